internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Vocabulary

/// The request `host.weather.current`, with which the core asks the host for the present weather of a place.
struct HostCurrentWeather: WeatherRequest {
  let coordinates: Coordinates

  static let name: StaticString = "host.weather.current"
  static let doc: StaticString = "Asks the host for the present weather of a place."
  static let answerDoc: StaticString = "The weather of the requested place, or of a place at most 25 km away."
  static let kind = "current"

  init(_ coordinates: Coordinates) { self.coordinates = coordinates }

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = Coordinates(
      latitude: field("latitude", \.coordinates.latitude, Self.latitudeDoc),
      longitude: field("longitude", \.coordinates.longitude, Self.longitudeDoc))
  }

  /// The host's answer.
  struct Answer: WeatherAnswer, HostTells {
    let coordinates: Coordinates, temperature: MeasuredTemperature, condition: String?, humidity: Humidity?,
      observedAt: Timestamp?
    var name: Line?, timeZone: TimeZoneName?, more: UnknownMembers?

    static let recordName = "CurrentWeatherAnswer"
    static let doc: StaticString = "The host's answer to host.weather.current."

    init<F: Fields<Self>>(_ field: inout F) {
      coordinates = field.embed(\.coordinates)
      name = field("name", \.name, "The name of the place.", .length(1...200))
      temperature = field("temperature", \.temperature, "The temperature of the air.")
      condition = field(
        "condition", \.condition, "The weather in a word or two, as the host calls it.", .length(1...200))
      humidity = field("humidity", \.humidity, "The relative humidity, from 0 to 1.")
      observedAt = field(
        "observedAt", \.observedAt, "The time of the observation. If it is left out, the time of the answer counts.")
      timeZone = field("timeZone", \.timeZone, TimeZoneName.fieldDoc)
      more = field("more", \.more, "The members of the host's answer that the core does not know, unchanged.")
    }

    static let known = Set(fieldNames)

    var problems: [Problem] { temperature.problem(at: "/temperature").map { [$0] } ?? [] }
  }
}
