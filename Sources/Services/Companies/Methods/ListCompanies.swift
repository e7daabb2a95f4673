internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.list`: lists the companies that the account owns or takes part in, oldest first, one page at a
/// time.
struct ListCompanies: AccountMethod {
  let archived: Bool?, page: PageRequest, kind: CompanyKind?

  static let name: StaticString = "companies.list"
  static let doc: StaticString =
    "Lists the companies that the account owns or takes part in, oldest first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of companies."
  static let examples = [
    Example("all companies", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)], params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    archived = field(
      "archived", \.archived,
      "`true` to list only archived companies, `false` to leave archived companies out. If it is left out, all companies are listed."
    )
    page = field.embed(\.page)
    kind = field("kind", \.kind, "The kind of companies to list. Default: companies of both kinds.")
  }

  func call(on service: Companies, in context: Context) throws(Failure) -> Page<ListedCompany> {
    try service.list(archived: archived, kind: kind, limit: page.limit, after: page.after, at: context.now)
  }
}
