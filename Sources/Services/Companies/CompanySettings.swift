internal import Shape

/// The settings of a company.
struct CompanySettings: Record {
  let allowNegativeStock: Flag, orderNumberFormat: OrderNumberFormat, sessionHours: SessionHours
  let idleMinutes: IdleMinutes?, expiryDays: ExpiryDays, purchaseNumberFormat: PurchaseNumberFormat
  let requireCredentials: Flag, historyMonths: Int?

  static let doc: StaticString = "The settings of a company."

  static var absent: CompanySettings? {
    CompanySettings(
      allowNegativeStock: false, orderNumberFormat: .usual, sessionHours: .usual, idleMinutes: nil, expiryDays: .usual,
      purchaseNumberFormat: .usual, requireCredentials: false, historyMonths: nil)
  }
}

extension CompanySettings {
  init<F: Fields<Self>>(_ field: inout F) {
    allowNegativeStock = field("allowNegativeStock", \.allowNegativeStock, "true to allow a request to take more from stock than there is.")
    orderNumberFormat = field(
      "orderNumberFormat", \.orderNumberFormat,
      "The format of order numbers. It has {number} exactly once, or {number:5} for five digits, and may have {year}, {month} and {day}.")
    sessionHours = field("sessionHours", \.sessionHours, "The length of a session in hours, with or without requests. 12 if left out.")
    idleMinutes = field(
      "idleMinutes", \.idleMinutes,
      "The minutes without a request in the company after which a session ends, for a till with many users. null for no limit.")
    expiryDays = field("expiryDays", \.expiryDays, "The number of days before their expiry from which lots are reported. 30 if left out.")
    purchaseNumberFormat = field(
      "purchaseNumberFormat", \.purchaseNumberFormat,
      "The format of purchase numbers, with the same rules as orderNumberFormat. P-{number:5} if left out.")
    requireCredentials = field(
      "requireCredentials", \.requireCredentials,
      "true if each account that the company is shared with must create its own credentials, and sign in, before anything else.")
    historyMonths = field(
      "historyMonths", \.historyMonths,
      "The number of months that histories are stored for; null for as long as the company exists. Older changes are removed from each device in idle moments. The ledger stays.",
      .range(1...1200))
  }
}
