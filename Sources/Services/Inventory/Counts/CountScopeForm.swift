internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The parameters of a request that give the scope of a stocktake.
struct CountScopeForm: Record {
  let location: LocationName?, category: Line?, items: [ID<ItemDetails>], skus: [Line]

  static let doc: StaticString = "The stock to be counted. Without any member, all of the company's stock."

  init<F: Fields<Self>>(_ field: inout F) {
    location = field(
      "location", \.location,
      "Only stock in this location or in a part of it. The location is given by its id, code or path.")
    category = field(
      "category", \.category, "Only items of this category. Without it, items of all categories.", .length(1...100))
    items = field(
      "items", \.items, "The ids of the items to count. Without `items` and `skus`, all items are counted.",
      .count(0...1000))
    skus = field(
      "skus", \.skus, "The SKUs of the items to count. If `skus` is given, `items` must be left out.", .count(0...1000))
  }

  /// - Throws: `notFound`; -32602 for items that are named both by their ids and by their SKUs.
  func scope(_ inventory: Inventory, in context: CompanyContext) throws(Failure) -> CountScope {
    let location = try inventory.locations.id(location, at: "/scope/location", in: context)
    let items = try inventory.ids(items, skus.isEmpty ? nil : skus, at: "/scope", in: context)
    return CountScope(location: location, category: category, items: items ?? [])
  }
}
