public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Provides the people and organisations that a company deals with.
public protocol ContactKeeper: AnyObject {
  /// Returns a Boolean value that indicates whether the company has at least one contact.
  func hasContacts(in context: CompanyContext) throws(Failure) -> Bool

  /// Returns a contact. If the contact was merged into another contact, returns that other contact.
  /// - Parameter pointer: the JSON pointer to the id in the parameters, or `nil` if the contact is the method's
  ///   subject.
  /// - Throws: `notFound`.
  func contact(_ id: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) -> ContactFacts

  /// Returns the name of the price list that applies to a contact, or `nil` if no price list applies.
  func priceList(of contact: UUID, in context: CompanyContext) throws(Failure) -> Line?

  /// Returns the text that names a contact in exported files, or `nil` if there is no such contact. The text is the
  /// contact's name, with a number if other contacts have the same name.
  func spelling(of contact: UUID, in context: CompanyContext) throws(Failure) -> String?

  /// Returns the id of the contact that a text in a file names. The text is the contact's name, with a number if
  /// several contacts have this name, or the contact's id. Returns `nil` if there is no such contact.
  func contact(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID?
}

extension ContactKeeper {
  /// Returns the facts of the contact whose id a record has in one of its members.
  /// - Throws: `notFound`; -32602 for a contact that was merged into another contact.
  public func unmerged(_ id: UUID, as member: String, at pointer: String, in context: CompanyContext) throws(Failure)
    -> ContactFacts
  {
    let facts = try contact(id, at: pointer, in: context)
    if facts.id == id { return facts }
    throw .invalidParam(
      pointer, "\(member) must be \(facts.id), the contact that the given contact was merged into")
  }

  /// Returns the facts of the supplier whose id a record has in one of its members.
  /// - Throws: `notFound`; -32602 for a contact that was merged into another contact, or is not a supplier.
  public func supplier(_ id: UUID, as member: String, at pointer: String, in context: CompanyContext) throws(Failure)
    -> ContactFacts
  {
    let facts = try unmerged(id, as: member, at: pointer, in: context)
    try facts.requireSupplier(as: member, at: pointer)
    return facts
  }
}

extension ContactFacts {
  /// Throws an error if the contact is not a supplier.
  /// - Parameter member: the name of the member that has the contact's id.
  public func requireSupplier(as member: String, at pointer: String) throws(Failure) {
    if !isSupplier { throw .invalidParam(pointer, noSupplier(as: member)) }
  }

  /// Returns the error message for a contact that must be a supplier but is not.
  public func noSupplier(as member: String) -> String {
    "\(member) must be a contact of the kind supplier; \(name.text) is not. Add the kind with contacts.update, or name another contact"
  }
}

/// The facts of a contact for other services.
public struct ContactFacts {
  public let id: UUID, name: Line
  public let isCustomer: Bool, isSupplier: Bool, isArchived: Bool
  /// The default addresses.
  public let billingAddress: Address?, shippingAddress: Address?
  public let currency: Currency?
  public let taxId: Line?, taxRate: Decimal?, taxCategory: TaxCategory?
  /// The number of days until an invoice is due.
  public let paymentDays: Int?

  public init(
    id: UUID, name: Line, isCustomer: Bool, isSupplier: Bool, isArchived: Bool, billingAddress: Address?,
    shippingAddress: Address?,
    currency: Currency?, taxId: Line? = nil, taxRate: Decimal? = nil, taxCategory: TaxCategory? = nil,
    paymentDays: Int? = nil
  ) {
    (self.taxId, self.taxRate, self.taxCategory, self.paymentDays) = (taxId, taxRate, taxCategory, paymentDays)
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
