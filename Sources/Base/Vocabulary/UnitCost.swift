public import Shape

/// The cost of one unit of an item. It has up to five decimal places more than amounts in the currency.
public struct UnitCost: Record, Equatable {
  /// The amount in the currency's minor units.
  public let amount: Decimal
  public let currency: Currency

  public static let doc: StaticString =
    "The cost of one unit of an item. It can have five more decimals than the currency has."

  public init(amount: Decimal, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// Creates the cost of one unit from a price. If the cost would need more than five further decimal places, it is
  /// rounded half to even. Returns `nil` if it is too large to be stored with these decimal places.
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

  /// The cost as a price with a whole number of minor units. Usually the cost is rounded half to even. For a cost of
  /// less than 100 minor units, rounding would change too much. If such a cost is not whole, the price is for a larger
  /// quantity: 3.1 cents become 31 cents for 10.
  public var price: UnitPrice {
    var (units, per) = (amount.units, 100_000)
    if units.magnitude >= 100 * 100_000 || units % 100_000 == 0 {
      return UnitPrice(amount: Int(Int128(units).dividedHalfEven(by: 100_000)), currency: currency)
    }
    while units % 10 == 0 { (units, per) = (units / 10, per / 10) }
    return UnitPrice(amount: units, currency: currency, per: Decimal(per))
  }

  /// Returns the cost of a quantity, without any rounding.
  public func times(_ quantity: Decimal) -> ExactAmount { ExactAmount(quantity: quantity, cost: amount) }
}
