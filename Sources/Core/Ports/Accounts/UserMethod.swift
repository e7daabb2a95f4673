public import RPC
public import Shape
public import Tenancy

/// A service with records that belong to a user of the account.
public protocol UserService: AnyObject {
  /// The session of the user who is signed in.
  var session: any BackendSession { get }
}

/// A write on records of the signed-in user. Its idempotency keys belong to that user. If another user sends the same
/// key, that is a separate write, and its result is not the first user's result.
///
///     struct RenameChat: AccountMethod, UserMethod { ... }
public protocol UserMethod: MethodDeclaration where Scope == InAccount, Service: UserService {}

extension UserMethod {
  /// Returns the signed-in user.
  /// - Throws: `notOnThisPath`, and `unauthorized` if no user is signed in.
  public static func owner(on service: Service, at now: Timestamp) throws(Failure) -> UUID? {
    try service.session.user(at: now)
  }
}
