internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The scope of a stocktake as a request gives it. The location and the items may be named by codes and SKUs.
struct CountScopeForm: Record {
  let location: LocationName?, category: Line?, items: [ID<ItemDetails>], skus: [Line]

  static let doc: StaticString = "The stock to be counted. Without any member, all of the company's stock."

  init<F: Fields<Self>>(_ field: inout F) {
    location = field(
      "location", \.location,
      "The id, code or path of the location to count, with the locations within it. If it is left out, all locations are counted."
    )
    category = field(
      "category", \.category,
      "The category of the items to count. If it is left out, items of all categories are counted.",
      .length(1...100))
    items = field(
      "items", \.items, "The ids of the items to count. Without `items` and `skus`, all items are counted.",
      .count(0...1000))
    skus = field(
      "skus", \.skus, "The SKUs of the items to count. If `skus` is given, `items` must be left out.", .count(0...1000))
  }

  /// Returns the scope with the ids of its location and items.
  /// - Throws: `notFound`; -32602 if items are named both by ids and by SKUs.
  func scope(_ inventory: Inventory, in context: CompanyContext) throws(Failure) -> CountScope {
    let location = try inventory.locations.id(location, at: "/scope/location", in: context)
    let items = try inventory.ids(items, skus.isEmpty ? nil : skus, at: "/scope", in: context)
    return CountScope(location: location, category: category, items: items ?? [])
  }
}
