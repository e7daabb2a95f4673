internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A list that somebody looks at again and again.
typealias SavedView = Stored<ViewDetails>

/// What people write of a view.
struct ViewDraft: Record {
  let name: Line, method: String, params: Members, shared: Flag

  static let doc: StaticString = "A list that somebody looks at again and again."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What people call it.", .length(1...200))
    method = field("method", \.method, "The method that lists: one that reads in a company, page by page.", .length(1...100))
    params = field("params", \.params, "Its parameters but for company, limit and after; changed as a whole.")
    shared = field("shared", \.shared, "Whether everybody in the company has it who may call the method.")
  }
}

/// What is kept of a view.
struct ViewDetails: RecordDetails {
  typealias Scope = InCompany
  typealias Owner = CompanyOwner
  let draft: ViewDraft, user: UUID

  static let collection = CollectionName(service: ViewsModule.name, "views", one: "view")
  static let sample = #""name":"Coffee","method":"inventory.items.list","params":{"category":"Coffee"}"#
  static let doc = ViewDraft.doc

  /// Everybody makes views of what they may see; whose one is, decides about all else.
  static func access(to verb: CollectionVerb) -> Access { .member }

  init(_ draft: ViewDraft, of user: UUID) {
    self.draft = draft
    self.user = user
  }

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    user = field("user", \.user, "Whose it is.")
  }
}
