internal import Ports
internal import Shape

/// Why an answer about the weather has less than was asked for.
struct WeatherGap: Record {
  let reason: Forecast.Gap, message: String

  static let doc: StaticString = "Why an answer about the weather has less than was asked for."

  init(_ gap: Forecast.Gap) {
    reason = gap
    message = gap.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "nowMissing: it begins later, or leaves this hour out; hoursMissing: it covers fewer hours.")
    message = field("message", \.message, "A sentence for people.")
  }
}
