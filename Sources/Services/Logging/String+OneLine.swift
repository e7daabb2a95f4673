/// Writes texts as one line of the log.
extension String {
  /// Returns the text in one line of at most `limit` bytes, with JSON's escapes for control characters, and an ellipsis
  /// if it is cut off.
  ///
  /// Unicode's line and paragraph separators count as control characters, because some readers treat them as line ends.
  /// If the method is called for its own result, it returns the same text.
  public func oneLine(limit: Int) -> String {
    // Nearly all texts are short and plain, and are returned unchanged.
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return self }
    let ellipsis = "…"
    var line: [UInt8] = []
    // The length of the longest part that leaves room for an ellipsis.
    var beginning = 0
    for scalar in unicodeScalars {
      line += scalar.escapedInLines.utf8
      if line.count > limit { return String(decoding: line[..<beginning], as: UTF8.self) + ellipsis }
      if line.count <= limit - ellipsis.utf8.count { beginning = line.count }
    }
    return String(decoding: line, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The text of the scalar in a line: the scalar itself, or JSON's escape for a control character or a line end.
  public var escapedInLines: String {
    switch value {
    case 0x09: return "\\t"
    case 0x0a: return "\\n"
    case 0x0d: return "\\r"
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x2029:
      let digits = String(value, radix: 16)
      return "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)"
    default: return String(self)
    }
  }
}
