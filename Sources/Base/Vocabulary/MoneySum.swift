public import Shape

/// A sum of money in a currency's minor units. It may exceed the limit of a single amount (`Money.most`).
public struct MoneySum: Record, Equatable {
  public let amount: WholeNumber, currency: Currency

  public static let doc: StaticString =
    "A sum of money: an exact whole number of the currency's minor units. It can be more than 2^53; some JSON readers round such numbers."

  public init(_ amount: Int128, _ currency: Currency) {
    self.amount = WholeNumber(amount)
    self.currency = currency
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    amount = field("amount", \.amount, "The amount in the currency's minor units: 1250 is 12.50 EUR.")
    currency = field("currency", \.currency, "The currency's code (ISO 4217): three capitals, such as EUR.")
  }
}

/// An integer that may have up to 38 digits.
public struct WholeNumber: Value, Equatable, Sendable {
  public let number: Int128

  public init(_ number: Int128) { self.number = number }

  public static func read<S: Source>(from source: inout S) -> WholeNumber { WholeNumber(Int128(source.integer() ?? 0)) }

  public func write<K: Sink>(to sink: inout K) {
    if let short = Int(exactly: number) { sink.integer(short) } else { sink.json("\(number)") }
  }

  public static var schema: Schema { .integer(.none) }
  public static var example: WholeNumber { WholeNumber(1250) }
}
