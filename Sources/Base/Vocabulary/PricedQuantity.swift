internal import Shape

/// The quantity to which a price applies. It is more than 0, and at most `UnitPrice.most`.
struct PricedQuantity: Value {
  let quantity: Decimal

  static let doc: StaticString =
    "The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for one. Default: 1. Totals never have `per`."
  static let reasonAgainst: StaticString =
    "must be left out: this amount is a total, and only unit prices and unit costs can have `per`"

  init(_ quantity: Decimal) { self.quantity = quantity }

  static func read<S: Source>(from source: inout S) -> PricedQuantity {
    guard let units = source.fixedPoint(places: Decimal.places, rounding: false) else { return example }
    if units > 0, units <= UnitPrice.most.units { return PricedQuantity(Decimal(units: units)) }
    source.refuse("must be more than 0 and at most \(UnitPrice.most)")
    return example
  }

  func write<K: Sink>(to sink: inout K) { quantity.write(to: &sink) }
  static var schema: Schema { .number(places: Decimal.places, .above(0, to: UnitPrice.most.units / 100_000)) }
  static var example: PricedQuantity { PricedQuantity(Decimal(1000)) }
}
