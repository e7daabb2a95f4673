internal import RPC
internal import Shape
internal import Tenancy

/// The method `policy.flags`: returns all flags of AppConfig with their values.
struct ListFlags: TimedMethod {
  static let name: StaticString = "policy.flags"
  static let doc: StaticString =
    "Returns all flags of AppConfig with their values. To get the value of one flag, use policy.flag."
  static let effect = Effect.read
  static let resultDoc: StaticString = "All known flags, and the age of the document that they come from."
  static let examples = [Example("a document with two flags", given: Example.config, params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> Flags {
    let (set, problems, basis) = try service.flags(at: context.now)
    return Flags(flags: set, problems: problems.map { DocumentProblem($0) }, basis: basis)
  }
}

/// The flags, as `policy.flags` returns them.
struct Flags: Record {
  let flags: FlagSet, problems: [DocumentProblem], basis: Basis

  static let doc: StaticString = "All known flags with their values."
}

extension Flags {
  init<F: Fields<Self>>(_ field: inout F) {
    flags = field(
      "flags", \.flags,
      "The flags by name: `true` for on, `false` for off. They are sorted by the Unicode scalars of their names.")
    problems = field("problems", \.problems, "The malformed parts of the document. Malformed flags are left out.")
    basis = field.embed(\.basis)
  }
}
