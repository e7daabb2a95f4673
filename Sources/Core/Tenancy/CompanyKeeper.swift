public import RPC
public import Shape

/// The company of requests that name none.
public enum Selection {
  /// No selection was made: the only company, if there is just one.
  case unsaid
  /// No company, even if there is one.
  case nothing
  case company(UUID)
}

/// Stores the companies, for the directory of companies.
public protocol CompanyKeeper: AnyObject {
  /// Returns a company, or `nil` if there is none that the account may see.
  func open(_ company: UUID, at now: Timestamp) throws(Failure) -> CompanyScope?

  /// Notes that a remembered result of `open` was read now.
  func noteReading(of scope: CompanyScope)

  /// Notes that the signed-in user does something.
  func noteUse(of session: OpenSession, in scope: CompanyScope, at now: Timestamp) throws(Failure)

  /// Returns the selection for requests that name no company.
  func selection() throws(Failure) -> Selection

  /// Returns a Boolean value that indicates whether there is any company.
  func hasAny() throws(Failure) -> Bool

  /// Returns the only company, or `nil` if there is not just one.
  func only() throws(Failure) -> UUID?

  /// Returns the facts of a company for other services.
  func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts

  /// Returns the products of the store that would give a company one of these tiers. Returns `nil` if the company's
  /// tier does not follow from purchases here.
  func products(giving tiers: [Tier], to scope: CompanyScope, at now: Timestamp) throws(Failure) -> [String]?
}
