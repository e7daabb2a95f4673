internal import RPC
internal import Shape
internal import Tenancy

/// The method `system.ping`: returns an empty object. A client uses it to check that the core responds.
struct Ping: UnscopedMethod {
  static let name: StaticString = "system.ping"
  static let doc: StaticString = "Returns an empty object at once. Use it to check that the core responds."
  static let effect = Effect.read
  static let resultDoc: StaticString = "An empty object."
  static let examples = [Example("a sign of life", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: System, in context: UnscopedContext) throws(Failure) -> Pong { Pong() }
}

/// A result without members.
struct Pong: Record {
  static let doc: StaticString = "A result without members."
}

extension Pong {
  init<F: Fields<Self>>(_ field: inout F) {}
}
