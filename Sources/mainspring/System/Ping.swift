internal import RPC
internal import Shape
internal import Tenancy

/// `system.ping`
struct Ping: UnscopedMethod {
  static let name: StaticString = "system.ping"
  static let doc: StaticString = "Answers at once, with an empty object."
  static let effect = Effect.read
  static let resultDoc: StaticString = "Nothing but the fact that there is an answer."
  static let examples = [Example("is anybody there", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: System, in context: UnscopedContext) throws(Failure) -> Pong { Pong() }
}

/// An answer without content.
struct Pong: Record {
  static let doc: StaticString = "An answer without content."
}

extension Pong {
  init<F: Fields<Self>>(_ field: inout F) {}
}
