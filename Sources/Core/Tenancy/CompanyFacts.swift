internal import RPC

/// The facts of a company for other services.
public struct CompanyFacts {
  public let tier: Tier
  /// The departments that every company has, and the company's own ones.
  public let departments: [Department]
  /// The number of hours that a sign-in lasts.
  public let sessionHours: Int
  /// The number of minutes that a sign-in lasts without use; `nil` for no such limit.
  public let idleMinutes: Int?

  /// A Boolean value that indicates whether more may be taken from stock than there is.
  public let allowsNegativeStock: Bool
  /// The number of days before their expiry at which lots are reported.
  public let expiryDays: Int
  /// The format of the numbers of orders: `{number}` once, with `{year}`, `{month}` and `{day}` if wanted.
  public let orderNumberFormat: String
  /// The format of the numbers of purchases, with the same parts.
  public let purchaseNumberFormat: String?
  /// The currency that the company counts in (ISO 4217), or `nil` if it has none.
  public let currency: String?
  /// A Boolean value that indicates whether this is the account's own inventory, which is never shared, and has no
  /// sign-in.
  public let isPersonal: Bool
  /// A Boolean value that indicates whether the tier follows from purchases alone.
  public let isTierBought: Bool

  public init(
    tier: Tier, departments: [Department], sessionHours: Int, idleMinutes: Int?, allowsNegativeStock: Bool,
    expiryDays: Int,
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
