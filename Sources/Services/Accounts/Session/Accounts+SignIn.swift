internal import JWS
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Signs users in with Apple. A credential is kept only after all checks have succeeded.
extension Accounts {
  /// A credential to be checked, with the data of the request for it.
  struct Candidate {
    let credential: AppleCredential, token: Secret, code: Secret
    /// The nonce of the request; `nil` if the request had no nonce.
    let nonce: String?
    /// Returns the error for problems of the token. The error is about the request's parameters, or about the host's
    /// answer.
    let refuse: ([Problem]) -> Failure
  }

  /// Signs in the user of a credential. If keys are available, the signature of the token is verified first.
  /// - Throws: `notOnThisPath`, `missingCredential`, and the error of `refuse` for problems of the token.
  func signIn(
    _ credential: AppleCredential, nonce: String?, _ options: HostOptions, in context: Context,
    refuse: @escaping ([Problem]) -> Failure
  ) throws(Failure) -> Answer<SignedIn, Context> {
    try requirePath(at: context.now)
    let (token, code) = try credential.complete()
    let candidate = Candidate(credential: credential, token: token, code: code, nonce: nonce, refuse: refuse)
    let claims = try claims(of: candidate, at: context.now)
    try requireTransfer(of: credential, refuse)
    if let keys = self.options.keys { return .now(try begin(candidate, claims, verifiedBy: keys, in: context)) }
    guard host.offers(HostAppleKeys.self) else {
      return .now(try begin(candidate, claims, verifiedBy: nil, in: context))
    }
    if let hostKeys, try isKnown(candidate, to: hostKeys) {
      return .now(try begin(candidate, claims, verifiedBy: hostKeys, in: context))
    }
    return .asking(Inquiry(HostAppleKeys(), options)) { [self] (outcome, context) throws(Failure) in
      let keys = KeySet(try outcome.get().keys)
      hostKeys = keys
      return try begin(candidate, claims, verifiedBy: keys, in: context)
    }
  }

  /// Checks the claims of the token, and returns them.
  private func claims(of candidate: Candidate, at now: Timestamp) throws(Failure) -> AppleClaims {
    let claims: AppleClaims = try read(candidate) { (token) throws(SignedToken.Flaw) in
      try token.claims(AppleClaims.self)
    }
    let flaws = claims.flaws(
      .init(user: candidate.credential.user.text, app: options.app, nonce: candidate.nonce, now: now))
    if flaws.isEmpty { return claims }
    throw candidate.refuse(
      flaws.map { Problem(pointer: "/identityToken", kind: .value, message: "identityToken \($0)") })
  }

  private func read<T>(_ candidate: Candidate, _ use: (SignedToken) throws(SignedToken.Flaw) -> T) throws(Failure) -> T
  {
    let outcome = candidate.token.withBytes { bytes in
      Result { () throws(SignedToken.Flaw) in try use(SignedToken(bytes)) }
    }
    switch outcome {
    case .success(let value): return value
    case .failure(let flaw):
      throw candidate.refuse([
        Problem(pointer: "/identityToken", kind: .value, message: "identityToken \(flaw.sentence)")
      ])
    }
  }

  private func isKnown(_ candidate: Candidate, to keys: KeySet) throws(Failure) -> Bool {
    try read(candidate) { (token) throws(SignedToken.Flaw) in token.isKnown(to: keys) }
  }

  /// Throws an error if the credential names a former id of the user, unless the last session ended because that id was
  /// transferred. Otherwise a caller could take over the records of another user by naming that user's id.
  private func requireTransfer(of credential: AppleCredential, _ refuse: ([Problem]) -> Failure) throws(Failure) {
    guard let former = credential.transferredFrom else { return }
    if let last = try sessions.last(), last.end == .transferred, last.appleUser == former.text { return }
    let message =
      "transferredFrom must be the user of the last session, and that session must have ended with the reason transferred"
    throw refuse([Problem(pointer: "/transferredFrom", kind: .value, message: message)])
  }

  /// Begins the session of the user, and ends the session of another user.
  private func begin(
    _ candidate: Candidate, _ claims: AppleClaims, verifiedBy keys: KeySet?, in context: Context
  ) throws(Failure) -> SignedIn {
    if let keys { try read(candidate) { (token) throws(SignedToken.Flaw) in try token.verify(by: keys) } }
    // A deleted user who signs in again becomes a new user. So the session of a deleted user ends first.
    try endIfGone()
    let (now, appleUser) = (context.now, candidate.credential.user.text)
    let user = try keepUser(candidate.credential, claims, in: context)
    // A commit covers one store, so the user is committed first. After a crash between the two commits, the user is
    // stored but has to sign in again.
    if dependencies.stores.changesSinceCommit > 0 { try dependencies.stores.commit() }
    let former = try sessions.current()
    if let former, former.appleUser != appleUser { try end(.replaced, at: now) }
    var session = AppleSession(user: user.uuid, appleUser: appleUser, verified: keys != nil, at: now)
    if former?.appleUser == appleUser { session.backend = former?.backend }
    try sessions.set(session, ["signedIn", "user", "credentialState", "checkedAt"], at: now)
    credential = FreshCredential(appleUser: appleUser, token: candidate.token, code: candidate.code, at: now)
    return SignedIn(user: user, verified: session.verified)
  }
}

extension SignedToken.Flaw {
  /// The flaw, as the end of a sentence about the token. The sentence contains no part of the token.
  var sentence: String {
    switch self {
    case .malformed:
      "must be a JWS in compact form: three parts in base64url with points between them, and a JSON header"
    case .algorithm: "must be signed with RS256"
    case .criticalHeader: "must not demand an extension (crit)"
    case .unknownKey: "must be signed with one of the known keys of Apple; its header names another key (kid)"
    case .badSignature: "must have a valid signature of its header and payload"
    case .badPayload: "must have a payload with the members iss, sub, aud and exp"
    }
  }
}
