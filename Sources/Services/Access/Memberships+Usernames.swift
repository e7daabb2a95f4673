public import RPC
public import Shape
internal import Tenancy

extension Memberships {
  /// Returns the username of a user, also of one who has left; `nil` for a user without one.
  public func username(of user: UUID, in company: UUID) throws(Failure) -> String? {
    if let known = try credentials.find(user, in: company) { return known.username.text }
    return try records.former.username(of: user, in: company)
  }
}
