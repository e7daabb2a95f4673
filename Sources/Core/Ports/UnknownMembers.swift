internal import JSON
public import Shape

/// Members of a JSON object that the core does not know. The core stores and returns them unchanged.
public struct UnknownMembers: Shape.Value, Sendable {
  /// The object with these members as compact JSON.
  public let text: String

  /// - Parameter text: a JSON object, compact.
  public init(text: String) { self.text = text }

  /// The description of a record's field that holds unknown members.
  public static let fieldDoc: StaticString =
    "The members of the host's answer that the core does not know, unchanged. `null` if there are none."

  public static func read<S: Source>(from source: inout S) -> UnknownMembers {
    guard let text = source.json() else { return example }
    if text.utf8.first != UInt8(ascii: "{") { source.refuse("must be an object") }
    return UnknownMembers(text: text)
  }

  /// Returns the members of the current object whose names are not in `known`, or `nil` if there are no such members.
  public static func unknown<S: Source>(in source: inout S, known: Set<String>) -> UnknownMembers? {
    let unknown = (source.map(of: UnknownMembers.Value.self) ?? []).filter { !known.contains($0.name) }
    if unknown.isEmpty { return nil }
    return UnknownMembers(text: "{\(unknown.map { "\(jsonText($0.name)):\($0.value.text)" }.joined(separator: ","))}")
  }

  /// Any JSON value.
  private struct Value: Shape.Value {
    let text: String

    static func read<S: Source>(from source: inout S) -> Value { Value(text: source.json() ?? "null") }
    func write<K: Sink>(to sink: inout K) { sink.json(text) }
    static var schema: Schema { .any }
    static var example: Value { Value(text: "null") }
  }

  public func write<K: Sink>(to sink: inout K) { sink.json(text) }
  public static var schema: Schema { .map(.any) }
  public static var example: UnknownMembers { UnknownMembers(text: "{}") }
}
