public import RPC
public import Shape

/// The kind of record that `CompanyID` points to; the record itself belongs to the companies' service.
public enum CompanyIdentity {}

/// The id of a company.
public typealias CompanyID = ID<CompanyIdentity>

/// The company that a request works in: where its records are, and what the caller may do there.
public final class CompanyScope {
  public let company: UUID
  /// The company's number in its store.
  public let number: Int
  public let store: Store
  public let isArchived: Bool
  /// Who acts there, and what they hold.
  public let standing: Standing
  /// When that ends, in milliseconds; the end of time where it does not.
  let end: Int

  public init(company: UUID, number: Int, store: Store, isArchived: Bool, standing: Standing) {
    self.company = company
    self.number = number
    self.store = store
    self.isArchived = isArchived
    self.standing = standing
    end = standing.until?.milliseconds ?? .max
  }

  public var rights: Rights { standing.rights }
  /// Who results are written for.
  public var audience: Audience { standing.rights.audience }
}
