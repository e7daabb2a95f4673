internal import JSON
public import Shape

/// A JSON object that is passed on as text, without being read.
public struct RawJSON: Value, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// Creates a value from JSON that may contain white space, and removes the white space. If the text is not JSON, the
  /// value is null.
  public init(compacting text: [UInt8]) {
    let compact = try? JSONText.read(text) { $0.json() }
    self.init(compact.flatMap(\.self) ?? "null")
  }

  public static func read<S: Source>(from source: inout S) -> RawJSON { RawJSON(source.json() ?? "null") }
  public func write<K: Sink>(to sink: inout K) { sink.json(text) }
  public static var schema: Schema { .map(.any) }
  public static var example: RawJSON { RawJSON("{}") }
}
