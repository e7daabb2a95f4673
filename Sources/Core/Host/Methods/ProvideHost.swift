internal import RPC
internal import Shape
internal import Tenancy

/// `host.provide`
struct ProvideHost: UnscopedMethod {
  let capabilities: [String]

  static let name: StaticString = "host.provide"
  static let doc: StaticString = "Says which requests of the core the host can answer; in the place of what it said before."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "Which of them the core will use."
  static let examples = [
    Example("one that there is, and one that a newer core may know", params: #"{"capabilities":["host.ping","host.dream"]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    capabilities = field(
      "capabilities", \.capabilities, "Names of host requests, such as host.ping. None takes back what was offered.", .count(0...100))
  }

  func call(on service: Host, in context: UnscopedContext) throws(Failure) -> Provided { service.provide(capabilities) }
}

/// The result of `host.provide`.
struct Provided: Record {
  let used: [String], unknown: [String], suggestions: [SuggestedCapability]

  static let doc: StaticString = "What the host offers, as the core sees it."
}

extension Provided {
  init<F: Fields<Self>>(_ field: inout F) {
    used = field("used", \.used, "The capabilities that the core knows.")
    unknown = field("unknown", \.unknown, "Those that it does not know, and will never ask for.")
    suggestions = field("suggestions", \.suggestions, "For each of them that is like a name that the core knows, that name.")
  }
}
