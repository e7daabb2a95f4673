internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The active bills of materials that an item is made by, on all levels. One query reads all of them.
struct BOMStructure {
  /// A bill of materials in the structure.
  struct Recipe {
    let bom: UUID, yield: Int
    var components: [Component] = []
  }

  /// The bill of materials of each made item.
  private(set) var recipes: [UUID: Recipe] = [:]

  init(of item: UUID, _ boms: BOMs, in context: CompanyContext) throws(Failure) {
    var recipes: [UUID: Recipe] = [:]
    try boms.stores.each(boms.queries.structure, in: context.store, bind: context.number, item) { row in
      let (made, bom, yield) = (row.next(UUID.self), row.next(UUID.self), row.next(Int.self))
      let component = Component(
        item: row.next(), own: row.next(), scrap: row.next(), isOptional: row.next(), isWhole: row.next())
      // Two bills of materials of an item may be active for a moment. The one with the lower id counts.
      if let known = recipes[made] {
        if known.bom != bom { return }
        recipes[made]?.components.append(component)
      } else {
        recipes[made] = Recipe(bom: bom, yield: yield, components: [component])
      }
    }
    self.recipes = recipes
  }

  /// Returns the bill of materials of an item, or `nil` for an item that is not made.
  subscript(item: UUID) -> Recipe? { recipes[item] }

  /// Returns the items on a way from an item to itself, or `nil` if it is not a component of itself.
  func cycle(through item: UUID) -> [UUID]? { way(from: item, to: item) }

  /// Returns the items on the shortest way from an item down to one of its components, on any level.
  func way(from start: UUID, to end: UUID) -> [UUID]? {
    var parents: [UUID: UUID] = [:]
    var open = [start]
    while !open.isEmpty {
      var next: [UUID] = []
      for made in open {
        for component in recipes[made]?.components ?? [] where parents[component.item] == nil {
          parents[component.item] = made
          if component.item != end {
            next.append(component.item)
            continue
          }
          var way = [end, made]
          while let last = way.last, last != start, let parent = parents[last] { way.append(parent) }
          return way.reversed()
        }
      }
      open = next
    }
    return nil
  }

  /// Returns all items of the structure, each before its components, or `nil` if an item is a component of itself.
  func order(from item: UUID) -> [UUID]? {
    var uses: [UUID: Int] = [item: 0]
    var (reached, place) = ([item], 0)
    while place < reached.count {
      for component in recipes[reached[place]]?.components ?? [] {
        if uses[component.item] == nil { reached.append(component.item) }
        uses[component.item, default: 0] += 1
      }
      place += 1
    }
    if uses[item] != 0 { return nil }
    var order = [item]
    place = 0
    while place < order.count {
      for component in recipes[order[place]]?.components ?? [] {
        let left = (uses[component.item] ?? 0) - 1
        uses[component.item] = left
        if left == 0 { order.append(component.item) }
      }
      place += 1
    }
    return order.count == uses.count ? order : nil
  }
}

extension BOMs {
  /// Refuses lines that need, on any level, the item that is made.
  /// - Parameter base: the place of the lines' bill of materials in the parameters.
  func requireNoCycle(of lines: [BOMLine], in made: UUID, at base: String, in context: CompanyContext) throws(Failure) {
    let users = try stores.all(queries.users, in: context.store, bind: context.number, made) { $0.next(UUID.self) }
    for (index, line) in lines.enumerated() {
      guard let item = line.item, users.contains(item) else { continue }
      let pointer = "\(base)/lines/\(index)/item"
      if item == made { throw .invalidParam(pointer, "item must not be the item that is made") }
      let way = try BOMStructure(of: item, self, in: context).way(from: item, to: made) ?? []
      throw .invalidParam(
        pointer, "item must not need the item that is made: \(try words(for: [made] + way, in: context)) is a cycle")
    }
  }

  /// Returns the structure of an item.
  /// - Throws: -32602 for an item that is a component of itself, as devices apart may have written.
  func structure(
    of item: StockedItem, in context: CompanyContext
  ) throws(Failure) -> (structure: BOMStructure, order: [UUID]) {
    let structure = try BOMStructure(of: item.id, self, in: context)
    if structure[item.id] == nil {
      throw .invalidParam(
        "/item",
        "item must have an active bill of materials: \(item.sku.text) has none. Create one with assemblies.boms.create")
    }
    if let order = structure.order(from: item.id) { return (structure, order) }
    let way = structure.recipes.keys.sorted().lazy.compactMap { structure.cycle(through: $0) }.first ?? []
    throw .invalidParam(
      "/item",
      "item must not be made of itself: \(try words(for: way, in: context)) is a cycle. Remove one of these lines")
  }

  /// Returns the SKUs of items, as a way.
  private func words(for way: [UUID], in context: CompanyContext) throws(Failure) -> String {
    try stock.facts(of: way, in: context).map { $0?.sku.text ?? "?" }.joined(separator: " > ")
  }
}
