internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// `weather.hourly`
struct ShowHourlyWeather: WeatherMethod {
  let coordinates: Coordinates, hours: Int?, options: WeatherOptions

  typealias Result = HourlyWeather
  typealias Request = HostHourlyWeather
  static let name: StaticString = "weather.hourly"
  static let doc: StaticString =
    "The weather that a place will have in the next hours. Places whose coordinates are the same when rounded to three decimals are one."
  static let resultDoc: StaticString = "The weather hour by hour, and how new that is."
  static let examples = [
    Example(
      "two hours, of which one has ended", given: [Example.Step("host.provide", #"{"capabilities":["host.weather.hourly"]}"#)],
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
    hours = field("hours", \.hours, "How many hours at most; 12 without it.", .range(1...Forecast.mostHours))
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
      fallbacks: Forecast.gaps(in: coming.prefix(count), of: count, at: now).map(WeatherGap.init), more: weather.answer.more,
      age: WeatherAge(of: weather, at: now, isStale: isStale))
  }
}

/// The result of `weather.hourly`.
struct HourlyWeather: Record {
  let place: WeatherPlace, hours: [WeatherHour], fallbacks: [WeatherGap], more: Members?, age: WeatherAge

  static let doc: StaticString = "The weather that a place will have in the next hours."
}

extension HourlyWeather {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field("place", \.place, "The place that it is of.")
    hours = field("hours", \.hours, "Hours that have not ended, in their order.")
    fallbacks = field(
      "fallbacks", \.fallbacks, "Why there are fewer than were asked for, or later ones; none when they are what was asked for.")
    more = field("more", \.more, Members.fieldDoc)
    age = field.embed(\.age)
  }
}

/// One hour of `weather.hourly`.
struct WeatherHour: Record {
  let at: Timestamp, celsius: Degrees, temperature: ScaledTemperature, condition: String?, more: Members?

  static let doc: StaticString = "The weather of an hour."

  init(_ hour: Forecast.Hour, temperature: ScaledTemperature) {
    at = hour.at
    celsius = hour.temperature.celsius
    self.temperature = temperature
    condition = hour.condition
    more = hour.more
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "When the hour begins.")
    celsius = field("celsius", \.celsius, "The temperature in degrees Celsius, as the host said it.")
    temperature = field("temperature", \.temperature, "The temperature on the scale that was asked for.")
    condition = field("condition", \.condition, "The weather in a word or two, as the host calls it.")
    more = field("more", \.more, Members.fieldDoc)
  }
}
