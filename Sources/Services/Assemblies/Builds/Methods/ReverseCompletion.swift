internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.reverse`: reverses a mistaken completion of a build, once: the goods leave the stock,
/// and the components return to it.
struct ReverseCompletion: CompanyMethod {
  let completion: ID<BuildCompletionDetails>, reason: Line, expect: Int?

  static let name: StaticString = "assemblies.builds.reverse"
  static let doc: StaticString =
    "Reverses a mistaken completion of a build, once: the goods leave the stock, and the components return to it."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The build after the reversal, and the reversing completion."
  static let errors: [ErrorCode] = [.notFound, .conflict, .alreadyReversed, .insufficientStock]
  static let examples = [
    Example(
      "a completion", given: Example.madeAndRead,
      params: #"{"company":"{{0.id}}","completion":"{{7.completions.0.id}}","reason":"Counted twice"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    completion = field("completion", \.completion, "The completion to reverse.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> CompletedBuild {
    try service.reverse(self, in: context)
  }
}
