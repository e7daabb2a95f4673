internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `views.get`: returns a saved view, which is one of the caller's own, or a shared one if the caller may
/// call the method that the view uses.
struct GetView: CompanyMethod {
  let id: ID<ViewDetails>

  static let name: StaticString = "views.get"
  static let doc: StaticString =
    "Returns a saved view: one of the caller's own, or a shared one if the caller may call the method that the view uses."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The view."
  static let examples = [Example("a view", given: Example.view, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The view.") }

  func call(on service: Views, in context: CompanyContext) throws(Failure) -> SavedView {
    try service.find(id, in: context)
  }
}
