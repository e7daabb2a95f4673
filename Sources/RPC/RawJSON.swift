public import Shape

/// A result that is JSON text already.
public struct RawJSON: Value {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func read<S: Source & ~Copyable>(from source: inout S) -> RawJSON { RawJSON(source.json() ?? "null") }
  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.json(text) }
  public static var schema: Schema { .map(.any) }
  public static var example: RawJSON { RawJSON("{}") }
}
