internal import RPC
internal import Shape
internal import Tenancy

/// `policy.flags`
struct ListFlags: TimedMethod {
  static let name: StaticString = "policy.flags"
  static let doc: StaticString = "Lists the flags."
  static let effect = Effect.read
  static let resultDoc: StaticString = "All flags that are known."
  static let examples = [Example("two of them", given: ExampleSteps.config, params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> Flags {
    let (set, problems, basis) = try service.flags(at: context.now)
    return Flags(flags: set, problems: problems.map { DocumentProblem($0) }, basis: basis)
  }
}

/// The result of `policy.flags`.
struct Flags: Record {
  let flags: FlagSet, problems: [DocumentProblem], basis: Basis

  static let doc: StaticString = "All flags that are known."
}

extension Flags {
  init<F: Fields<Self>>(_ field: inout F) {
    flags = field("flags", \.flags, "Whether each is on, in the order of their names' Unicode scalars.")
    problems = field("problems", \.problems, "Which flags are malformed, and left out.")
    basis = field.embed(\.basis)
  }
}
