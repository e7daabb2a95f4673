internal import Shape
internal import Storage

/// The scope of a stocktake: all stock, unless its members limit it.
struct CountScope: Record {
  let location: ID<LocationDetails>?, category: Line?, items: [ID<ItemDetails>]

  static let doc: StaticString = "The stock to be counted. Without any member, all of the company's stock."
  static let everything = CountScope(location: nil, category: nil, items: [])

  /// Returns a Boolean value that indicates whether an item is of the category.
  func includes(_ item: Item) -> Bool {
    category.map { item.details.category?.text.caseFolded == $0.text.caseFolded } ?? true
  }
}

extension CountScope {
  init<F: Fields<Self>>(_ field: inout F) {
    location = field("location", \.location, "Only stock in this location or in a part of it.")
    category = field(
      "category", \.category, "Only items of this category. Without it, items of all categories.", .length(1...100))
    items = field("items", \.items, "Only these items. If empty, all items.", .count(0...1000))
  }
}
