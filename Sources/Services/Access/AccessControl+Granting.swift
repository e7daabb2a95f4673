internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Gives and removes users' rights in a company.
extension AccessControl {
  /// Gives rights to a user of the company, or to a new user. Members that are left out stay unchanged.
  /// - Throws:
  ///   - -32602 for bits that belong to no department; `conflict` and `ownerNeeded`.
  ///   - `forbidden` for a manager who would exceed their departments, for a caller who would raise their own rights,
  ///     and for a caller who would reduce the founder's rights.
  ///   - `tierRequired` if the tier allows no further participant. A new user or a former owner is a further
  ///     participant.
  ///   - `notFound` if the request gives `expect` for a new user.
  func grant(_ grant: Grant, in context: CompanyContext) throws(Failure) -> AccessRecord {
    let old = try grant.user.flatMap { user throws(Failure) in try records.record(of: user, in: context.scope) }
    let rights = try rights(grant, over: old?.rights ?? .none, in: context)
    let named = grant.name.applied(to: old?.name) != old?.name
    guard context.rights.mayTurn(old?.rights ?? .none, into: rights),
      !named || context.rights.areAbove(old?.rights ?? .none)
    else {
      throw .forbidden(.owner)
    }
    guard let old else {
      // A new user has no access record yet, so there is no version that a request could expect.
      if grant.expect != nil { throw .notFound("access record") }
      if !rights.isOwner { try requireRoom(in: context) }
      let user = grant.user ?? dependencies.ids.next(at: context.now)
      return try records.insert(
        user, rights, named: grant.name.applied(to: nil), as: dependencies.ids.next(at: context.now),
        company: context.company,
        number: context.number,
        in: context.store,
        context.base)
    }
    try old.require(grant.expect, for: context.audience)
    if old.user == context.membership.user, rights.exceed(old.rights) { throw .ownRights }
    if old.rights.isOwner, !rights.isOwner {
      if old.rights.isFounder { throw .founderStays }
      try requireOwner(without: old.user, in: context)
      try requireRoom(in: context)
    }
    return try records.update(old, to: rights, named: grant.name, in: context)
  }

  /// Removes all rights of a user, and the user's credentials.
  /// - Throws: `notFound`, `forbidden` for the founder, and for a manager who would exceed their departments;
  ///   `conflict`, `ownerNeeded`.
  func revoke(_ user: UUID, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    guard let record = try records.record(of: user, in: context.scope) else { throw .notFound("access record") }
    guard context.rights.areAbove(record.rights) else { throw .forbidden(.owner) }
    try record.require(expect, for: context.audience)
    if record.rights.isFounder { throw .founderStays }
    if try dependencies.takesPart(record.uuid, context.company) {
      throw .invalidParam(
        "/user",
        "user must not be a participant of the shared company: sharing.participants.remove removes the participant and their rights"
      )
    }
    if record.rights.isOwner { try requireOwner(without: user, in: context) }
    let username = try credentials.find(user, in: context.company)?.username.text
    try credentials.delete(user, in: context.company)
    try endSessions(of: user, in: context.company, .revoked, at: context.now)
    try failures.forget(user, in: context.company)
    try records.delete(record, username: username, in: context)
    return Deleted(id: record.uuid)
  }

  private func rights(_ grant: Grant, over old: Rights, in context: CompanyContext) throws(Failure) -> Rights {
    let departments = try dependencies.directory.facts(of: context.scope, at: context.now).departments
    return try grant.rights.rights(over: old, isOwner: grant.isOwner, departments)
  }

  private func requireRoom(in context: CompanyContext) throws(Failure) {
    try memberships.requireRoom(in: context, dependencies.directory)
  }

  /// Throws an error if the company would be left without an owner who can act. In a company without credentials, the
  /// account is this owner. Otherwise it is any owner with credentials.
  private func requireOwner(without user: UUID, in context: CompanyContext) throws(Failure) {
    let remains =
      try credentials.exist(in: context.company, context.store)
      ? try records.hasOwner(besides: user, in: context.scope) : user != (try dependencies.account())
    if !remains {
      throw .ownerNeeded(
        .lastOwner,
        "This user is the last owner who can act. First make another user an owner, and create credentials for that owner"
      )
    }
  }
}

extension Rights {
  /// Returns a Boolean value that indicates whether these rights include a right that the other rights lack.
  fileprivate func exceed(_ other: Rights) -> Bool {
    isOwner && !other.isOwner || departments & ~other.departments != 0 || managed & ~other.managed != 0
  }
}

extension Failure {
  fileprivate static var ownRights: Failure {
    Failure(
      OwnRightsData(needs: AnotherOwner()), "Users can't extend their own rights. Ask another owner to grant them")
  }

  fileprivate static var founderStays: Failure {
    Failure(
      FounderStaysData(needs: Transfer()),
      "The founder must remain an owner. First pass the company on with access.transfer")
  }

  static func ownerNeeded(_ reason: OwnerNeededData.Reason, _ sentence: String) -> Failure {
    Failure(OwnerNeededData(reason: reason), sentence)
  }
}
