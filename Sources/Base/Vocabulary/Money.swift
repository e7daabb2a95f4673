public import Shape

/// An amount of money in a currency's minor units, for totals. For the prices and costs of a quantity, use `UnitPrice`,
/// which has the same schema.
public struct Money: Record, Equatable {
  public let amount: Int, currency: Currency

  public static let doc: StaticString =
    "An amount of money: a whole number of the currency's minor units, such as cents. A unit price or a unit cost may be for another quantity than one (`per`)."

  public init<F: Fields<Self>>(_ field: inout F) {
    amount =
      field(
        "amount", { MinorUnits($0.amount) }, "The amount in the currency's minor units: 1250 is 12.50 EUR.",
        .range(-Money.most...Money.most)
      ).count
    currency = field("currency", \.currency, "The currency's code (ISO 4217): three capitals, such as EUR.")
    field.refused("per", PricedQuantity.self, PricedQuantity.doc, because: PricedQuantity.reasonAgainst)
  }

  public init(amount: Int, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  public static var example: Money { Money(amount: 1250, currency: .example) }

  /// A limit for amounts that must not be negative.
  public static let notNegative = Limit.range(0...most)

  /// Returns the violation of a limit on the amount. If a field has any limit, the currency must also be a listed one.
  /// (Older programs did not require that.)
  public func violation(of limit: Limit) -> String? {
    if !limit.contains(amount) { return "must have an amount of \(limit.words(""))" }
    return currency.isListed ? nil : "must have a currency of ISO 4217, such as EUR, not \(currency.code)"
  }

  /// The largest integer that every JSON reader stores exactly (RFC 8259, section 6).
  public static let most = 9_007_199_254_740_991
}
