internal import SQLite

/// A JWS in compact form, in two parts: the header, which many documents share, and the text after the first full stop.
struct SignedText {
  let header: String
  let rest: String

  /// Splits a text into the two parts, or returns `nil` if the text has no full stop.
  init?(_ text: String) {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    header = String(text[..<point])
    rest = String(text[text.utf8.index(after: point)...])
  }

  /// Reads the two parts from the next two columns of a row.
  init(_ row: inout RowSource) {
    header = row.next()
    rest = row.next()
  }

  var text: String { "\(header).\(rest)" }
}
