internal import Ports
internal import Shape

/// The reason that an answer about the weather has less than the request wanted.
struct WeatherGap: Record {
  let reason: Forecast.Gap, message: String

  static let doc: StaticString = "The reason why an answer about the weather covers less than the requested hours."

  init(_ gap: Forecast.Gap) {
    reason = gap
    message = gap.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "The reason. nowMissing: the answer begins after the present hour, or leaves that hour out. hoursMissing: the answer covers fewer hours than requested."
    )
    message = field("message", \.message, "A sentence for people.")
  }
}
