public import Shape

/// A part of a document that stands by itself: what is malformed is left out, and the problems say why.
public struct Part<Wrapped: Value & Sendable>: Value, Sendable {
  /// What stands there.
  public let json: String
  /// What it means; nil when it is malformed.
  public let value: Wrapped?
  /// What is wrong with it; the pointers lead into it.
  public let problems: [Problem]

  public static func read<S: Source>(from source: inout S) -> Part {
    guard var json = source.json() else { return example }
    let reading = json.withUTF8 { JSONText.look(at: $0, ignoresUnknown: true) { Wrapped.read(from: &$0) } }
    guard case .success((let value, let problems)) = reading else { return example }
    return Part(json: json, value: problems.isEmpty ? value : nil, problems: problems)
  }

  public func write<K: Sink>(to sink: inout K) { sink.json(json) }
  public static var schema: Schema { Wrapped.schema }
  public static var example: Part { Part(json: "null", value: nil, problems: []) }
}
