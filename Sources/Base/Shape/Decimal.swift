/// An exact number with at most five decimal places, such as a quantity or a rate. It is stored as an integer, never as
/// a binary floating-point number.
public struct Decimal: Hashable, Sendable, Comparable {
  /// The number times 100,000.
  public let units: Int

  public init(units: Int) { self.units = units }
  public init(_ whole: Int) { units = whole * 100_000 }

  public static let places = 5

  public static func < (a: Decimal, b: Decimal) -> Bool { a.units < b.units }
}

extension Decimal {
  /// Returns the product with `factor` as text, with up to ten decimal places. Use it for messages about products that
  /// can't be stored as a `Decimal`.
  public func text(times factor: Decimal) -> String {
    let product = Int128(units) * Int128(factor.units)
    let (whole, rest) = product.magnitude.quotientAndRemainder(dividingBy: 10_000_000_000)
    var places = String("\(rest + 10_000_000_000)".dropFirst())
    while places.hasSuffix("0") { places.removeLast() }
    return "\(product < 0 ? "-" : "")\(whole)\(places.isEmpty ? "" : ".")\(places)"
  }
}

extension Decimal: Value {
  public static func read<S: Source>(from source: inout S) -> Decimal {
    source.fixedPoint(places: places, rounding: false).map(Decimal.init(units:)) ?? example
  }
  public func write<K: Sink>(to sink: inout K) { sink.fixedPoint(units, places: Decimal.places) }
  public static var schema: Schema { .number(places: places, .none) }
  public static var example: Decimal { Decimal(12) }

  /// Returns the violation of a limit of whole units: `.range(0...100)` allows numbers from 0 to 100.
  public func violation(of limit: Limit) -> String? {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: 100_000)
    let (floor, ceiling) = (rest < 0 ? whole - 1 : whole, rest > 0 ? whole + 1 : whole)
    return (limit.excludesLower || floor >= limit.lower) && ceiling <= limit.upper ? nil : "must be \(limit.words(""))"
  }
}

extension Decimal: CustomStringConvertible {
  /// The number in its shortest form, such as `2.5`.
  public var description: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FixedPoint.room) { room in
      guard let start = room.baseAddress else { return "" }
      return String(decoding: room[..<FixedPoint.write(units, places: Decimal.places, to: start)], as: UTF8.self)
    }
  }
}
