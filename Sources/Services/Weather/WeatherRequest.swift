internal import RPC
internal import Shape
internal import Vocabulary

/// A request to the host about the weather of a place.
protocol WeatherRequest: HostRequest where Answer: WeatherAnswer {
  /// What the cache calls its answers.
  static var kind: String { get }

  var coordinates: Coordinates { get }

  /// - Parameter coordinates: as places are told apart, see `Weather.places`.
  init(_ coordinates: Coordinates)
}

/// What the host says of the weather of a place.
protocol WeatherAnswer: Record {
  var coordinates: Coordinates { get }
  var name: Line? { get set }
  var timeZone: TimeZoneName? { get set }
  /// When the host, or its provider, knew it; nil where it does not say.
  var observedAt: Timestamp? { get }
  /// What is wrong with it, but for the place.
  var problems: [Problem] { get }
}

extension WeatherRequest {
  static var latitudeDoc: StaticString { "The latitude in degrees north, rounded to three decimals." }
  static var longitudeDoc: StaticString { "The longitude in degrees east, rounded to three decimals." }

  static var isShared: Bool { true }

  /// In kilometres. Hosts answer for the nearest point of their grid, and those of coarse ones are this far apart.
  private static var furthest: Int { 25 }

  func problems(of answer: Answer) -> [Problem] {
    let distance = coordinates.distance(to: answer.coordinates) / 1000
    if distance <= Double(Self.furthest) { return answer.problems }
    let message = "the place is \(Int(distance.rounded(.up))) km from the one asked for, and must be within \(Self.furthest) km"
    return [Problem(pointer: "", kind: .value, message: message)] + answer.problems
  }
}
