public import RPC
public import Shape
internal import Tenancy

/// Finds the username of a user.
extension Memberships {
  /// Returns the username of a user, or `nil` if the user has none. For a user who has left, returns the last username.
  public func username(of user: UUID, in company: UUID) throws(Failure) -> String? {
    if let known = try credentials.find(user, in: company) { return known.username.text }
    return try records.former.username(of: user, in: company)
  }
}
