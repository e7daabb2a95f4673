internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `views.run`: calls the method of a view with the stored parameters, and returns the method's result.
struct RunView: CompanyMethod {
  let id: ID<ViewDetails>, page: ViewPage

  static let name: StaticString = "views.run"
  static let doc: StaticString =
    "Calls the method of a view with the stored parameters, and returns the method's result. The method's own rule of access applies."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of the method's list."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("the first page", given: Example.view, params: #"{"company":"{{0.id}}","id":"{{2.id}}","limit":10}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The view.")
    page = field.embed(\.page)
  }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> Prepared<Page<AnyJSON>> {
    try service.run(id, page, in: context)
  }
}
