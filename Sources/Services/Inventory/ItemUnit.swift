internal import Ports
internal import Shape

/// A unit of an item in addition to its own unit, with the ratio between the two.
struct ItemUnit: Record, Equatable {
  let unit: Line, factor: Decimal, per: UnitCount?

  static let doc: StaticString =
    "A unit in which an item's quantities may be given, in addition to its own unit, such as a box of 12 pieces."

  init(_ unit: Line, factor: Decimal, per: UnitCount?) { (self.unit, self.factor, self.per) = (unit, factor, per) }

  init<F: Fields<Self>>(_ field: inout F) {
    unit = field("unit", \.unit, "The unit's name, such as box.", .length(1...32))
    factor = field(
      "factor", \.factor,
      "The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces. More than 0, at most 1,000,000,000. If `per` is given, the number of the item's own units in `per` of this unit.",
      .range(0...1_000_000_000))
    per = field.optional(
      "per", \.per,
      "The number of this unit that makes up `factor` of the item's own units. For example, a pound is 0.45359237 kg, so for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most 1000000000. Default: 1. A quantity in this unit, converted to the own unit, must have at most five decimals."
    )
  }

  /// The largest value of `per`.
  static let mostPer = 1_000_000_000

  /// The number of the item's own units in one of this unit, as an exact ratio.
  var ratio: UnitFactor { UnitFactor(factor, per: per?.number) }
}

/// The value of `per` of a unit: the number of units that the factor refers to. `ItemRules` refuses 0, negative numbers
/// and numbers above `mostPer`.
struct UnitCount: Value, Equatable {
  let number: Decimal

  static let one = UnitCount(number: Decimal(1))

  static func read<S: Source>(from source: inout S) -> UnitCount { UnitCount(number: Decimal.read(from: &source)) }
  func write<K: Sink>(to sink: inout K) { number.write(to: &sink) }
  static var schema: Schema { Decimal.schema.limited(by: .above(0, to: ItemUnit.mostPer)) }
  static var example: UnitCount { UnitCount(number: .example) }
}
