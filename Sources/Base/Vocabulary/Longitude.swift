public import Shape

/// A longitude: the degrees east of Greenwich, as an exact number of millionths. -180 and 180 degrees are the same
/// meridian, so they are equal.
public struct Longitude: Value, Hashable, Sendable {
  public let micro: Int

  public init(micro: Int) { self.micro = micro }

  /// 180 degrees.
  public static let most = 180_000_000

  public static func == (a: Longitude, b: Longitude) -> Bool { a.meridian == b.meridian }
  public func hash(into hasher: inout Hasher) { hasher.combine(meridian) }

  /// The longitude in millionths of a degree, with 180 degrees instead of -180.
  var meridian: Int { micro == -Longitude.most ? Longitude.most : micro }

  /// Reads degrees with six decimal places. Further decimal places are rounded half to even, because programs write
  /// measured values from binary floating-point numbers.
  public static func read<S: Source>(from source: inout S) -> Longitude {
    guard let micro = source.fixedPoint(places: 6, rounding: true) else { return example }
    guard micro.magnitude <= most.magnitude else {
      source.refuse("must be from -180 to 180 degrees")
      return example
    }
    return Longitude(micro: micro)
  }

  public func write<K: Sink>(to sink: inout K) { sink.fixedPoint(micro, places: 6) }
  public static var schema: Schema { .number(places: 6, .range(-180...180)) }
  public static var example: Longitude { Longitude(micro: 13_405_000) }
}
