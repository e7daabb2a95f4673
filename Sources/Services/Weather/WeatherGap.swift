internal import Ports
internal import Shape

/// The reason why a result has fewer hours of weather than the request asked for.
struct WeatherGap: Record {
  let reason: Forecast.Gap, message: String

  static let doc: StaticString = "The reason why a result has fewer hours of weather than the request asked for."

  init(_ gap: Forecast.Gap) {
    reason = gap
    message = gap.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "The reason. nowMissing: the host's answer has no present hour. hoursMissing: the host's answer has fewer hours than requested."
    )
    message = field("message", \.message, "The reason as a sentence that a user interface can show.")
  }
}
