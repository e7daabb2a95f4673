public import RPC
public import Shape
public import Storage

/// What a service does about the users of the account: who signs in with Apple is a person in the app, and some records are theirs.
///
///     parts = ServiceParts(
///       methods: [...],
///       users: UserRules(
///         removed: { (user, context) throws(Failure) in try service.deleteAll(of: user, in: context) },
///         authorized: { now in service.sendWaiting(at: now) }))
public struct UserRules {
  /// Deletes the records of a user who deletes their account, in the same commit.
  public let removed: (_ user: UUID, Context) throws(Failure) -> Void
  /// Called when the backend has authenticated the user: what has waited for that can be sent. It is called behind the commit.
  public let authorized: (_ now: Timestamp) -> Void
  /// Called when the backend has answered a request of any service: what has waited for a network can be sent.
  public let reached: (_ now: Timestamp) -> Void

  public init(
    removed: @escaping (_ user: UUID, Context) throws(Failure) -> Void = { (_, _) throws(Failure) in },
    authorized: @escaping (_ now: Timestamp) -> Void = { _ in }, reached: @escaping (_ now: Timestamp) -> Void = { _ in }
  ) {
    self.removed = removed
    self.authorized = authorized
    self.reached = reached
  }
}
