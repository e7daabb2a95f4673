internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A view as it is stored and shown in results: its details, with an id, a version and times.
typealias SavedView = Stored<ViewDetails>

/// The members of a view that callers can set.
struct ViewDraft: Record {
  let name: Line, query: ViewQuery, shared: Flag

  static let doc: StaticString = "A view: a stored call of a listing method, such as a filtered list."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The view's name.", .length(1...200))
    query = field("query", \.query, "The call that views.run repeats.")
    shared = field(
      "shared", \.shared, "`true` to share the view with all users of the company who may call the view's method.")
  }
}

/// A call of a method that lists records.
struct ViewQuery: Record, Equatable, Sendable {
  let method: String, params: ViewParams

  static let doc: StaticString = "A call of a listing method."

  init<F: Fields<Self>>(_ field: inout F) {
    method = field(
      "method", \.method, "The name of a listing method: a method that reads records of a company, one page at a time.",
      .length(1...100))
    params = field(
      "params", \.params,
      "The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all parameters.")
  }
}

/// The stored members of a view.
struct ViewDetails: RecordDetails {
  typealias Scope = InCompany
  typealias Owner = CompanyOwner
  let draft: ViewDraft, user: UUID

  static let collection = CollectionName(service: ViewsModule.name, "views", one: "view")
  static let sample = #""name":"Coffee","query":{"method":"inventory.items.list","params":{"category":"Coffee"}}"#
  static let doc = ViewDraft.doc

  /// Every member of a company may call the methods of views. For each view, `Views` then checks the view's owner, and
  /// the caller's right to call the view's method.
  static func access(to verb: CollectionVerb) -> Access { .member }

  init(_ draft: ViewDraft, of user: UUID) {
    self.draft = draft
    self.user = user
  }

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    user = field("user", \.user, "The user who owns the view.")
  }
}
