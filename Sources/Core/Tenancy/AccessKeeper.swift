public import RPC
public import Shape
public import Storage

/// Provides the rights that users hold in companies.
public protocol AccessKeeper: AnyObject {
  /// Returns the user who acts in a company of the store, with the user's rights there. Returns `nil` if the account
  /// must not learn that the company exists.
  func membership(in company: UUID, of store: Store, at now: Timestamp) throws(Failure) -> Membership?

  /// Adds the tables that `membership` reads to the request's footprint, because a remembered result is used instead.
  func noteReading(in store: Store)

  /// Records a request of the signed-in user. This prolongs a session that ends after a time without use.
  func noteUse(of session: OpenSession, in company: UUID, at now: Timestamp) throws(Failure)

  /// Makes the account the founder of a company that it has just created.
  func admitFounder(of company: UUID, number: Int, _ context: Context) throws(Failure)

  /// Prepares the credentials for the founder of a company that is about to be created.
  /// - Throws: -32602 for a name that no new user can have, with a pointer below `pointer`.
  func prepare(_ credentials: NewCredentials, at pointer: String) throws(Failure) -> CredentialsInMaking

  /// Returns all bits that any user holds in a company, in one mask.
  func heldBits(in scope: CompanyScope) throws(Failure) -> Int
}
