public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// What stands of a company on its documents, and in whose days it counts.
public struct CompanyProfile {
  public let name: Line, legalName: Line?, address: Address?
  /// The currency that it counts in.
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

/// Knows what stands of companies on their documents.
public protocol ProfileKeeper: AnyObject {
  func profile(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyProfile
}
