public import RPC
public import Shape

/// Which company requests without one mean.
public enum Selection {
  /// Nobody has said anything: the only one, where there is just one.
  case unsaid
  /// None, though there be one.
  case nothing
  case company(UUID)
}

/// Keeps the companies: what the directory asks.
public protocol CompanyKeeper: AnyObject {
  /// Looks a company up; nil when there is none that the account may see.
  func open(_ company: UUID, at now: Timestamp) throws(Failure) -> CompanyScope?

  /// Notes that what `open` has returned, and is remembered, was read now.
  func noteReading(of scope: CompanyScope)

  /// Notes that whoever is signed in does something.
  func noteUse(of session: OpenSession, in scope: CompanyScope, at now: Timestamp) throws(Failure)

  /// The company that requests without one mean, as somebody has said.
  func selection() throws(Failure) -> Selection

  /// A Boolean value that indicates whether there is any company.
  func hasAny() throws(Failure) -> Bool

  /// The company that there is, where there is just one.
  func only() throws(Failure) -> UUID?

  /// What others must know of a company.
  func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts

  /// What the store sells that would give a company one of these tiers; nil where what it pays for does not follow from what is bought
  /// here.
  func products(giving tiers: [Tier], to scope: CompanyScope, at now: Timestamp) throws(Failure) -> [String]?
}
