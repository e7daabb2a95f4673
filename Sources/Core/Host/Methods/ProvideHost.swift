internal import RPC
internal import Shape
internal import Tenancy

/// The method `host.provide`: declares the requests of the core that the host can answer.
struct ProvideHost: UnscopedMethod {
  let capabilities: [String]

  static let name: StaticString = "host.provide"
  static let doc: StaticString =
    "Declares which requests of the core this front end can answer. Call this method after each start. The new list replaces the one that the conversation declared before."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString =
    "The capabilities that the core knows and will use, and those that it does not know."
  static let examples = [
    Example("a known and an unknown capability", params: #"{"capabilities":["host.ping","host.dream"]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    capabilities = field(
      "capabilities", \.capabilities,
      "The names of host requests, such as `host.ping`. An empty list withdraws all capabilities.",
      .count(0...100))
  }

  func call(on service: Host, in context: UnscopedContext) throws(Failure) -> Provided { service.provide(capabilities) }
}

/// The result of `host.provide`.
struct Provided: Record {
  let used: [String], unknown: [String], suggestions: [SuggestedCapability]

  static let doc: StaticString =
    "The declared capabilities: those that the core knows, and those that it does not know."
}

extension Provided {
  init<F: Fields<Self>>(_ field: inout F) {
    used = field("used", \.used, "The capabilities that the core knows.")
    unknown = field(
      "unknown", \.unknown, "The capabilities that the core does not know. The core never sends these requests.")
    suggestions = field("suggestions", \.suggestions, "The known names that are similar to unknown capabilities.")
  }
}
