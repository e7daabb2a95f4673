internal import Kernel
internal import RPC
internal import Shape

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
  var name: String? { get }
  /// What is wrong with it, but for the place.
  var problems: [Problem] { get }
}

extension WeatherRequest {
  static var isShared: Bool { true }

  /// In metres. Hosts answer for the nearest point of their grid, and those of coarse ones are this far apart.
  private static var furthest: Double { 25_000 }

  func problems(of answer: Answer) -> [Problem] {
    let distance = coordinates.distance(to: answer.coordinates)
    if distance <= Self.furthest { return answer.problems }
    let message = "the place is \(Int(distance / 1000)) km from the one asked for, and may be 25 km from it"
    return [Problem(pointer: "", kind: .value, message: message)] + answer.problems
  }
}
