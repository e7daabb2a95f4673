public import Shape

/// The price or the cost of one unit, or of another quantity (`per`): 31 USD for 1,000 pieces.
///
/// Its schema is that of `Money`, so that programs have one type for prices and totals. A total (`Money`) refuses
/// `per`. As long as `per` is absent, records and files are the same as those of older programs.
public struct UnitPrice: Record, Equatable {
  public let amount: Int, currency: Currency
  /// The quantity that the amount is for; `nil` for 1.
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

  /// - Parameter per: the quantity that the amount is for, from more than 0 to `most`; `nil` for 1.
  public init(amount: Int, currency: Currency, per: Decimal? = nil) {
    self.amount = amount
    self.currency = currency
    self.per = per == Decimal(1) ? nil : per
  }

  /// The quantity that the amount is for.
  public var quantity: Decimal { per ?? Decimal(1) }

  public static var example: UnitPrice { UnitPrice(amount: 1250, currency: .example) }

  /// The largest quantity of a price. Prices are quoted for 10, 100, 1,000 or 10,000 units in practice. The limit keeps
  /// all products of prices and quantities within 128 bits.
  public static let most = Decimal(1_000_000)

  /// The limit applies to the amount. A price with any limit must also have a listed currency.
  public func violation(of limit: Limit) -> String? { Money(amount: amount, currency: currency).violation(of: limit) }

  /// Applies a patch. A new amount without `per` is the price of one, whatever the stored `per` is, because programs
  /// and files that don't know `per` mean the price of one.
  public static func merge<S: Source>(from source: inout S, into stored: UnitPrice) -> UnitPrice {
    let patched = source.merge(into: UnitPrice(amount: .min, currency: stored.currency, per: Decimal(units: -1)))
    let isAmountKept = patched.amount == .min
    let per = patched.per?.units == -1 ? (isAmountKept ? stored.per : nil) : patched.per
    return UnitPrice(amount: isAmountKept ? stored.amount : patched.amount, currency: patched.currency, per: per)
  }
}

extension UnitPrice {
  /// Returns the price of another unit, or `nil` if that price exceeds the limit of money.
  ///
  /// The price of one unit is rounded half to even to a whole minor unit. A price with `per` stays exact: the amount is
  /// multiplied by the numerator of the factor, and `per` by the denominator. The amount is rounded only if one of the
  /// products exceeds its limit.
  /// - Parameter factor: the number of units in one of the other unit, as a ratio in lowest terms. Both numbers are
  ///   positive.
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

  /// Creates the price `amount` for `units` of `Decimal` in lowest terms if necessary, or returns `nil` if the numbers
  /// still exceed a limit.
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
