internal import Shape

/// A category or a tag, and the number of items that have it.
struct LabelCount: Record {
  let name: Line, items: Int

  static let doc: StaticString = "A category or a tag, and the number of items that have it."
}

extension LabelCount {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the category or tag, in its latest spelling.")
    items = field("items", \.items, "The number of items with this category or tag. Archived items are not counted.")
  }
}

/// A page of categories or tags, sorted by name.
struct LabelPage: Record {
  let items: [LabelCount], next: String?, partial: Bool

  static let doc: StaticString = "A page of categories or tags, sorted by name."
}

extension LabelPage {
  init<F: Fields<Self>>(_ field: inout F) {
    items = field(
      "items", \.items, "The categories or tags with their numbers of items, sorted by name. Case is ignored.")
    next = field("next", \.next, "The value to pass as `after` to get the next page; `null` on the last page.")
    partial = field(
      "partial", \.partial,
      "`true` if some new items are not counted yet, because very many items were added. They are counted in idle moments, and by later calls of this method."
    )
  }
}

/// The result of renaming a category or a tag.
struct RenamedLabel: Record {
  let changed: Int

  static let doc: StaticString = "The result of renaming a category or a tag."
}

extension RenamedLabel {
  init<F: Fields<Self>>(_ field: inout F) {
    changed = field("changed", \.changed, "The number of items whose category or tag was renamed.")
  }
}
