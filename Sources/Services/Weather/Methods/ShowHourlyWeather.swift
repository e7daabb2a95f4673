internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `weather.hourly`: returns the weather of a place in the next hours.
struct ShowHourlyWeather: WeatherMethod {
  let coordinates: Coordinates, hours: Int?, options: WeatherOptions

  typealias Result = HourlyWeather
  typealias Request = HostHourlyWeather
  static let name: StaticString = "weather.hourly"
  static let doc: StaticString =
    "Returns the weather of a place in the next hours: a stored answer of the host, or a new answer if the stored one is too old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three decimals."
  static let resultDoc: StaticString = "The weather hour by hour, and its age."
  static let examples = [
    Example(
      "two hours, of which one has ended",
      given: [Example.Step("host.provide", #"{"capabilities":["host.weather.hourly"]}"#)],
      params: #"{"latitude":52.52,"longitude":13.405,"hours":2}"#,
      answers: [
        #"""
        {"latitude":52.52,"longitude":13.41,"hours":[{"at":"2025-12-31T23:00:00.000Z","temperature":{"value":-0.5,"unit":"celsius"}},\#
        {"at":"2026-01-01T00:00:00.000Z","temperature":{"value":-1,"unit":"celsius"},"condition":"snow"}]}
        """#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    hours = field(
      "hours", \.hours, "The largest number of hours to return, from the present hour on. Default: 12.",
      .range(1...Forecast.mostHours))
    options = field.embed(\.options)
  }

  func isOver(_ weather: KnownWeather<HostHourlyWeather.Answer>, at now: Timestamp) -> Bool {
    weather.answer.hours.allSatisfy { $0.forecast.hasEnded(at: now) }
  }

  func result(
    of weather: KnownWeather<HostHourlyWeather.Answer>, isStale: Bool, on service: Weather, at now: Timestamp
  ) -> HourlyWeather {
    let coming = weather.answer.hours.map(\.forecast).filter { !$0.hasEnded(at: now) }
    let scale = options.scale ?? .celsius
    let count = hours ?? Forecast.usualHours
    return HourlyWeather(
      place: WeatherPlace(of: weather.answer),
      hours: coming.prefix(count).map { WeatherHour($0, temperature: service.scaled($0.temperature, to: scale)) },
      fallbacks: Forecast.gaps(in: coming.prefix(count), of: count, at: now).map(WeatherGap.init),
      more: weather.answer.more,
      age: WeatherAge(of: weather, at: now, isStale: isStale))
  }
}

/// The weather of the next hours, as `weather.hourly` returns it.
struct HourlyWeather: Record {
  let place: WeatherPlace, hours: [WeatherHour], fallbacks: [WeatherGap], more: UnknownMembers?, age: WeatherAge

  static let doc: StaticString = "The weather of a place in the next hours."
}

extension HourlyWeather {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field("place", \.place, "The place that the weather is about.")
    hours = field("hours", \.hours, "The hours that have not ended, in the order of time.")
    fallbacks = field(
      "fallbacks", \.fallbacks,
      "The reasons why hours are missing from the result. Empty if the result has all requested hours.")
    more = field("more", \.more, UnknownMembers.fieldDoc)
    age = field.embed(\.age)
  }
}

/// The weather of one hour in the result of `weather.hourly`.
struct WeatherHour: Record {
  let at: Timestamp, celsius: Degrees, temperature: ScaledTemperature, condition: String?, more: UnknownMembers?

  static let doc: StaticString = "The weather of an hour."

  init(_ hour: Forecast.Hour, temperature: ScaledTemperature) {
    at = hour.at
    celsius = hour.temperature.celsius
    self.temperature = temperature
    condition = hour.condition
    more = hour.more
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The time when the hour begins.")
    celsius = field("celsius", \.celsius, "The temperature in degrees Celsius, converted from the host's unit.")
    temperature = field("temperature", \.temperature, "The temperature on the requested scale.")
    condition = field(
      "condition", \.condition,
      "The weather in a word or two, as the host calls it. `null` if the host does not report it.")
    more = field("more", \.more, UnknownMembers.fieldDoc)
  }
}
