internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The active bills of materials of an item and of its components, on all levels. One query reads all of them.
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
      // Two bills of materials of an item may be active for a moment. Then the one with the lower id counts.
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

  /// Returns the items on the shortest way from an item down to itself, or `nil` if no level of its components has it.
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
  /// - Parameters:
  ///   - given: the same lines as the request has them.
  ///   - base: the place, in the parameters, of the object that has the member `lines`.
  func requireNoCycle(
    of lines: [BOMLine], given: [BOMLine], in made: UUID, at base: String, in context: CompanyContext
  ) throws(Failure) {
    let users = try stores.all(queries.users, in: context.store, bind: context.number, made) { $0.next(UUID.self) }
    for (index, line) in lines.enumerated() {
      guard let item = line.item, users.contains(item) else { continue }
      let member = given[index].item == nil ? "sku" : "item"
      let pointer = "\(base)/lines/\(index)/\(member)"
      if item == made {
        throw .invalidParam(pointer, "\(member) must not name the item that is made; name another component")
      }
      let way = try BOMStructure(of: item, self, in: context).way(from: item, to: made) ?? []
      throw .invalidParam(
        pointer,
        "\(member) must not name an item that needs the item that is made: \(try words(for: [made] + way, in: context)) is a cycle. Name another component"
      )
    }
  }

  /// Returns the structure of an item, and its items, each before its components.
  /// - Throws: -32602 for an item without an active bill of materials, and for an item that is a component of itself.
  ///   Two devices may together have written such bills of materials before they synced.
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
      "item must not be made of itself: \(try words(for: way, in: context)) is a cycle. Remove one of these components with assemblies.boms.update"
    )
  }

  /// Returns the SKUs of the items on a way, with ` > ` between them.
  private func words(for way: [UUID], in context: CompanyContext) throws(Failure) -> String {
    try stock.facts(of: way, in: context).map { $0?.sku.text ?? "?" }.joined(separator: " > ")
  }
}
