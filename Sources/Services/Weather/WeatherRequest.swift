internal import RPC
internal import Shape
internal import Vocabulary

/// A request to the host about the weather of a place.
protocol WeatherRequest: HostRequest where Answer: WeatherAnswer {
  /// The kind of weather, such as `hourly`, under which answers are stored.
  static var kind: String { get }

  var coordinates: Coordinates { get }

  /// - Parameter coordinates: the rounded coordinates of the place, see `Weather.places`.
  init(_ coordinates: Coordinates)
}

/// The host's answer about the weather of a place.
protocol WeatherAnswer: Record {
  var coordinates: Coordinates { get }
  var name: Line? { get set }
  var timeZone: TimeZoneName? { get set }
  /// The time of the observation by the host or by its provider, or `nil` if the host does not give it.
  var observedAt: Timestamp? { get }
  /// The problems of the answer, except a place that is too far away.
  var problems: [Problem] { get }
}

extension WeatherRequest {
  static var latitudeDoc: StaticString {
    "The latitude in degrees, positive north of the equator, rounded to three decimals."
  }
  static var longitudeDoc: StaticString {
    "The longitude in degrees, positive east of Greenwich, rounded to three decimals."
  }

  static var isShared: Bool { true }

  /// The largest distance between the answer's place and the request's place, in kilometres. Hosts answer for the
  /// nearest point of their grid, and the points of coarse grids are up to this far apart.
  private static var furthest: Int { 25 }

  func problems(of answer: Answer) -> [Problem] {
    let distance = coordinates.distance(to: answer.coordinates) / 1000
    if distance <= Double(Self.furthest) { return answer.problems }
    let message =
      "the place must be at most \(Self.furthest) km from the requested place, not \(Int(distance.rounded(.up))) km"
    return [Problem(pointer: "", kind: .value, message: message)] + answer.problems
  }
}
