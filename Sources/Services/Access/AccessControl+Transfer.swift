internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Transfers a company to another founder.
extension AccessControl {
  /// Transfers the company to another owner, who becomes its founder. The former founder stays an owner.
  /// - Throws: -32602 if the user is the founder; `notFound` for a user without an access record; `ownerNeeded` for a
  ///   user who could not act as an owner; `tooManyAttempts`. The computation fails with `signInFailed` if the
  ///   founder's password is wrong.
  func transfer(
    to user: UUID, _ password: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<AccessRecord, CompanyContext> {
    let (company, founder) = (context.company, context.membership.user)
    try requirePrivate(context.scope)
    if user == founder { throw .invalidParam("/user", "user must be an owner other than the founder") }
    _ = try heir(user, in: context)
    // If any user has credentials, callers must sign in. So the founder, who has called this method, has credentials.
    guard let known = try credentials.find(founder, in: company) else { throw .notFound("credential") }
    try failures.requireNoBackoff(founder, in: company, at: context.now)
    return Computing { _ in
      known.hash.verify(password)
    } finish: { [self] (outcome, _) throws(Failure) in
      let founder = try dependencies.stores.present(founder)
      guard try PasswordHash.key(in: outcome) != nil else {
        try failures.record(founder, in: company, at: context.now)
        return .refusal(.signInFailed)
      }
      try failures.forget(founder, in: company)
      let heir = try heir(user, in: context)
      guard let record = try records.record(of: founder, in: context.scope) else { throw .notFound("access record") }
      _ = try records.update(record, to: record.rights.asFounder(false), in: context)
      return .result(try records.update(heir, to: heir.rights.asFounder(true), in: context))
    } dropped: { [self] (outcome, _) throws(Failure) in
      try countDropped(outcome, founder, in: context)
    }
  }

  /// Returns the access record of the future founder.
  private func heir(_ user: UUID, in context: CompanyContext) throws(Failure) -> AccessRecord {
    guard let record = try records.record(of: user, in: context.scope) else { throw .notFound("user") }
    guard record.rights.isOwner, try credentials.find(user, in: context.company) != nil else {
      throw .ownerNeeded(
        .heir,
        "The new founder must be an owner with credentials. Create the credentials first (access.credentials.create)")
    }
    return record
  }
}

extension Rights {
  fileprivate func asFounder(_ isFounder: Bool) -> Rights {
    Rights(isOwner: isOwner, isFounder: isFounder, departments: departments, managed: managed)
  }
}
