public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// The facts that a company's documents show, such as its name and tax id, and the company's time zone.
public struct CompanyProfile {
  public let name: Line, legalName: Line?, address: Address?
  /// The currency of the company's books.
  public let currency: Currency?
  public let timeZone: TimeZoneName?
  /// The contact that is used for sales over the counter, which have no named customer.
  public let counterContact: UUID?
  /// The formats of document numbers. `{series}` and `{number}` in a format are replaced.
  public let invoiceNumberFormat: String, creditNoteNumberFormat: String
  /// The rule by which the amounts of new documents are rounded.
  public let rounding: AmountRounding
  /// Further facts that the company's invoices show.
  public let taxId: Line?, registration: Line?, bank: BankAccount?, paymentTerms: Line?

  public init(
    name: Line, legalName: Line?, address: Address?, currency: Currency?, timeZone: TimeZoneName?, taxId: Line? = nil,
    registration: Line? = nil, bank: BankAccount? = nil, paymentTerms: Line? = nil,
    rounding: AmountRounding = .former, numberFormats: (invoices: String, creditNotes: String),
    counterContact: UUID? = nil
  ) {
    self.counterContact = counterContact
    (invoiceNumberFormat, creditNoteNumberFormat) = numberFormats
    self.rounding = rounding
    (self.taxId, self.registration, self.bank, self.paymentTerms) = (taxId, registration, bank, paymentTerms)
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
