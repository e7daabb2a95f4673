internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.conflicts.list`: lists discarded values.
struct ListConflicts: Method {
  typealias Scope = InCompanyOrAccount
  let record: UUID?, resolved: Bool?, account: Bool?, page: PageRequest

  static let name: StaticString = "sync.conflicts.list"
  static let doc: StaticString =
    """
    Lists values that were discarded because two devices changed the same member, newest first, one page at a time. The lines are the \
    same on all devices. A caller sees only lines about records and members that the caller may read. Each line is about one discarded \
    value. A line is deleted 90 days after it was resolved.
    """
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of conflicts."
  static let examples = [
    Example(
      "of a company", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field("record", \.record, "The id of a record. With it, only conflicts of this record are listed.")
    resolved = field(
      "resolved", \.resolved,
      "`true` for resolved conflicts only, `false` for unresolved conflicts only. Without it, all conflicts.")
    account = field(
      "account", \.account,
      "`true` for conflicts of the account's own records, which belong to no company. Without it, such conflicts are listed only if `record` is one of these records."
    )
    page = field.embed(\.page)
  }

  func selector(_ given: CompanyOrAccount, on service: Sync) throws(Failure) -> CompanyOrAccount {
    if account == true { return given.naming(ofAccount: true) }
    return account == nil ? try service.selector(given, for: record) : given
  }

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> Page<Conflict> {
    try service.conflicts(of: record, resolved: resolved, limit: page.limit, after: page.after, in: context)
  }
}
