internal import SQLite
internal import Shape

/// What a list of items is narrowed to.
struct ItemFilter {
  var text: String?
  var category: Line?
  var tag: Line?
  var code: ScannedCode?
  /// Archived items alone, rather than the others.
  let archived: Bool

  /// What the full-text index knows of it.
  var labels: [TextTerm] {
    [
      category.map { .label($0.text, column: ItemDetails.categoryColumn) }, tag.map { .label($0.text, column: ItemDetails.tagsColumn) },
      code.map { .label(anyOf: $0.forms, column: ItemDetails.barcodesColumn) },
    ].compactMap(\.self)
  }

  static let archivedDoc: StaticString = "true for archived items alone; without it, the others."
}
