/// A text of one line: not blank, without control characters and without line or paragraph separators.
package struct Line: Value, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func read<S: Source & ~Copyable>(from source: inout S) -> Line {
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

  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(text) }
  package static var schema: Schema { .text(TextSchema(pattern: #"^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*[^\u0000-\u0020\u007f\u0085\u2028\u2029][^\u0000-\u001f\u007f\u0085\u2028\u2029]*$"#)) }
  package static var example: Line { Line("text") }
  package func violation(of limit: Limit) -> String? { text.violation(of: limit) }
}
