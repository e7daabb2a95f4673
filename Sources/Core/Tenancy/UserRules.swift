public import RPC
public import Shape
public import Storage

/// The rules of a service for the users of the account. A user who signs in with Apple is a person in the app, and some
/// records belong to that user.
///
///     parts = ServiceParts(
///       methods: [...],
///       users: UserRules(
///         removed: { (user, context) throws(Failure) in try service.deleteAll(of: user, in: context) },
///         authorized: { now in service.sendWaiting(at: now) }))
public struct UserRules {
  /// Deletes the records of a user who deletes their account, in the same commit.
  public let removed: (_ user: UUID, Context) throws(Failure) -> Void
  /// Is called after the commit when the backend has authenticated the user. It can send work that has waited for this.
  public let authorized: (_ now: Timestamp) -> Void
  /// Is called when the backend has answered a request of any service. It can send work that has waited for a network.
  public let reached: (_ now: Timestamp) -> Void

  public init(
    removed: @escaping (_ user: UUID, Context) throws(Failure) -> Void = { (_, _) throws(Failure) in },
    authorized: @escaping (_ now: Timestamp) -> Void = { _ in },
    reached: @escaping (_ now: Timestamp) -> Void = { _ in }
  ) {
    self.removed = removed
    self.authorized = authorized
    self.reached = reached
  }
}
