internal import RPC
internal import SQLite
internal import Shape

/// What a list of items is narrowed to.
struct ItemFilter {
  var text: String?
  var category: Line?
  var tag: Line?
  var code: ScannedCode?
  var manufacturer: Line?
  var condition: Condition?
  var isFlagged: Bool?
  var location: ID<LocationDetails>?
  var supplier: UUID?
  var level: ItemLevel?
  var custom = CustomFields.empty
  var updatedSince: Timestamp?
  /// Archived items alone, rather than the others.
  let archived: Bool

  /// What the full-text index knows of it.
  var labels: [TextTerm] {
    var labels: [TextTerm] = []
    if let category { labels.append(.label(category.text, column: ItemDetails.categoryColumn)) }
    if let tag { labels.append(.label(tag.text, column: ItemDetails.tagsColumn)) }
    if let code { labels.append(.label(anyOf: code.meant, column: ItemDetails.barcodesColumn)) }
    // Its words may stand in another column, too: the row itself is looked at in any case.
    for word in manufacturer?.text.foldedWords ?? [] where !word.isUnspacedWord { labels.append(.word(word, isPrefix: false)) }
    return labels
  }

  /// Whether each row must be looked at for more than whether it is archived.
  var looksAtRows: Bool {
    condition != nil || isFlagged != nil || location != nil || supplier != nil || level != nil || custom.json != CustomFields.empty.json
      || updatedSince != nil || manufacturer != nil
  }

  static let archivedDoc: StaticString = "true to list only archived items. Without it, only items that are not archived."
}

/// How much of an item there is.
enum ItemLevel: String, Choice {
  /// The projected stock is below `minStock`, or below zero.
  case low
  /// Nothing is available.
  case out
  /// Somewhere there is less than nothing.
  case negative

  static let spellings = Spellings<ItemLevel>()

  /// What says so of a row of items.
  var condition: String {
    switch self {
    case .low:
      """
      (moved = 0 AND minStock > 0 OR EXISTS (
        SELECT 1 FROM {store}.stock_items s WHERE s.company = items.row >> 40 AND s.item = items.id AND s.lacking IS NOT NULL))
      """
    case .out:
      """
      NOT EXISTS (
        SELECT 1 FROM {store}.stock_items s WHERE s.company = items.row >> 40 AND s.item = items.id AND s.onHand - s.unavailable > s.demand)
      """
    case .negative:
      "EXISTS (SELECT 1 FROM {store}.stock_levels s WHERE s.company = items.row >> 40 AND s.item = items.id AND s.onHand < 0)"
    }
  }
}
