internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `views.delete`: deletes one of the caller's own views.
struct DeleteView: CompanyMethod {
  let id: ID<ViewDetails>, expect: Int?

  static let name: StaticString = "views.delete"
  static let doc: StaticString =
    "Deletes one of the caller's own views. Owners of the company can also delete shared views."
  static let access = Access.member
  static let effect = Effect.write
  static let resultDoc: StaticString = "The deleted record."
  static let errors: [ErrorCode] = [.conflict]
  static let examples = [Example("a view", given: Example.view, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The view.")
    expect = field.expect(\.expect)
  }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}
