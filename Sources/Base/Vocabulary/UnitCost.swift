public import Shape

/// The cost of one item, with five decimals more than the currency has.
public struct UnitCost: Record, Equatable {
  /// The amount in minor units.
  public let amount: Decimal
  public let currency: Currency

  public static let doc: StaticString =
    "The cost of one unit of an item. It can have five decimal places more than the currency."

  public init(amount: Decimal, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// Creates a cost from a price in whole minor units, or returns `nil` if the price is too large to be stored with
  /// five decimals more.
  public init?(_ price: Money) {
    let (units, isTooMuch) = price.amount.multipliedReportingOverflow(by: 100_000)
    if isTooMuch { return nil }
    self.init(amount: Decimal(units: units), currency: price.currency)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    amount = field("amount", \.amount, "The amount in the currency's minor units: 1250.5 is 12.505 EUR.")
    currency = field("currency", \.currency, "The currency's code (ISO 4217): three capitals, such as EUR.")
  }

  /// Returns the exact cost of a quantity.
  public func times(_ quantity: Decimal) -> ExactAmount { ExactAmount(quantity: quantity, cost: amount) }
}
