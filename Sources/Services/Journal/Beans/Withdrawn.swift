internal import Shape

/// The grams of a bag that were used for purposes other than brews. Without a value, 0.
struct Withdrawn: Value, Equatable {
  let grams: Decimal

  init(_ grams: Decimal) { self.grams = grams }

  static func read<S: Source>(from source: inout S) -> Withdrawn { Withdrawn(.read(from: &source)) }
  func write<K: Sink>(to sink: inout K) { grams.write(to: &sink) }
  func violation(of limit: Limit) -> String? { grams.violation(of: limit) }
  static var schema: Schema { Decimal.schema }
  static var example: Withdrawn { Withdrawn(.example) }
  static var absent: Withdrawn? { Withdrawn(Decimal(0)) }
}
