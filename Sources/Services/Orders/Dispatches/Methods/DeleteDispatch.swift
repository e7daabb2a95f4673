internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `dispatches.delete`
struct DeleteDispatch: CompanyMethod {
  let id: ID<DispatchDetails>, expect: Int?

  static let name: StaticString = "dispatches.delete"
  static let doc: StaticString =
    "Deletes a dispatch that has never changed its status and has never had goods. Any other dispatch can only be cancelled. The number is not used again."
  static let access = Access.manager(.dispatch)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted record."
  static let errors: [ErrorCode] = [.notFound, .conflict, .inUse]
  static let examples = [
    Example("a planned dispatch", given: Example.planned, params: #"{"company":"{{0.id}}","id":"{{8.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The dispatch.")
    expect = field.expect(\.expect)
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}
