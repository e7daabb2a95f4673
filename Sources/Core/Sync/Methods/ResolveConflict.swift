internal import RPC
internal import Shape
internal import Tenancy

/// The method `sync.conflicts.resolve`: chooses the right value for conflicts.
struct ResolveConflict: Method {
  typealias Scope = InCompanyOrAccount
  let take: SyncConflict.Side, id: UUID?, record: UUID?

  static let name: StaticString = "sync.conflicts.resolve"
  static let doc: StaticString =
    """
    Chooses the right value for one conflict, or for the conflicts of a record. If the right value is not the stored value, it is set as \
    an ordinary change. Only an owner can resolve conflicts. Participants can resolve conflicts about their own credentials.
    """
  /// The service checks each conflict line: only owners may resolve lines, but participants may resolve lines about
  /// their own credentials.
  static let access = Access.member
  static let effect = Effect.write
  static let resultDoc: StaticString = "The conflicts that are resolved now."
  static let errors: [ErrorCode] = [.forbidden, .notFound]
  static let examples = [
    Example(
      "a record without conflicts", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}","record":"01900000-0000-7000-8000-000000000000","take":"server"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    take = field(
      "take", \.take,
      "The right value. local: the value of the device that found the conflict. server: the value in the container.")
    id = field("id", \.id, "The id of the conflict. At least one of `id` and `record` must be given.")
    record = field(
      "record", \.record,
      "The id of the record. Without `id`, the unresolved conflicts of this record are resolved, at most 200 with one request."
    )
  }

  func selector(_ given: CompanyOrAccount, on service: Sync) throws(Failure) -> CompanyOrAccount {
    if let id { return try service.selector(given, forLine: id) }
    return try service.selector(given, for: record)
  }

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> ResolvedConflicts {
    ResolvedConflicts(conflicts: try service.resolve(id, of: record, take: take, in: context))
  }
}

/// The conflicts that were resolved: the result of `sync.conflicts.resolve`.
struct ResolvedConflicts: Record {
  let conflicts: [Conflict]

  static let doc: StaticString = "The conflicts that are resolved now."
}

extension ResolvedConflicts {
  init<F: Fields<Self>>(_ field: inout F) { conflicts = field("conflicts", \.conflicts, "The resolved conflicts.") }
}
