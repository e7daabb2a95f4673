public import Shape

/// The degrees east of Greenwich: an exact number of millionths. -180 and 180 are one meridian, and equal.
public struct Longitude: Value, Hashable, Sendable {
  public let micro: Int

  public init(micro: Int) { self.micro = micro }

  /// 180 degrees.
  public static let most = 180_000_000

  public static func == (a: Longitude, b: Longitude) -> Bool { a.meridian == b.meridian }
  public func hash(into hasher: inout Hasher) { hasher.combine(meridian) }

  /// The number of the meridian, which is the same for -180 and 180 degrees.
  var meridian: Int { micro == -Longitude.most ? Longitude.most : micro }

  /// Further decimals are rounded half to even, as programs write measured values from binary floats.
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
