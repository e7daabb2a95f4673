internal import RPC
internal import Shape
internal import Tenancy

/// `views.create`
struct CreateView: CompanyMethod {
  let draft: ViewDraft

  static let name: StaticString = "views.create"
  static let doc: StaticString = "Keeps a call of a method that lists, to be made again; the method is called once, to see that it can be."
  static let access = Access.member
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new view. What the method itself refuses, such as filters that it does not know, is refused."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [Example("of a category", given: Given.item, params: #"{"company":"{{0.id}}",\#(ViewDetails.sample)}"#)]

  init<F: Fields<Self>>(_ field: inout F) { draft = field.embed(\.draft) }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> SavedView { try service.create(draft, in: context) }
}
