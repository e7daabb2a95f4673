internal import Shape

/// A relative humidity, from 0 (dry air) to 1 (saturated air). It has at most five decimals; further decimals are
/// rounded.
struct Humidity: Value {
  let units: Int

  private static let places = 5
  private static let most = 100_000

  static func read<S: Source>(from source: inout S) -> Humidity {
    guard let units = source.fixedPoint(places: places, rounding: true) else { return example }
    if !(0...most).contains(units) { source.refuse("must be from 0 to 1") }
    return Humidity(units: units)
  }

  func write<K: Sink>(to sink: inout K) { sink.fixedPoint(units, places: Humidity.places) }
  static var schema: Schema { .number(places: places, .range(0...1)) }
  static var example: Humidity { Humidity(units: 62_000) }
}
