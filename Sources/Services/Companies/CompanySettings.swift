internal import Shape
internal import Vocabulary

/// The settings of a company.
struct CompanySettings: Record {
  let allowNegativeStock: Flag, orderNumberFormat: OrderNumberFormat, sessionHours: SessionHours
  let idleMinutes: IdleMinutes?, expiryDays: ExpiryDays, purchaseNumberFormat: PurchaseNumberFormat
  let requireCredentials: Flag, historyMonths: Int?
  var rounding: AmountRounding
  let invoiceNumberFormat: InvoiceNumberFormat?, creditNoteNumberFormat: InvoiceNumberFormat?, counterContact: UUID?

  static let doc: StaticString = "The settings of a company."

  static var absent: CompanySettings? {
    CompanySettings(
      allowNegativeStock: false, orderNumberFormat: .usual, sessionHours: .usual, idleMinutes: nil, expiryDays: .usual,
      purchaseNumberFormat: .usual, requireCredentials: false, historyMonths: nil, rounding: .former,
      invoiceNumberFormat: nil, creditNoteNumberFormat: nil, counterContact: nil)
  }
}

extension CompanySettings {
  /// The formats of the numbers of invoices and credit notes.
  var numberFormats: (invoices: String, creditNotes: String) {
    (
      (invoiceNumberFormat ?? .usualForInvoices).text, (creditNoteNumberFormat ?? .usualForCreditNotes).text
    )
  }

  /// Returns a problem if invoices and credit notes have the same format, because they would then have the same
  /// numbers.
  /// - Parameter base: the JSON Pointer of the settings in the parameters.
  func problem(at base: String) -> Problem? {
    if numberFormats.invoices != numberFormats.creditNotes { return nil }
    return Problem(
      pointer: "\(base)/creditNoteNumberFormat", kind: .value,
      message: "creditNoteNumberFormat must differ from the format of invoices, \(numberFormats.invoices)")
  }

  init<F: Fields<Self>>(_ field: inout F) {
    allowNegativeStock = field(
      "allowNegativeStock", \.allowNegativeStock,
      "`true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if such a request fails with `insufficientStock`."
    )
    orderNumberFormat = field(
      "orderNumberFormat", \.orderNumberFormat,
      "The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or {number:5} for at least five digits. It may have {year}, {month} and {day}."
    )
    sessionHours = field(
      "sessionHours", \.sessionHours,
      "The number of hours after which a session ends, even if the user is active. Default: 12.")
    idleMinutes = field(
      "idleMinutes", \.idleMinutes,
      "The number of minutes after which a session ends if no request is sent in the company. Useful if several users share a device. `null` for no limit."
    )
    expiryDays = field(
      "expiryDays", \.expiryDays,
      "The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30.")
    purchaseNumberFormat = field(
      "purchaseNumberFormat", \.purchaseNumberFormat,
      "The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}.")
    requireCredentials = field(
      "requireCredentials", \.requireCredentials,
      "`true` if accounts with which the company is shared must create credentials of their own, and sign in before they can use the company."
    )
    historyMonths = field(
      "historyMonths", \.historyMonths,
      "The number of months for which the histories of records are stored. `null` to store them as long as the company exists. Each device removes older changes in idle moments. The stock ledger is never removed.",
      .range(1...1200))
    rounding = field.embed(\.rounding)
    invoiceNumberFormat = field(
      "invoiceNumberFormat", \.invoiceNumberFormat,
      "The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series} exactly once: the letter of the device's series, or nothing for the first series. `null` for I-{series}{number:5}."
    )
    creditNoteNumberFormat = field(
      "creditNoteNumberFormat", \.creditNoteNumberFormat,
      "The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats must differ. `null` for C-{series}{number:5}."
    )
    counterContact = field(
      "counterContact", \.counterContact,
      "The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such sales must name a customer."
    )
  }
}
