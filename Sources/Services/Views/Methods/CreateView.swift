internal import RPC
internal import Shape
internal import Tenancy

/// The method `views.create`: stores a call of a listing method under a name.
struct CreateView: CompanyMethod {
  let draft: ViewDraft

  static let name: StaticString = "views.create"
  static let doc: StaticString =
    "Stores a call of a listing method under a name, such as a filtered list that users open often. Run the call again with `views.run`. The core runs the call once now, as a check."
  static let access = Access.member
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The new view. If the method refuses the call, for example because of an unknown filter, this request fails, too."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [
    Example("of a category", given: Example.item, params: #"{"company":"{{0.id}}",\#(ViewDetails.sample)}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { draft = field.embed(\.draft) }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> SavedView {
    try service.create(draft, in: context)
  }
}
