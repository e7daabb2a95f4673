internal import RPC

/// The settings and the tier of a company, for services that depend on them.
public struct CompanyFacts {
  public let tier: Tier
  /// The departments that every company has, and the company's own ones.
  public let departments: [Department]
  /// The number of hours that a sign-in lasts.
  public let sessionHours: Int
  /// The number of minutes that a sign-in lasts without use; `nil` for no such limit.
  public let idleMinutes: Int?

  /// A Boolean value that indicates whether more may be taken from stock than the stock has.
  public let allowsNegativeStock: Bool
  /// The number of days before a lot's expiry from which on the lot is reported.
  public let expiryDays: Int
  /// The format of the numbers of orders. It has `{number}` once, and may have `{year}`, `{month}` and `{day}`.
  public let orderNumberFormat: String
  /// The format of the numbers of purchases, with the same placeholders as `orderNumberFormat`.
  public let purchaseNumberFormat: String?
  /// The company's currency (ISO 4217), or `nil` if it has chosen none.
  public let currency: String?
  /// A Boolean value that indicates whether this is the account's own inventory, which is never shared, and has no
  /// sign-in.
  public let isPersonal: Bool
  /// A Boolean value that indicates whether the tier can be changed only by purchases.
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
