internal import RPC

/// What other services must know of a company.
public struct CompanyFacts {
  public let tier: Tier
  /// Those that every company has, and its own.
  public let departments: [Department]
  /// For how long a sign-in lasts.
  public let sessionHours: Int
  /// For how long it lasts while nothing is done; nil for as long as it may.
  public let idleMinutes: Int?

  /// Whether more may be taken from stock than there is.
  public let allowsNegativeStock: Bool
  /// How many days before they expire lots are told of.
  public let expiryDays: Int
  /// How its orders are numbered: `{number}` once, with `{year}`, `{month}` and `{day}` where wanted.
  public let orderNumberFormat: String
  /// The same of its purchases.
  public let purchaseNumberFormat: String?
  /// The currency that it counts in (ISO 4217); `nil` for none.
  public let currency: String?
  /// Whether it is the account's own inventory, which is shared with nobody, and nobody signs in to.
  public let isPersonal: Bool
  /// Whether its tier follows from what was bought, whatever anybody says.
  public let isTierBought: Bool

  public init(
    tier: Tier, departments: [Department], sessionHours: Int, idleMinutes: Int?, allowsNegativeStock: Bool, expiryDays: Int,
    orderNumberFormat: String, purchaseNumberFormat: String?, isPersonal: Bool, currency: String?,
    isTierBought: Bool
  ) {
    self.purchaseNumberFormat = purchaseNumberFormat
    self.orderNumberFormat = orderNumberFormat
    self.allowsNegativeStock = allowsNegativeStock
    self.expiryDays = expiryDays
    self.currency = currency
    self.isPersonal = isPersonal
    self.isTierBought = isTierBought
    self.tier = tier
    self.departments = departments
    self.sessionHours = sessionHours
    self.idleMinutes = idleMinutes
  }
}
