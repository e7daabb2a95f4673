public import Shape

/// A measured distance in metres, rounded to three decimals.
public struct Metres: Value, Sendable {
  public let millimetres: Int

  private static let places = 3

  public init(millimetres: Int) { self.millimetres = millimetres }

  public static func read<S: Source>(from source: inout S) -> Metres {
    guard let millimetres = source.fixedPoint(places: places, rounding: true) else { return example }
    if millimetres < 0 { source.refuse("must be at least 0") }
    return Metres(millimetres: millimetres)
  }

  public func write<K: Sink>(to sink: inout K) { sink.fixedPoint(millimetres, places: Metres.places) }
  public static var schema: Schema { .number(places: places, .range(0...Int.max)) }
  public static var example: Metres { Metres(millimetres: 5000) }
}
