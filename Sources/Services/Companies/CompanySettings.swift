internal import Shape

/// How a company works.
struct CompanySettings: Record {
  let allowNegativeStock: Flag, orderNumberFormat: OrderNumberFormat, sessionHours: SessionHours
  let idleMinutes: IdleMinutes?, expiryDays: ExpiryDays, purchaseNumberFormat: PurchaseNumberFormat
  let requireCredentials: Flag, historyMonths: Int?

  static let doc: StaticString = "How a company works."

  static var absent: CompanySettings? {
    CompanySettings(
      allowNegativeStock: false, orderNumberFormat: .usual, sessionHours: .usual, idleMinutes: nil, expiryDays: .usual,
      purchaseNumberFormat: .usual, requireCredentials: false, historyMonths: nil)
  }
}

extension CompanySettings {
  init<F: Fields<Self>>(_ field: inout F) {
    allowNegativeStock = field("allowNegativeStock", \.allowNegativeStock, "Whether more may be taken from stock than there is.")
    orderNumberFormat = field(
      "orderNumberFormat", \.orderNumberFormat,
      "How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where wanted.")
    sessionHours = field("sessionHours", \.sessionHours, "How many hours a sign-in lasts, whatever is done; 12 without it.")
    idleMinutes = field(
      "idleMinutes", \.idleMinutes,
      "After how many minutes without a request in the company a sign-in ends, as for a till that many use; null where it does not.")
    expiryDays = field("expiryDays", \.expiryDays, "How many days before they expire lots are told of; 30 without it.")
    purchaseNumberFormat = field(
      "purchaseNumberFormat", \.purchaseNumberFormat,
      "How purchases are numbered, as orders are; P-{number:5} without it.")
    requireCredentials = field(
      "requireCredentials", \.requireCredentials,
      "Whether everybody with whom the company is shared must make credentials of their own, and sign in, before anything else.")
    historyMonths = field(
      "historyMonths", \.historyMonths,
      "For how many months histories say who has changed what; null for as long as the company is there. Older changes are removed from each device, in idle moments; the ledger is not.",
      .range(1...1200))
  }
}
