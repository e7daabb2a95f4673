public import RPC
public import Shape
public import Storage

/// Knows what people hold in companies.
public protocol AccessKeeper: AnyObject {
  /// Who acts in the company with this number in the store; nil when the account may not even know of it.
  func membership(in company: UUID, of store: Store, at now: Timestamp) throws(Failure) -> Membership?

  /// Notes that an answer of `membership`, which is remembered, was read now.
  func noteReading(in store: Store)

  /// Notes that whoever is signed in does something.
  func noteUse(of session: OpenSession, in company: UUID, at now: Timestamp) throws(Failure)

  /// Makes the account an owner of a company that it has just created.
  func admitFounder(of company: UUID, number: Int, _ context: Context) throws(Failure)

  /// Prepares what the founder of a company signs in with that is about to be made.
  /// - Throws: -32602 for a name that nobody gets, with a pointer below the one of the credentials.
  func prepare(_ credentials: NewCredentials, at pointer: String) throws(Failure) -> CredentialsInMaking

  /// All bits that anybody holds in a company.
  func heldBits(in scope: CompanyScope) throws(Failure) -> Int
}
