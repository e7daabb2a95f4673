internal import Shape
internal import Storage

/// The scope of a stocktake: which stock is counted. Without any member, all stock of the company.
struct CountScope: Record {
  let location: ID<LocationDetails>?, category: Line?, items: [ID<ItemDetails>]

  static let doc: StaticString = "The stock to be counted. Without any member, all of the company's stock."
  static let everything = CountScope(location: nil, category: nil, items: [])

  /// Returns a Boolean value that indicates whether an item belongs to the scope's category. Without a category, every
  /// item does. Case is ignored.
  func includes(_ item: Item) -> Bool {
    category.map { item.details.category?.text.caseFolded == $0.text.caseFolded } ?? true
  }
}

extension CountScope {
  init<F: Fields<Self>>(_ field: inout F) {
    location = field(
      "location", \.location,
      "The id of the location that is counted, with the locations within it. If it is left out, all locations are counted."
    )
    category = field(
      "category", \.category,
      "The category of items that are counted. If it is left out, items of all categories are counted.",
      .length(1...100))
    items = field(
      "items", \.items, "The ids of the items that are counted. If empty, all items are counted.", .count(0...1000))
  }
}
