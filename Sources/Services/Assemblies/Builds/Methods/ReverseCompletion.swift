internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.reverse`: reverses a completion that was recorded by mistake.
struct ReverseCompletion: CompanyMethod {
  let completion: ID<BuildCompletionDetails>, reason: Line, expect: Int?

  static let name: StaticString = "assemblies.builds.reverse"
  static let doc: StaticString =
    "Reverses a completion that was recorded by mistake: takes the made goods from the stock again, and returns the components to it. A completion can be reversed once."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The build after the reversal, and the record that reverses the completion."
  static let errors: [ErrorCode] = [.notFound, .conflict, .alreadyReversed, .insufficientStock]
  static let examples = [
    Example(
      "a completion", given: Example.madeAndRead,
      params: #"{"company":"{{0.id}}","completion":"{{7.completions.0.id}}","reason":"Counted twice"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    completion = field("completion", \.completion, "The id of the completion to reverse.")
    reason = field("reason", \.reason, "The reason for the reversal, in the company's words.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> CompletedBuild {
    try service.reverse(self, in: context)
  }
}
