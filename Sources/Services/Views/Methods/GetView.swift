internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `views.get`: returns a saved view. Users see their own views, and a shared view if they may call its
/// method.
struct GetView: CompanyMethod {
  let id: ID<ViewDetails>

  static let name: StaticString = "views.get"
  static let doc: StaticString =
    "Returns a saved view. Users see their own views, and a shared view if they may call its method."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The view."
  static let examples = [Example("a view", given: Example.view, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The view.") }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> SavedView {
    try service.find(id, in: context)
  }
}
