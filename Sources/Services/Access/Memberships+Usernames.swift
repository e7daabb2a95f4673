public import RPC
public import Shape

extension Memberships {
  /// What somebody signs in with; nil for who does not.
  public func username(of user: UUID, in company: UUID) throws(Failure) -> String? {
    try credentials.find(user, in: company)?.username.text
  }
}
