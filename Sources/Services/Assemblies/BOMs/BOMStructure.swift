internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The active bills of materials of an item and of its components, on all levels. A single query reads all of them.
struct BOMStructure {
  /// A bill of materials with its components, as the computations need it.
  struct Recipe {
    let bom: UUID, yield: Int
    var components: [Component] = []
  }

  /// The active bill of materials of each item that has one, by the id of the item.
  private(set) var recipes: [UUID: Recipe] = [:]

  init(of item: UUID, _ boms: BOMs, in context: CompanyContext) throws(Failure) {
    var recipes: [UUID: Recipe] = [:]
    try boms.stores.each(boms.queries.structure, in: context.store, bind: context.number, item) { row in
      let (made, bom, yield) = (row.next(UUID.self), row.next(UUID.self), row.next(Int.self))
      let component = Component(
        item: row.next(), own: row.next(), scrap: row.next(), isOptional: row.next(), isWhole: row.next())
      // Two bills of materials of an item can be active until sync has resolved the conflict. The one with the lower id
      // is used; its rows come first.
      if let known = recipes[made] {
        if known.bom != bom { return }
        recipes[made]?.components.append(component)
      } else {
        recipes[made] = Recipe(bom: bom, yield: yield, components: [component])
      }
    }
    self.recipes = recipes
  }

  /// Returns the active bill of materials of an item, or `nil` if it has none.
  subscript(item: UUID) -> Recipe? { recipes[item] }

  /// Returns the items on the shortest path from an item down to itself. Returns `nil` if the item is not a component
  /// of itself on any level.
  func cycle(through item: UUID) -> [UUID]? { way(from: item, to: item) }

  /// Returns the items on the shortest path from an item down to one of its components, on any level. Returns `nil` if
  /// there is no such component.
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

  /// Returns the items of the structure, each before its components. Returns `nil` if an item is a component of itself.
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
  /// Refuses lines that need the item that is made, on any level. The item would then be a component of itself.
  /// - Parameters:
  ///   - given: the same lines as in the request, for the names of their members.
  ///   - base: the JSON pointer of the object that contains the member `lines`.
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

  /// Returns the structure of an item, and the structure's items in an order in which each comes before its components.
  /// - Throws: -32602 if the item has no active bill of materials, or if an item is a component of itself. Two devices
  ///   that have not synced can together create such bills of materials.
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

  /// Returns the SKUs of the items on a path, joined with ` > `, for an error message.
  private func words(for way: [UUID], in context: CompanyContext) throws(Failure) -> String {
    try stock.facts(of: way, in: context).map { $0?.sku.text ?? "?" }.joined(separator: " > ")
  }
}
