internal import RPC
internal import Shape
internal import Storage

/// Where a row stands in a report.
struct Position: Comparable {
  /// What it is ordered by first: a currency, or a day.
  let first: String
  /// Then the largest amount comes first.
  let amount: Int128
  /// What tells it from rows that are alike so far.
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
