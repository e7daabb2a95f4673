internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `dispatches.step`
struct StepDispatch: CompanyMethod {
  let id: ID<DispatchDetails>, to: DispatchStatus, reason: Line?, expect: Int?

  static let name: StaticString = "dispatches.step"
  static let doc: StaticString =
    "Moves a dispatch to another status. If it is cancelled or returned, its goods go back into their locations."
  static let access = Access.department(.dispatch)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The dispatch after the step."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example("picking begins", given: Example.shipped, params: #"{"company":"{{0.id}}","id":"{{8.id}}","to":"picking"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The dispatch.")
    to = field("to", \.to, "The new status.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> Dispatch {
    try service.step(id, to: to, reason: reason, expect: expect, in: context)
  }
}
