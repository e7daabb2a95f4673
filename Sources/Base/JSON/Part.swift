public import Shape

/// A part of a document whose problems do not make the whole document invalid. If the part is malformed, it has no
/// value, and `problems` says why.
public struct Part<Wrapped: Value & Sendable>: Value, Sendable {
  /// The part as JSON text.
  public let json: String
  /// The value of the part, or `nil` if the part is malformed.
  public let value: Wrapped?
  /// The problems of the part. Their pointers begin at the part.
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
