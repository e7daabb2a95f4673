public import Shape

/// The price or the cost of one unit, or of another quantity (`per`). For example, 31 USD for 1,000 pieces.
///
/// The type has the same schema as `Money`, so that other programs need only one type for prices and totals. `Money`
/// itself, which is for totals, refuses `per`. If `per` is absent, a record or file looks the same as with older
/// programs, which did not have `per`.
public struct UnitPrice: Record, Equatable {
  public let amount: Int, currency: Currency
  /// The quantity to which the amount applies, or `nil` for 1.
  public let per: Decimal?

  public static var recordName: String { Money.recordName }
  public static var doc: StaticString { Money.doc }

  public init<F: Fields<Self>>(_ field: inout F) {
    amount =
      field(
        "amount", { MinorUnits($0.amount) }, "The amount in the currency's minor units: 1250 is 12.50 EUR.",
        .range(-Money.most...Money.most)
      ).count
    currency = field("currency", \.currency, "The currency's code (ISO 4217): three capitals, such as EUR.")
    let quantity = field.optional("per", { $0.per.map(PricedQuantity.init) }, PricedQuantity.doc)?.quantity
    per = quantity == Decimal(1) ? nil : quantity
  }

  /// - Parameter per: the quantity to which the amount applies, or `nil` for 1. It must be more than 0 and at most
  ///   `most`.
  public init(amount: Int, currency: Currency, per: Decimal? = nil) {
    self.amount = amount
    self.currency = currency
    self.per = per == Decimal(1) ? nil : per
  }

  /// The quantity to which the amount applies.
  public var quantity: Decimal { per ?? Decimal(1) }

  public static var example: UnitPrice { UnitPrice(amount: 1250, currency: .example) }

  /// The largest quantity of a price. In practice, prices are for 10, 100, 1,000 or 10,000 units. With this limit, all
  /// products of prices and quantities fit into 128 bits.
  public static let most = Decimal(1_000_000)

  /// Returns the violation of a limit on the amount. If a field has any limit, the currency must also be a listed one.
  public func violation(of limit: Limit) -> String? { Money(amount: amount, currency: currency).violation(of: limit) }

  /// Returns the stored price with the changes of a patch. If the patch has a new amount but no `per`, the price is for
  /// one unit, even if the stored price has another `per`. Programs and files that do not know `per` mean the price of
  /// one unit.
  public static func merge<S: Source>(from source: inout S, into stored: UnitPrice) -> UnitPrice {
    let patched = source.merge(into: UnitPrice(amount: .min, currency: stored.currency, per: Decimal(units: -1)))
    let isAmountKept = patched.amount == .min
    let per = patched.per?.units == -1 ? (isAmountKept ? stored.per : nil) : patched.per
    return UnitPrice(amount: isAmountKept ? stored.amount : patched.amount, currency: patched.currency, per: per)
  }
}

extension UnitPrice {
  /// Returns this price converted to another unit of measurement. Returns `nil` if the result exceeds the limit of
  /// money.
  ///
  /// A price without `per` is rounded half to even to whole minor units. A price with `per` stays exact: the amount is
  /// multiplied by the numerator of the factor, and `per` by its denominator. Only if one of these products exceeds its
  /// limit, the amount is rounded.
  /// - Parameter factor: the number of this price's units in one of the other unit, as a ratio in lowest terms. Both
  ///   numbers are positive.
  public func times(_ factor: (numerator: Int128, denominator: Int128)) -> UnitPrice? {
    let (product, isBeyond) = Int128(amount).multipliedReportingOverflow(by: factor.numerator)
    if isBeyond { return nil }
    if per != nil {
      let (units, isTooMuch) = Int128(quantity.units).multipliedReportingOverflow(by: factor.denominator)
      if !isTooMuch, let exact = UnitPrice(lowest: product, units, currency) { return exact }
    }
    let rounded = product.dividedHalfEven(by: factor.denominator)
    return rounded.magnitude > Int128(Money.most).magnitude
      ? nil : UnitPrice(amount: Int(rounded), currency: currency, per: per)
  }

  /// Creates the price `amount` for `units` (in the units of `Decimal`). If one of the numbers exceeds its limit, the
  /// ratio is reduced to lowest terms. Returns `nil` if a number still exceeds its limit.
  private init?(lowest amount: Int128, _ units: Int128, _ currency: Currency) {
    let isFitting = amount.magnitude <= Int128(Money.most).magnitude && units <= Int128(UnitPrice.most.units)
    if isFitting {
      self.init(amount: Int(amount), currency: currency, per: Decimal(units: Int(units)))
      return
    }
    var (a, b) = (amount.magnitude, units.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let (least, of) = (amount / Int128(a), units / Int128(a))
    if least.magnitude > Int128(Money.most).magnitude || of > Int128(UnitPrice.most.units) { return nil }
    self.init(amount: Int(least), currency: currency, per: Decimal(units: Int(of)))
  }
}
