package import Shape

/// An amount of money in a currency's minor units.
package struct Money: Record, Equatable {
  package let amount: Int, currency: Currency

  package static let doc: StaticString = "An amount of money: an integer of the currency's minor units (cents), never a fraction."

  package init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    amount = field("amount", \.amount, "In minor units: 1250 is 12.50 EUR.", .range(-Money.most...Money.most))
    currency = field("currency", \.currency, "ISO 4217, three capitals.")
  }

  /// The largest integer that every JSON reader keeps exactly (RFC 8259, section 6).
  private static let most = 9_007_199_254_740_991
}

/// A currency's code (ISO 4217): three capital letters.
package struct Currency: Value, Equatable {
  package let code: String

  package static func read<S: Source & ~Copyable>(from source: inout S) -> Currency {
    guard let text = source.text() else { return example }
    if text.utf8.count == 3, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) { return Currency(code: text) }
    source.refuse("must be a currency's code of three capitals, such as EUR")
    return example
  }

  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(code) }
  package static var schema: Schema { .text(TextSchema(pattern: "^[A-Z]{3}$")) }
  package static var example: Currency { Currency(code: "EUR") }
}
