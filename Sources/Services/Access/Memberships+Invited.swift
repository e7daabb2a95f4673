internal import JSON
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// Creates and changes the rights of people who are invited to a company that the account shares.
extension Memberships: InvitedPeople {
  public func draft(
    _ rights: AskedRights, named name: Line?, in context: CompanyContext, _ directory: CompanyDirectory
  ) throws(Failure) -> (id: UUID, json: String) {
    let held = try rights.rights(over: .none, try directory.facts(of: context.scope, at: context.now).departments)
    let id = ids.next(at: context.now)
    let record = AccessRecord(
      id: id, company: context.company, user: ids.next(at: context.now), name: name, rights: held, at: context.now)
    return (id, jsonText(record, for: .core))
  }

  public func change(
    _ record: UUID, to rights: AskedRights, named name: Line?, in context: CompanyContext, _ directory: CompanyDirectory
  ) throws(Failure) {
    guard let old = try records.record(record, in: context.scope) else { throw .notFound("access record") }
    let held = try rights.rights(over: old.rights, try directory.facts(of: context.scope, at: context.now).departments)
    _ = try records.update(old, to: held, named: name.map { .changed(to: $0) } ?? .unchanged, in: context)
  }

  public func person(of record: UUID, in scope: CompanyScope) throws(Failure) -> InvitedPerson? {
    try records.record(record, in: scope).map { InvitedPerson(user: $0.user, name: $0.name?.text, rights: $0.rights) }
  }

  public func holder(_ user: UUID, in scope: CompanyScope) throws(Failure) -> (record: UUID, rights: Rights)? {
    try records.record(of: user, in: scope).map { ($0.uuid, $0.rights) }
  }

  public func name(of user: UUID, in scope: CompanyScope) throws(Failure) -> String? {
    try records.record(of: user, in: scope)?.name?.text
  }

  /// Deletes the credentials of a company that was removed from this device, and ends its sessions.
  public func forgetSecrets(of company: UUID) throws(Failure) {
    try endSessions(company)
    for sql in AccessControl.secrets { try stores.run(StoreStatement(sql), in: .private, bind: company) }
    // Results that were stored when the credentials were created also contain secrets.
    try stores.idempotency.forget(company: company, .private)
    stores.outdate()
  }

  /// Throws an error if the company's tier does not allow one more participant. Owners do not count as participants.
  public func requireRoom(in context: CompanyContext, _ directory: CompanyDirectory) throws(Failure) {
    let participants = try records.participants(in: context.scope) + 1
    let limits = TierLimits.of(try directory.facts(of: context.scope, at: context.now).tier)
    if limits.allows(participants: participants) { return }
    let most = limits.participants ?? 0
    throw try directory.tierRequired(
      .participants, most: most, in: context, { $0.allows(participants: participants) },
      "The \(limits.tier.rawValue) tier allows \(most == 0 ? "only owners. Choose" : "\(most) users besides owners. Remove one, or choose") a higher tier"
    )
  }
}
