internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Replaces a lost password after the cloud has confirmed the account.
extension AccessControl {
  /// Sets a new password for the account in a company that another account shares with it, and ends the account's
  /// sessions in this company. The cloud has to confirm the account first. The old password is not needed.
  /// - Throws: -32602 for a company of the account itself; `notFound` if the account has no access record or no
  ///   credentials there. If the cloud does not confirm the account, the request fails with `accountUnavailable` or
  ///   `cloudUnavailable`.
  func recover(
    _ password: Password, in context: CompanyContext
  ) throws(Failure) -> Answer<CredentialAnswer, BesideCompanyContext> {
    if context.store != .shared { throw .notOfOthers }
    _ = try recoverable(in: context)
    return try witness().confirmed { [self] (inquiry) throws(Failure) in
      let hash = newHash
      var answer: CredentialAnswer?
      let isBegun = dependencies.background.run(
        compute: { hash.make(of: password) },
        finish: { [self] (outcome) throws(Failure) in
          // If the request was cancelled, the old password stays valid.
          if !inquiry.isAwaited { return }
          let made = try hash.hash(in: outcome)
          // Meanwhile the account may have left the company, or another account may use the device.
          let known = try recoverable(in: context)
          try endSessions(of: known.user, in: known.company, .passwordReset, at: context.now)
          answer = try replace(known, made, at: context.now)
        },
        done: { failure in
          if let answer, failure == nil {
            inquiry.end(.success(answer))
          } else {
            inquiry.end(.failure(failure ?? .notFound("credential")))
          }
        }, isOfPassword: true)
      if !isBegun {
        throw .limitReached(
          Background.most,
          "\(Background.most) requests already wait for long work. Send the request again when some of those requests have their replies"
        )
      }
    }
  }

  private func recoverable(in context: CompanyContext) throws(Failure) -> Credential {
    let account = try dependencies.account()
    guard let scope = try dependencies.directory.find(context.company), scope.store == .shared,
      try records.record(of: account, in: scope) != nil
    else { throw .notFound("company") }
    guard let known = try credentials.find(account, in: scope.company) else { throw .notFound("credential") }
    return known
  }
}

extension Failure {
  fileprivate static var notOfOthers: Failure {
    .invalidParam(
      "/company",
      """
      company must be one that another account shares with this account. For a company of this account's own, use \
      access.credentials.resetPassword or the command mainspring recover
      """)
  }
}
