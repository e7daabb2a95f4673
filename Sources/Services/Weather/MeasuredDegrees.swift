internal import Shape
internal import Vocabulary

/// A measured number of degrees, with at most five decimals. Hosts that compute with binary numbers send further
/// decimals, which have no meaning.
struct MeasuredDegrees: Value {
  let degrees: Degrees

  private static let places = 5
  /// The number of units of `Degrees` (10⁻⁹ degrees) in one unit of this type (10⁻⁵ degrees).
  private static let step = 10_000
  /// The largest value, in units of the last decimal place. No weather is hotter.
  private static let most = 1_000_000 * 100_000

  static func read<S: Source>(from source: inout S) -> MeasuredDegrees {
    guard let units = source.fixedPoint(places: places, rounding: true) else { return example }
    guard units.magnitude <= most.magnitude else {
      source.refuse("must be between -1,000,000 and 1,000,000")
      return example
    }
    return MeasuredDegrees(degrees: Degrees(nano: units * step))
  }

  func write<K: Sink>(to sink: inout K) { degrees.write(to: &sink) }
  static var schema: Schema { .number(places: places, .none) }
  static var example: MeasuredDegrees { MeasuredDegrees(degrees: Degrees.example) }
}
