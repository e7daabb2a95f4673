public import RPC
public import Shape
public import Storage

/// Provides the rights that users hold in companies.
public protocol AccessKeeper: AnyObject {
  /// Returns the user who acts in a company of the store, with their rights, or `nil` if the account may not know of
  /// the company.
  func membership(in company: UUID, of store: Store, at now: Timestamp) throws(Failure) -> Membership?

  /// Notes that a remembered answer of `membership` was read now.
  func noteReading(in store: Store)

  /// Notes that the signed-in user does something.
  func noteUse(of session: OpenSession, in company: UUID, at now: Timestamp) throws(Failure)

  /// Makes the account an owner of a company that it has just created.
  func admitFounder(of company: UUID, number: Int, _ context: Context) throws(Failure)

  /// Prepares the credentials for the founder of a company that is about to be created.
  /// - Throws: -32602 for a name that no new user can have, with a pointer below `pointer`.
  func prepare(_ credentials: NewCredentials, at pointer: String) throws(Failure) -> CredentialsInMaking

  /// Returns all bits that any user holds in a company.
  func heldBits(in scope: CompanyScope) throws(Failure) -> Int
}
