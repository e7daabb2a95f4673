internal import RPC
internal import Shape
internal import Tenancy

/// `views.create`
struct CreateView: CompanyMethod {
  let draft: ViewDraft

  static let name: StaticString = "views.create"
  static let doc: StaticString =
    "Stores a call of a listing method, to be repeated later. The method is called once, to check that it can be."
  static let access = Access.member
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new view. A call that the method itself refuses, such as with unknown filters, is refused."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [Example("of a category", given: Example.item, params: #"{"company":"{{0.id}}",\#(ViewDetails.sample)}"#)]

  init<F: Fields<Self>>(_ field: inout F) { draft = field.embed(\.draft) }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> SavedView { try service.create(draft, in: context) }
}
