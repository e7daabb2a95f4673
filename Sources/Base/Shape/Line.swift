/// A text of one line. It is not blank, and has no control characters, line separators or paragraph separators.
///
/// People and scanners add spaces at the beginning or end of a text without noticing it. So these spaces are removed
/// when a line is typed, scanned or imported. Lines that older programs have stored still have such spaces.
public struct Line: Value, Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// Creates a line from typed or scanned text, and removes the spaces at its beginning and end.
  public init(typed text: String) { self.text = text.withoutOuterSpaces }

  /// Returns a Boolean value that indicates whether two lines are equal, apart from spaces at the beginning and end.
  public func isSame(as other: Line) -> Bool {
    text == other.text || text.withoutOuterSpaces == other.text.withoutOuterSpaces
  }

  /// Returns a Boolean value that indicates whether two lines name the same unit of measurement. Upper and lower case,
  /// and spaces at the beginning and end, make no difference.
  public func isSameUnit(as other: Line) -> Bool { text == other.text || text.caseFolded == other.text.caseFolded }

  public static func read<S: Source>(from source: inout S) -> Line {
    guard let text = source.text() else { return example }
    if S.isTrusted { return Line(text) }
    if let complaint = complaint(text) { source.refuse(complaint) }
    return source.isOfCore ? Line(text) : Line(typed: text)
  }

  /// Returns the reason why a text is not a valid line, or `nil` if it is valid.
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
    // No-break spaces and zero-width spaces are blank, too. They are not ASCII, so this slower check finds them.
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
  /// A regular expression (ECMA-262) that matches a line which is not blank.
  public static let pattern =
    #"^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*[^\u0000-\u0020\u007f\u0085\u2028\u2029][^\u0000-\u001f\u007f\u0085\u2028\u2029]*$"#
  public static var schema: Schema { .text(TextSchema(pattern: pattern)) }
  public static var example: Line { Line("text") }
  public func violation(of limit: Limit) -> String? { text.violation(of: limit) }
}
