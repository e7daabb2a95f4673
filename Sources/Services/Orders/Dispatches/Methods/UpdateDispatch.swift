internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `dispatches.update`
struct UpdateDispatch: CompanyMethod {
  let id: ID<DispatchDetails>, changes: Patch<DispatchDraft>, expect: Int?

  static let name: StaticString = "dispatches.update"
  static let doc: StaticString = "Changes the given members of a dispatch. Other members keep their values."
  static let access = Access.department(.dispatch)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The dispatch after the change. If the given members do not differ, the dispatch and its version stay as they are."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example(
      "a tracking number", given: Example.planned,
      params: #"{"company":"{{0.id}}","id":"{{8.id}}","changes":{"trackingNumber":"JD0146"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The dispatch.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field.expect(\.expect)
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> Dispatch {
    try service.update(id, changes, expect: expect, in: context)
  }
}
