public import RPC
public import Shape
internal import Storage

/// Keeps the companies: what the directory asks.
public protocol CompanyKeeper: AnyObject {
  /// Looks a company up; nil when there is none that the account may see.
  func open(_ company: UUID, at now: Timestamp) throws(Failure) -> CompanyScope?

  /// Notes that what `open` has returned, and is remembered, was read now.
  func noteReading(of scope: CompanyScope)

  /// The company that requests without one mean.
  func selection() throws(Failure) -> UUID?

  /// What others must know of a company.
  func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts
}
