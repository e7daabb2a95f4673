internal import RPC
internal import Shape
internal import Storage

/// The position of a row in a report, by which rows are sorted. A cursor contains it.
struct Position: Comparable {
  /// The first sort key: the code of a currency, or a day.
  let first: String
  /// The second sort key. Rows with larger amounts come first.
  let amount: Int128
  /// The last sort key, which makes the position unique.
  let last: String

  init(_ first: String, _ amount: Int128, _ last: String) {
    self.first = first
    self.amount = amount
    self.last = last
  }

  static func < (a: Position, b: Position) -> Bool {
    if a.first != b.first { return a.first < b.first }
    return a.amount == b.amount ? a.last < b.last : a.amount > b.amount
  }

  /// Creates the position that a cursor contains. Returns `nil` without a cursor.
  /// - Throws: -32602 if the text is not a cursor of this list.
  init?(_ cursor: String?, of list: String) throws(Failure) {
    guard let text = try Cursor.decode(list, cursor) else { return nil }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 3, let first = String(hexadecimal: parts[0]), let amount = Int128(parts[1], radix: 36),
      let last = String(hexadecimal: parts[2])
    else { throw Cursor.unknown }
    self.init(first, amount, last)
  }

  func cursor(of list: String) -> String {
    Cursor.encode(list, "\(first.hexadecimal)_\(String(amount, radix: 36))_\(last.hexadecimal)")
  }
}
