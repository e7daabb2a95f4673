internal import Shape

/// A whole number of a currency's minor units, such as cents. People often write 12.50 instead, so the message of a
/// refusal explains the unit.
struct MinorUnits: Value {
  let count: Int

  init(_ count: Int) { self.count = count }

  static func read<S: Source>(from source: inout S) -> MinorUnits {
    MinorUnits(source.integer(of: " of minor units (cents), such as 1250 for 12.50 EUR") ?? Int.example)
  }

  func write<K: Sink>(to sink: inout K) { count.write(to: &sink) }
  static var schema: Schema { Int.schema }
  static var example: MinorUnits { MinorUnits(Int.example) }
  func violation(of limit: Limit) -> String? { count.violation(of: limit) }
}
