public import Shape

/// A latitude: the degrees north of the equator, as an exact number of millionths. One millionth is about a tenth of a
/// metre.
public struct Latitude: Value, Hashable, Sendable {
  public let micro: Int

  public init(micro: Int) { self.micro = micro }

  /// 90 degrees.
  public static let most = 90_000_000

  /// Reads degrees with six decimal places. Further decimal places are rounded half to even, because programs write
  /// measured values from binary floating-point numbers.
  public static func read<S: Source>(from source: inout S) -> Latitude {
    guard let micro = source.fixedPoint(places: 6, rounding: true) else { return example }
    guard micro.magnitude <= most.magnitude else {
      source.refuse("must be from -90 to 90 degrees")
      return example
    }
    return Latitude(micro: micro)
  }

  public func write<K: Sink>(to sink: inout K) { sink.fixedPoint(micro, places: 6) }
  public static var schema: Schema { .number(places: 6, .range(-90...90)) }
  public static var example: Latitude { Latitude(micro: 52_520_000) }
}
