public import RPC
public import Shape
public import Tenancy

/// A service whose records belong to a user who signs in, and not to the account as a whole.
public protocol UserService: AnyObject {
  /// The session of the user who is signed in.
  var session: any BackendSession { get }
}

/// A method that writes records of the signed-in user. Each user has separate idempotency keys. If two users send the
/// same key, both writes are carried out, and each user gets the result of their own write.
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
