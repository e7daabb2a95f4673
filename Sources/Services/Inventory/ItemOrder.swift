internal import RPC
internal import Shape
internal import Storage

/// The orders in which items are listed.
enum ItemOrder: String, Choice {
  /// By their creation, newest first.
  case newest
  /// By their names, from A to Z, without regard to the case of these letters.
  case name
  /// By their SKUs.
  case sku
  /// By their last change, most recent first.
  case updated

  static let spellings = Spellings<ItemOrder>()

  /// The beginning of the cursors of this order.
  var list: String { self == .newest ? "items" : "items.\(rawValue)" }
}

/// The place of an item in an order.
struct ItemPlace {
  /// The value that the order compares, as text; empty if the order compares rows alone.
  let key: String
  let row: Int

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
