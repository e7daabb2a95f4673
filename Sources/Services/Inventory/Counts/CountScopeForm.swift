internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// What is to be counted, as a request says it.
struct CountScopeForm: Record {
  let location: LocationName?, category: Line?, items: [ID<ItemDetails>], skus: [Line]

  static let doc: StaticString = "What is to be counted: all there is, unless it says otherwise."

  init<F: Fields<Self>>(_ field: inout F) {
    location = field("location", \.location, "Only what lies in this location, or in a part of it; by its id, its code or its path.")
    category = field("category", \.category, "Only items of this category.", .length(1...100))
    items = field("items", \.items, "Only these items; all without any.", .count(0...1000))
    skus = field("skus", \.skus, "The same, by their SKUs.", .count(0...1000))
  }

  /// - Throws: `notFound`; -32602 for items that are named both by their ids and by their SKUs.
  func scope(_ inventory: Inventory, in context: CompanyContext) throws(Failure) -> CountScope {
    let location = try inventory.locations.id(location, at: "/scope/location", in: context)
    let items = try inventory.ids(items, skus.isEmpty ? nil : skus, at: "/scope", in: context)
    return CountScope(location: location, category: category, items: items ?? [])
  }
}
