internal import RPC
internal import Shape
internal import Tenancy

/// The method `policy.flag`: returns whether a flag of AppConfig is on.
struct ShowFlag: TimedMethod {
  let flag: String, fallback: Flag

  static let name: StaticString = "policy.flag"
  static let doc: StaticString = "Returns whether a flag of AppConfig is on."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The value of the flag, and the age of the document that it comes from."
  static let examples = [
    Example("a known flag", given: Example.config, params: #"{"name":"newCheckout"}"#),
    Example("an unknown flag", params: #"{"name":"newCheckout","fallback":true}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    flag = field("name", \.flag, "The name of the flag.")
    fallback = field(
      "fallback", \.fallback, "The value to return if AppConfig does not have the flag. Default: `false`.")
  }

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> ShownFlag {
    let (set, _, basis) = try service.flags(at: context.now)
    let value = set.value(of: flag)
    return ShownFlag(name: flag, on: value ?? fallback.isSet, known: value != nil, basis: basis)
  }
}

/// The value of a flag, as `policy.flag` returns it.
struct ShownFlag: Record {
  let name: String, on: Bool, known: Bool, basis: Basis

  static let doc: StaticString = "The value of a flag."
}

extension ShownFlag {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the flag.")
    on = field(
      "on", \.on, "`true` if the flag is on. If AppConfig does not have the flag, the `fallback` of the request.")
    known = field("known", \.known, "`true` if AppConfig has the flag, so that `on` is not the fallback.")
    basis = field.embed(\.basis)
  }
}
