internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `weather.current`: returns the present weather of a place.
struct ShowCurrentWeather: WeatherMethod {
  let coordinates: Coordinates, options: WeatherOptions

  typealias Result = CurrentWeather
  typealias Request = HostCurrentWeather
  static let name: StaticString = "weather.current"
  static let doc: StaticString =
    "Returns the present weather of a place: a stored answer of the host, or a new answer if the stored one is too old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three decimals."
  static let resultDoc: StaticString = "The weather, and its age."
  static let examples = [
    Example(
      "in Humanus, from a host that measures in Fahrenheit",
      given: [Example.Step("host.provide", #"{"capabilities":["host.weather.current"]}"#)],
      params: #"{"latitude":52.52,"longitude":13.405,"scale":"humanus"}"#,
      answers: [
        #"{"latitude":52.52,"longitude":13.41,"name":"Berlin","temperature":{"value":70.7,"unit":"fahrenheit"},"condition":"clear"}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    options = field.embed(\.options)
  }

  func result(
    of weather: KnownWeather<HostCurrentWeather.Answer>, isStale: Bool, on service: Weather, at now: Timestamp
  ) -> CurrentWeather {
    return CurrentWeather(
      weather.answer, temperature: service.scaled(weather.answer.temperature.exact, to: options.scale ?? .celsius),
      age: WeatherAge(of: weather, at: now, isStale: isStale))
  }
}

/// The present weather, as `weather.current` returns it.
struct CurrentWeather: Record {
  let place: WeatherPlace, celsius: Degrees, temperature: ScaledTemperature, condition: String?, humidity: Humidity?
  let observedAt: Timestamp?, more: UnknownMembers?, age: WeatherAge

  static let doc: StaticString = "The present weather of a place."

  init(_ answer: HostCurrentWeather.Answer, temperature: ScaledTemperature, age: WeatherAge) {
    place = WeatherPlace(of: answer)
    celsius = answer.temperature.celsius
    self.temperature = temperature
    condition = answer.condition
    humidity = answer.humidity
    observedAt = answer.observedAt
    more = answer.more
    self.age = age
  }

  init<F: Fields<Self>>(_ field: inout F) {
    place = field("place", \.place, "The place that the weather is about.")
    celsius = field("celsius", \.celsius, "The temperature in degrees Celsius, converted from the host's unit.")
    temperature = field("temperature", \.temperature, "The temperature on the requested scale.")
    condition = field(
      "condition", \.condition,
      "The weather in a word or two, as the host calls it. `null` if the host does not report it.")
    humidity = field(
      "humidity", \.humidity, "The relative humidity, from 0 to 1. `null` if the host does not report it.")
    observedAt = field(
      "observedAt", \.observedAt, "The time of the observation. `null` if the host does not report it.")
    more = field("more", \.more, UnknownMembers.fieldDoc)
    age = field.embed(\.age)
  }
}
