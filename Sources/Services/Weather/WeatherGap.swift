internal import Ports
internal import Shape

/// The reason why an answer about the weather has less than was asked for.
struct WeatherGap: Record {
  let reason: Forecast.Gap, message: String

  static let doc: StaticString = "The reason why an answer about the weather has less than requested."

  init(_ gap: Forecast.Gap) {
    reason = gap
    message = gap.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "nowMissing: the answer begins later, or leaves this hour out. hoursMissing: it covers fewer hours.")
    message = field("message", \.message, "A sentence for people.")
  }
}
