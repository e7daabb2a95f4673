public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Knows the people and organisations that a company deals with.
public protocol ContactKeeper: AnyObject {
  /// A contact; one that was merged into another answers that one.
  /// - Parameter pointer: where the parameters name it; nil where it is what the method is about.
  /// - Throws: `notFound`.
  func contact(_ id: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) -> ContactFacts

  /// How files spell a contact: by its name, and where others have it, too, by which of them it is. nil for one that is not there.
  func spelling(of contact: UUID, in context: CompanyContext) throws(Failure) -> String?

  /// The contact that files spell so, or by its id; nil for none.
  func contact(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID?
}

/// What other services must know of a contact.
public struct ContactFacts {
  public let id: UUID, name: Line
  public let isCustomer: Bool, isSupplier: Bool, isArchived: Bool
  /// The addresses that hold where nothing else is said.
  public let billingAddress: Address?, shippingAddress: Address?
  public let currency: Currency?

  public init(
    id: UUID, name: Line, isCustomer: Bool, isSupplier: Bool, isArchived: Bool, billingAddress: Address?, shippingAddress: Address?,
    currency: Currency?
  ) {
    self.id = id
    self.name = name
    self.isCustomer = isCustomer
    self.isSupplier = isSupplier
    self.isArchived = isArchived
    self.billingAddress = billingAddress
    self.shippingAddress = shippingAddress
    self.currency = currency
  }
}
