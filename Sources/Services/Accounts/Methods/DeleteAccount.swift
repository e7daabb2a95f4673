internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.deleteAccount`: deletes the user who is signed in, on all devices of the account. The user's
/// conversations and feedback are also deleted.
struct DeleteAccount: DeferredMethod {
  typealias Scope = InAccount
  let confirm: String, hostOptions: HostOptions

  static let name: StaticString = "auth.deleteAccount"
  static let doc: StaticString =
    "Deletes the user who is signed in, with the user's conversations and feedback, on all devices of the account. The backend also deletes its own account of the user. This cannot be undone."
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The deleted user, and the outcome at the backend. The user's records in the data directory are deleted even if the backend could not be reached."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .requestCancelled]
  static let examples = [
    Example("of a user without a backend", given: [Example.signIn], params: #"{"confirm":"delete"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    confirm = field(
      "confirm", \.confirm, "The text `delete`, which confirms that the account is to be deleted.", .length(1...20))
    hostOptions = field.embed(\.hostOptions)
  }

  static func asks(of service: Accounts) -> [HostCapability] { service.asks + [HostCapability(BackendRequest.self)] }

  func answer(on service: Accounts, in context: Context) throws(Failure) -> Answer<DeletedAccount, Context> {
    if confirm != "delete" { throw .invalidParam("/confirm", "confirm must be the word \"delete\"") }
    return try service.deleteAccount(hostOptions, in: context)
  }
}

/// The result of `auth.deleteAccount`.
struct DeletedAccount: Record {
  let user: UUID, backend: Reached, failure: RefreshFailure?

  static let doc: StaticString = "The outcome of deleting an account."

  /// The outcome for the user's account at the backend.
  enum Reached: String, Choice {
    /// The backend has not authenticated the user, so it got no request.
    case none
    case deleted
    case failed

    static let spellings = Spellings<Reached>()
  }
}

extension DeletedAccount {
  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the deleted user.")
    backend = field(
      "backend", \.backend,
      "The outcome at the backend. none: the backend has not authenticated the user, and got no request. deleted: the backend has deleted its account of the user. failed: the backend has not confirmed the deletion, and the app must request it in another way."
    )
    failure = field(
      "failure", \.failure, "The reason why the deletion at the backend failed; `null` unless `backend` is `failed`.")
  }
}

/// Deletes the account of a user.
extension Accounts {
  /// Deletes the user's account. The backend deletes its account first, because after the deletion on this device the
  /// user can't be authenticated any more.
  func deleteAccount(_ options: HostOptions, in context: Context) throws(Failure) -> Answer<DeletedAccount, Context> {
    let user = try user(at: context.now)
    return try authorize(options, in: context, at: context.now) { [self] (authorization, context) throws(Failure) in
      switch authorization {
      case .failure(let failure) where failure.code == .unauthorized:
        return .now(try delete(user, .none, nil, in: context))
      case .failure(let failure): return .now(try delete(user, .failed, failure, in: context))
      case .success(let authorization):
        let request = BackendRequest(.delete, "/api/account", headers: authorization.headers, body: nil, stream: false)
        return .asking(Inquiry(request, options)) { [self] (outcome, context) throws(Failure) in
          switch outcome.mapError(\.ofBackend) {
          case .failure(let failure): return try delete(user, .failed, failure, in: context)
          // An account that the backend does not have counts as deleted.
          case .success(let answer) where answer.isSuccess || [404, 410].contains(answer.status):
            return try delete(user, .deleted, nil, in: context)
          case .success(let answer):
            return try delete(user, .failed, answer.failure(hiding: authorization.secrets), in: context)
          }
        }
      }
    }
  }

  /// Deletes a user and all records that services have of the user, and ends the session.
  private func delete(
    _ user: UUID, _ backend: DeletedAccount.Reached, _ failure: Failure?, in context: Context
  ) throws(Failure) -> DeletedAccount {
    // Another user may have signed in while the core waited for the host.
    guard try current()?.user == user else { throw .unauthorized(.signedOut) }
    try forget(user, in: context)
    return DeletedAccount(user: user, backend: backend, failure: failure.map { RefreshFailure($0, at: context.now) })
  }
}
