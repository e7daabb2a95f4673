internal import Shape

/// A category or a tag, and the number of items that have it.
struct LabelCount: Record {
  let name: Line, items: Int

  static let doc: StaticString = "A category or a tag, and the number of items that have it."
}

extension LabelCount {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name, as it was spelled last.")
    items = field("items", \.items, "The number of items that have it and are not archived.")
  }
}

/// A page of categories or tags.
struct LabelPage: Record {
  let items: [LabelCount], next: String?, partial: Bool

  static let doc: StaticString = "A page of categories or tags."
}

extension LabelPage {
  init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", \.items, "The categories or tags, by name; case is ignored.")
    next = field("next", \.next, "Pass it as after to get the next page; null at the end.")
    partial = field(
      "partial", \.partial,
      "`true` if some of very many new items are not counted yet. They are counted in idle moments, and by the next such requests.")
  }
}

/// The result of a renaming.
struct RenamedLabel: Record {
  let changed: Int

  static let doc: StaticString = "The result of a renaming."
}

extension RenamedLabel {
  init<F: Fields<Self>>(_ field: inout F) {
    changed = field("changed", \.changed, "The number of items that were changed.")
  }
}
