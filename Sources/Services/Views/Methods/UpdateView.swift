internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `views.update`: changes the given members of one of the caller's own views.
struct UpdateView: CompanyMethod {
  let id: ID<ViewDetails>, changes: Patch<ViewDraft>, expect: Int?

  static let name: StaticString = "views.update"
  static let doc: StaticString =
    "Changes the given members of one of the caller's own views. Other members keep their values."
  static let access = Access.member
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The view after the change. If no given member has a new value, the view and its version do not change."
  static let errors: [ErrorCode] = [.conflict]
  static let examples = [
    Example(
      "a view becomes shared", given: Example.view,
      params: #"{"company":"{{0.id}}","id":"{{2.id}}","changes":{"shared":true},"expect":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The view.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field.expect(\.expect)
  }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> SavedView {
    try service.update(id, changes, expect: expect, in: context)
  }
}
