internal import RPC
internal import Shape
internal import Tenancy

/// `policy.flag`
struct ShowFlag: TimedMethod {
  let flag: String, fallback: Flag

  static let name: StaticString = "policy.flag"
  static let doc: StaticString = "Says whether a flag is on."
  static let effect = Effect.read
  static let resultDoc: StaticString = "Whether it is on, and whether it is known at all."
  static let examples = [
    Example("one that is known", given: ExampleSteps.config, params: #"{"name":"newCheckout"}"#),
    Example("one that is not", params: #"{"name":"newCheckout","fallback":true}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    flag = field("name", \.flag, "The flag's name.")
    fallback = field("fallback", \.fallback, "What holds when the flag is not known; false without it.")
  }

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> ShownFlag {
    let (set, _, basis) = try service.flags(at: context.now)
    let value = set.value(of: flag)
    return ShownFlag(name: flag, on: value ?? fallback.isSet, known: value != nil, basis: basis)
  }
}

/// The result of `policy.flag`.
struct ShownFlag: Record {
  let name: String, on: Bool, known: Bool, basis: Basis

  static let doc: StaticString = "Whether a flag is on."
}

extension ShownFlag {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The flag's name.")
    on = field("on", \.on, "Whether it is on; the fallback when it is not known.")
    known = field("known", \.known, "Whether the document names it.")
    basis = field.embed(\.basis)
  }
}
