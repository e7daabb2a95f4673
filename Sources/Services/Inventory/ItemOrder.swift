internal import RPC
internal import Shape
internal import Storage

/// The orders in which items can be listed.
enum ItemOrder: String, Choice {
  /// By their creation, the newest items first.
  case newest
  /// By their names, from A to Z. The case of these letters is ignored.
  case name
  /// By their SKUs.
  case sku
  /// By their last change, the most recent first.
  case updated

  static let spellings = Spellings<ItemOrder>()

  /// The name of the list, which cursors of this order begin with.
  var list: String { self == .newest ? "items" : "items.\(rawValue)" }
}

/// The position of an item in a list with a certain order.
struct ItemPlace {
  /// The value by which the order compares items, as text. It is empty if the order compares only rows.
  let key: String
  let row: Int

  /// Creates the position that a cursor contains. Returns `nil` without a cursor.
  /// - Throws: -32602 for a cursor of another order.
  init?(_ cursor: String?, in order: ItemOrder, _ anchors: RowAnchors, of partition: Partition) throws(Failure) {
    guard let position = try Cursor.decode(order.list, cursor) else { return nil }
    let parts = position.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = String(hexadecimal: parts[0]), order != .updated || Int(key) != nil else {
      throw Cursor.unknown
    }
    self.init(key: key, row: try anchors.row(parts[1], in: partition))
  }

  init(key: String, row: Int) {
    self.key = key
    self.row = row
  }

  func cursor(in order: ItemOrder, _ anchors: RowAnchors, of partition: Partition) throws(Failure) -> String {
    Cursor.encode(order.list, "\(key.hexadecimal)-\(try anchors.text(of: row, in: partition, alone: true))")
  }
}
