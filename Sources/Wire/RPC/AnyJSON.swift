public import Shape

/// A JSON value of any kind (an object, an array, a string, a number, a Boolean value or null), stored as its text.
public struct AnyJSON: Value, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func read<S: Source>(from source: inout S) -> AnyJSON { AnyJSON(source.json() ?? "null") }
  public func write<K: Sink>(to sink: inout K) { sink.json(text) }
  public static var schema: Schema { .any }
  public static var example: AnyJSON { AnyJSON("{}") }
}
