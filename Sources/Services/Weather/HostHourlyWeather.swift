internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Vocabulary

/// The request `host.weather.hourly`, with which the core asks the host for the weather of the next hours.
struct HostHourlyWeather: WeatherRequest {
  let coordinates: Coordinates, hours: Int

  static let name: StaticString = "host.weather.hourly"
  static let doc: StaticString = "Asks the host for the weather of a place in the next hours, from the present hour on."
  static let answerDoc: StaticString =
    "The weather of the requested place, or of a place at most 25 km away, hour by hour."
  static let kind = "hourly"

  init(_ coordinates: Coordinates) {
    self.coordinates = coordinates
    hours = Forecast.mostHours
  }

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = Coordinates(
      latitude: field("latitude", \.coordinates.latitude, Self.latitudeDoc),
      longitude: field("longitude", \.coordinates.longitude, Self.longitudeDoc))
    hours = field(
      "hours", \.hours, "The number of hours to return, from the present hour on.", .range(1...Forecast.mostHours))
  }

  /// The host's answer.
  struct Answer: WeatherAnswer, HostTells {
    let coordinates: Coordinates, hours: [Hour], observedAt: Timestamp?
    var name: Line?, timeZone: TimeZoneName?, more: UnknownMembers?

    static let recordName = "HourlyWeatherAnswer"
    static let doc: StaticString = "The host's answer to host.weather.hourly."

    init<F: Fields<Self>>(_ field: inout F) {
      coordinates = field.embed(\.coordinates)
      name = field("name", \.name, "The name of the place.", .length(1...200))
      hours = field("hours", \.hours, "The hours, at least one, in order of time.", .count(1...1000))
      observedAt = field("observedAt", \.observedAt, "The time when the forecast was made.")
      timeZone = field("timeZone", \.timeZone, TimeZoneName.fieldDoc)
      more = field("more", \.more, "The members of the host's answer that the core does not know, unchanged.")
    }

    static let known = Set(fieldNames)

    var problems: [Problem] {
      hours.indices.compactMap { hours[$0].problem(at: "/hours/\($0)", after: $0 == 0 ? nil : hours[$0 - 1].at) }
    }
  }

  /// The weather of one hour.
  struct Hour: HostTells {
    let at: Timestamp, temperature: MeasuredTemperature, condition: String?
    var more: UnknownMembers?

    static let recordName = "HourlyWeatherAnswerHour"
    static let doc: StaticString = "An hour of the host's answer to host.weather.hourly."

    init<F: Fields<Self>>(_ field: inout F) {
      at = field("at", \.at, "The time when the hour begins.")
      temperature = field("temperature", \.temperature, "The temperature of the air.")
      condition = field(
        "condition", \.condition, "The weather in a word or two, as the host calls it.", .length(1...200))
      more = field("more", \.more, "The members of the host's answer that the core does not know, unchanged.")
    }

    static let known = Set(fieldNames)

    /// The hour in the form that other services use.
    var forecast: Forecast.Hour {
      Forecast.Hour(at: at, temperature: temperature.exact, condition: condition, more: more)
    }

    fileprivate func problem(at pointer: String, after previous: Timestamp?) -> Problem? {
      if let previous, previous >= at {
        return Problem(
          pointer: "\(pointer)/at", kind: .value, message: "`at` must be later than the `at` of the previous hour")
      }
      return temperature.problem(at: "\(pointer)/temperature")
    }
  }
}
