internal import Shape

/// The name of a place, as one line of text. The text is in Unicode's Normalization Form C, so equal names have equal
/// bytes.
struct PlaceName: Value {
  let text: String

  static func read<S: Source>(from source: inout S) -> PlaceName {
    PlaceName(text: Line.read(from: &source).text.composed)
  }
  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { Line.schema }
  static var example: PlaceName { PlaceName(text: Line.example.text) }
  /// The limit applies to the text in Normalization Form C.
  func violation(of limit: Limit) -> String? { text.violation(of: limit) }
}
