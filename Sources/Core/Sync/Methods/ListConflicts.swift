internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.conflicts.list`: lists the values that sync has discarded.
struct ListConflicts: Method {
  typealias Scope = InCompanyOrAccount
  let record: UUID?, resolved: Bool?, account: Bool?, page: PageRequest

  static let name: StaticString = "sync.conflicts.list"
  static let doc: StaticString =
    """
    Lists the values that sync has discarded, for example because two devices changed the same member. The newest come first, one page at a \
    time. Each line is about one discarded value. The lines are the same on all devices. A caller sees only lines about records and members \
    that the caller may read. A line is deleted 90 days after it was resolved.
    """
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of conflict lines, the newest first."
  static let examples = [
    Example(
      "of a company", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field(
      "record", \.record,
      "The id of the record whose conflicts to list. If it is left out, conflicts of all records are listed, as `account` says."
    )
    resolved = field(
      "resolved", \.resolved,
      "`true` to list only resolved conflicts, `false` to list only unresolved ones. If it is left out, all conflicts are listed."
    )
    account = field(
      "account", \.account,
      "`true` to list conflicts of the account's own records, which belong to no company. If it is left out, such conflicts are listed only if `record` is one of these records."
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
