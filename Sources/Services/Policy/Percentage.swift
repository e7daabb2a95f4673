internal import Shape

/// A percentage from 0 to 100, with at most two decimals.
struct Percentage: Value, Sendable {
  let hundredths: Int

  static let places = 2

  static func read<S: Source>(from source: inout S) -> Percentage {
    guard let hundredths = source.fixedPoint(places: places, rounding: false) else { return example }
    if !(0...10_000).contains(hundredths) { source.refuse("must be 0 to 100") }
    return Percentage(hundredths: hundredths)
  }

  func write<K: Sink>(to sink: inout K) { sink.fixedPoint(hundredths, places: Percentage.places) }
  static var schema: Schema { .number(places: places, .range(0...100)) }
  static var example: Percentage { Percentage(hundredths: 2500) }
}
