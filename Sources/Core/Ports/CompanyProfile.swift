public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// The facts of a company for its documents, and the time zone of its days.
public struct CompanyProfile {
  public let name: Line, legalName: Line?, address: Address?
  /// The currency that the company counts in.
  public let currency: Currency?
  public let timeZone: TimeZoneName?

  public init(name: Line, legalName: Line?, address: Address?, currency: Currency?, timeZone: TimeZoneName?) {
    self.currency = currency
    self.name = name
    self.legalName = legalName
    self.address = address
    self.timeZone = timeZone
  }
}

/// Provides the profiles of companies.
public protocol ProfileKeeper: AnyObject {
  func profile(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyProfile
}
