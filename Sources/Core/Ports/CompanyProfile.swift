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
  /// The contact of sales over the counter.
  public let counterContact: UUID?
  /// The formats of the numbers of documents, with `{series}` and `{number}`.
  public let invoiceNumberFormat: String, creditNoteNumberFormat: String
  /// The rounding of the amounts of new documents.
  public let rounding: AmountRounding
  /// The facts on the company's invoices.
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
