internal import Shape

/// What a place is called: one line, in Unicode's Normalization Form C, in which names that mean the same are the same bytes.
struct PlaceName: Value {
  let text: String

  static func read<S: Source>(from source: inout S) -> PlaceName { PlaceName(text: Line.read(from: &source).text.composed) }
  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { Line.schema }
  static var example: PlaceName { PlaceName(text: Line.example.text) }
  /// The limit counts what is kept.
  func violation(of limit: Limit) -> String? { text.violation(of: limit) }
}
