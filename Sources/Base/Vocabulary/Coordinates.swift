public import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A point on the Earth (WGS 84).
public struct Coordinates: Record, Hashable, Sendable {
  public let latitude: Latitude, longitude: Longitude

  public static let doc: StaticString = "A point on the Earth (WGS 84)."

  public init(latitude: Latitude, longitude: Longitude) {
    self.latitude = latitude
    self.longitude = longitude
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    latitude = field("latitude", \.latitude, Coordinates.latitudeDoc)
    longitude = field("longitude", \.longitude, Coordinates.longitudeDoc)
  }

  public static let latitudeDoc: StaticString =
    "The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator."
  public static let longitudeDoc: StaticString =
    "The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich."
}

extension Coordinates {
  /// The mean radius of the Earth in metres (IUGG, R1).
  private static let radius = 6_371_008.8

  /// Returns the distance to another point in metres, along a great circle of a sphere (haversine formula). It differs
  /// from the real distance by at most half a percent.
  public func distance(to other: Coordinates) -> Double {
    func radians(_ micro: Int) -> Double { Double(micro) / 180_000_000 * .pi }
    let (north, otherNorth) = (radians(latitude.micro), radians(other.latitude.micro))
    let height = sin((otherNorth - north) / 2)
    let width = sin(radians(other.longitude.micro - longitude.micro) / 2)
    let haversine = height * height + cos(north) * cos(otherNorth) * width * width
    // Because of rounding, the value for opposite points may be slightly more than 1, for which `asin` is not defined.
    return 2 * Coordinates.radius * asin(min(haversine, 1).squareRoot())
  }

  /// Returns the distance to another point in whole metres.
  public func metres(to other: Coordinates) -> Int { Int(distance(to: other).rounded()) }

  /// Returns the largest difference in longitude that a point within the given distance can have, in millionths of a
  /// degree. A search by longitude uses it. Returns `nil` near the poles and across the meridian of 180 degrees, where
  /// such a search would not work.
  public func reachEastward(metres: Double) -> Int? {
    let north = Double(latitude.micro) / 180_000_000 * .pi
    // `width` is the cosine of a latitude: among those within the distance, the one that is nearest to a pole.
    let width = cos(min(abs(north) + metres / Coordinates.radius, .pi / 2))
    guard width > 0.001 else { return nil }
    let reach = Int((metres / Coordinates.radius / width * 180_000_000 / .pi).rounded(.up)) + 1
    return abs(longitude.micro) + reach < Longitude.most ? reach : nil
  }

  /// Returns the point with at most `places` decimal places, up to six, rounded half to even. A point on the meridian
  /// of 180 degrees gets one of the two possible longitudes, always the same.
  public func rounded(places: Int) -> Coordinates {
    var step = 1
    for _ in places..<6 { step *= 10 }
    func round(_ micro: Int) -> Int { divideHalfEven(Int128(micro), Int128(step)) * step }
    return Coordinates(
      latitude: Latitude(micro: round(latitude.micro)),
      longitude: Longitude(micro: Longitude(micro: round(longitude.micro)).meridian))
  }
}
