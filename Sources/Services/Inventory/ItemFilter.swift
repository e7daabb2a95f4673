internal import RPC
internal import SQLite
internal import Shape

/// The conditions that the items of a list must meet. A condition that is `nil` allows all items.
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
  /// A Boolean value that indicates whether the list has only archived items. If it is `false`, the list has only items
  /// that are not archived.
  let archived: Bool

  /// The conditions that the full-text index can look up.
  var labels: [TextTerm] {
    var labels: [TextTerm] = []
    if let category { labels.append(.label(category.text, column: ItemDetails.categoryColumn)) }
    if let tag { labels.append(.label(tag.text, column: ItemDetails.tagsColumn)) }
    if let code { labels.append(.label(anyOf: code.meant, column: ItemDetails.barcodesColumn)) }
    // The index may find a word of the manufacturer in another column. So the manufacturer of each found row is
    // compared as well.
    for word in manufacturer?.text.foldedWords ?? [] where !word.isUnspacedWord {
      labels.append(.word(word, isPrefix: false))
    }
    return labels
  }

  /// A Boolean value that indicates whether each item must be checked for conditions that no index looks up.
  var looksAtRows: Bool {
    condition != nil || isFlagged != nil || location != nil || supplier != nil || level != nil
      || custom.json != CustomFields.empty.json
      || updatedSince != nil || manufacturer != nil
  }

  static let archivedDoc: StaticString =
    "`true` to list only archived items. Default: only items that are not archived."
}

/// A state of an item's stock, by which a list of items can be filtered.
enum ItemLevel: String, Choice {
  /// The projected stock is below `minStock`, or below zero.
  case low
  /// No stock is available.
  case out
  /// The quantity in a location or lot is below zero.
  case negative

  static let spellings = Spellings<ItemLevel>()

  /// The SQL condition that a row of the table of items must meet.
  var condition: String {
    switch self {
    case .low:
      """
      items.kind = 'stocked' AND (moved = 0 AND minStock > 0 OR EXISTS (
        SELECT 1 FROM {store}.stock_items s WHERE s.company = items.row >> 40 AND s.item = items.id AND s.lacking IS NOT NULL))
      """
    case .out:
      """
      items.kind = 'stocked' AND NOT EXISTS (
        SELECT 1 FROM {store}.stock_items s WHERE s.company = items.row >> 40 AND s.item = items.id AND s.onHand - s.unavailable > s.demand)
      """
    case .negative:
      "EXISTS (SELECT 1 FROM {store}.stock_levels s WHERE s.company = items.row >> 40 AND s.item = items.id AND s.onHand < 0)"
    }
  }
}
