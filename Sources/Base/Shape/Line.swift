/// A text of one line: not blank, without control characters and without line or paragraph separators.
///
/// Spaces around the text never count, because people and scanners add them unseen. So a line that is typed, scanned or
/// imported is read without them. Lines that older programs stored still have their spaces.
public struct Line: Value, Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// Creates a line from typed or scanned text, without the spaces around it.
  public init(typed text: String) { self.text = text.withoutOuterSpaces }

  /// Returns a Boolean value that indicates whether both lines are equal apart from spaces around them.
  public func isSame(as other: Line) -> Bool {
    text == other.text || text.withoutOuterSpaces == other.text.withoutOuterSpaces
  }

  /// Returns a Boolean value that indicates whether both lines name the same unit. Case and spaces around them do not
  /// count.
  public func isSameUnit(as other: Line) -> Bool { text == other.text || text.caseFolded == other.text.caseFolded }

  public static func read<S: Source>(from source: inout S) -> Line {
    guard let text = source.text() else { return example }
    if S.isTrusted { return Line(text) }
    if let complaint = complaint(text) { source.refuse(complaint) }
    return source.isOfCore ? Line(text) : Line(typed: text)
  }

  /// Returns the reason why a text is not a valid line, or `nil` if it is one.
  private static func complaint(_ text: String) -> String? {
    var text = text
    var isBlank = true
    var isASCII = true
    let isOneLine = text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        if byte < 0x20 || byte == 0x7f || byte == 0xc2 && bytes[index + 1] == 0x85
          || byte == 0xe2 && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xfe == 0xa8
        {
          return false
        }
        if byte >= 0x80 { isASCII = false } else if byte != 0x20 { isBlank = false }
      }
      return true
    }
    guard isOneLine else { return "must be one line without control characters" }
    // Among other characters, no-break and zero-width spaces are blank, too.
    if isBlank, !isASCII {
      isBlank = text.unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || $0.properties.generalCategory == .format
      }
    }
    return isBlank ? "must not be blank" : nil
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  /// One line that is not blank, as a regular expression (ECMA-262).
  public static let pattern =
    #"^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*[^\u0000-\u0020\u007f\u0085\u2028\u2029][^\u0000-\u001f\u007f\u0085\u2028\u2029]*$"#
  public static var schema: Schema { .text(TextSchema(pattern: pattern)) }
  public static var example: Line { Line("text") }
  public func violation(of limit: Limit) -> String? { text.violation(of: limit) }
}
