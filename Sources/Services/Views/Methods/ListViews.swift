internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `views.list`: lists the caller's own views, and the shared views whose method the caller may call.
struct ListViews: CompanyMethod {
  let page: ConsistentPageRequest

  static let name: StaticString = "views.list"
  static let doc: StaticString =
    "Lists the caller's own views, and the shared views whose method the caller may call. The newest come first, one page at a time."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of views."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("a page of one", given: Example.view, params: #"{"company":"{{0.id}}","limit":1}"#)]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> Page<SavedView> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(limit: page.limit, after: after, in: context)
    }
  }
}
