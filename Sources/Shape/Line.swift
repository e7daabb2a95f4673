/// A text of one line: not blank, without control characters and without line or paragraph separators.
public struct Line: Value, Hashable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func read<S: Source & ~Copyable>(from source: inout S) -> Line {
    guard let text = source.text() else { return example }
    var isBlank = true
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7f {
        source.refuse("must be one line without control characters")
        return example
      }
      if byte != 0x20 { isBlank = false }
    }
    if isBlank {
      source.refuse("must not be blank")
      return example
    }
    if text.unicodeScalars.contains(where: { $0 == "\u{2028}" || $0 == "\u{2029}" || $0 == "\u{85}" }) {
      source.refuse("must be one line without control characters")
      return example
    }
    return Line(text)
  }

  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema { .text(TextSchema(pattern: #"^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*[^\u0000-\u0020\u007f\u0085\u2028\u2029][^\u0000-\u001f\u007f\u0085\u2028\u2029]*$"#)) }
  public static var example: Line { Line("text") }
  public func violation(of limit: Limit) -> String? { text.violation(of: limit) }
}
