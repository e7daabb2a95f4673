internal import SQLite

/// A JWS in compact form, in two parts: the header, which many have in common, and what stands behind it and its point.
struct SignedText {
  let header: String
  let rest: String

  /// nil for what has no header.
  init?(_ text: String) {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    header = String(text[..<point])
    rest = String(text[text.utf8.index(after: point)...])
  }

  /// The next two columns of a row.
  init(_ row: inout RowSource) {
    header = row.next()
    rest = row.next()
  }

  var text: String { "\(header).\(rest)" }
}
