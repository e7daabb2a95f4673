public import RPC
public import Shape
internal import Tenancy

extension Memberships {
  /// What somebody signs in with, or did before they left; nil for who does not.
  public func username(of user: UUID, in company: UUID) throws(Failure) -> String? {
    if let known = try credentials.find(user, in: company) { return known.username.text }
    return try records.former.username(of: user, in: company)
  }
}
