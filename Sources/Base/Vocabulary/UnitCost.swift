public import Shape

/// The cost of one unit of an item, with five decimals more than the currency has.
public struct UnitCost: Record, Equatable {
  /// The amount in minor units.
  public let amount: Decimal
  public let currency: Currency

  public static let doc: StaticString =
    "The cost of one unit of an item. It can have five more decimals than the currency has."

  public init(amount: Decimal, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// Creates the cost of one unit from a price, or returns `nil` if the price is too large to be stored with five more
  /// decimals. A cost that needs further decimals is rounded half to even.
  public init?(_ price: UnitPrice) {
    let (units, isTooMuch) = price.amount.multipliedReportingOverflow(by: 100_000)
    guard let per = price.per else {
      if isTooMuch { return nil }
      self.init(amount: Decimal(units: units), currency: price.currency)
      return
    }
    let quotient = (Int128(price.amount) * 100_000 * 100_000).dividedHalfEven(by: Int128(per.units))
    guard let rounded = Int(exactly: quotient) else { return nil }
    self.init(amount: Decimal(units: rounded), currency: price.currency)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    amount = field("amount", \.amount, "The amount in the currency's minor units: 1250.5 is 12.505 EUR.")
    currency = field("currency", \.currency, "The currency's code (ISO 4217): three capitals, such as EUR.")
  }

  /// The cost as a price in whole minor units, rounded half to even. A cost of less than 100 minor units that is not
  /// whole stays exact, because rounding would change it too much: 3.1 cents become 31 cents for 10.
  public var price: UnitPrice {
    var (units, per) = (amount.units, 100_000)
    if units.magnitude >= 100 * 100_000 || units % 100_000 == 0 {
      return UnitPrice(amount: Int(Int128(units).dividedHalfEven(by: 100_000)), currency: currency)
    }
    while units % 10 == 0 { (units, per) = (units / 10, per / 10) }
    return UnitPrice(amount: units, currency: currency, per: Decimal(per))
  }

  /// Returns the exact cost of a quantity.
  public func times(_ quantity: Decimal) -> ExactAmount { ExactAmount(quantity: quantity, cost: amount) }
}
