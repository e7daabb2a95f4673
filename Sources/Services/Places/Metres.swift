internal import Shape

/// A distance in metres that was measured: three decimals, further ones are rounded.
struct Metres: Value {
  let millimetres: Int

  private static let places = 3

  static func read<S: Source>(from source: inout S) -> Metres {
    guard let millimetres = source.fixedPoint(places: places, rounding: true) else { return example }
    if millimetres < 0 { source.refuse("must be at least 0") }
    return Metres(millimetres: millimetres)
  }

  func write<K: Sink>(to sink: inout K) { sink.fixedPoint(millimetres, places: Metres.places) }
  static var schema: Schema { .number(places: places, .range(0...Int.max)) }
  static var example: Metres { Metres(millimetres: 5000) }
}
