public import Shape

/// An amount of money in a currency's minor units.
public struct Money: Record, Equatable {
  public let amount: Int, currency: Currency

  public static let doc: StaticString = "An amount of money: an integer of the currency's minor units (cents), never a fraction."

  public init<F: Fields<Self>>(_ field: inout F) {
    amount = field("amount", \.amount, "In minor units: 1250 is 12.50 EUR.", .range(-Money.most...Money.most))
    currency = field("currency", \.currency, "ISO 4217, three capitals.")
  }

  private init(amount: Int, currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  public static var example: Money { Money(amount: 1250, currency: .example) }

  /// The largest integer that every JSON reader keeps exactly (RFC 8259, section 6).
  private static let most = 9_007_199_254_740_991
}

/// A currency's code (ISO 4217): three capital letters.
public struct Currency: Value, Equatable {
  public let code: String

  public static func read<S: Source>(from source: inout S) -> Currency {
    guard let text = source.text() else { return example }
    if text.utf8.count == 3, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) { return Currency(code: text) }
    source.refuse("must be a currency's code of three capitals, such as EUR")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(code) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  public static var schema: Schema { .text(TextSchema(pattern: "^[A-Z]{3}$")) }
  public static var example: Currency { Currency(code: "EUR") }
}
