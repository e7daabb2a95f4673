public import RPC
public import Shape

/// The company that the account has selected for requests that name none.
public enum Selection {
  /// No selection was made. Then the only company counts as selected, if there is just one.
  case unsaid
  /// The account has selected no company, even if one exists.
  case nothing
  case company(UUID)
}

/// Stores the companies, and provides them to `CompanyDirectory`.
public protocol CompanyKeeper: AnyObject {
  /// Returns a company, or `nil` if there is none that the account may see.
  func open(_ company: UUID, at now: Timestamp) throws(Failure) -> CompanyScope?

  /// Adds the tables that `open` reads to the request's footprint, because a remembered result is used instead.
  func noteReading(of scope: CompanyScope)

  /// Records a request of the signed-in user. This prolongs a session that ends after a time without use.
  func noteUse(of session: OpenSession, in scope: CompanyScope, at now: Timestamp) throws(Failure)

  /// Returns the selection for requests that name no company.
  func selection() throws(Failure) -> Selection

  /// Returns a Boolean value that indicates whether there is any company.
  func hasAny() throws(Failure) -> Bool

  /// Returns the only company, or `nil` if there is no company or more than one.
  func only() throws(Failure) -> UUID?

  /// Returns the facts of a company for other services.
  func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts

  /// Returns the products of the app store that would give a company one of these tiers. Returns `nil` if the company's
  /// tier does not depend on purchases in this data directory.
  func products(giving tiers: [Tier], to scope: CompanyScope, at now: Timestamp) throws(Failure) -> [String]?
}
