internal import Ports
internal import Shape

/// How new an answer about the weather is.
struct WeatherAge: Record {
  let stale: Bool, age: Int, fetchedAt: Timestamp, refreshFailure: RefreshFailure?

  static let doc: StaticString = "How new an answer about the weather is."

  init<Answer: WeatherAnswer>(of weather: KnownWeather<Answer>, at now: Timestamp, isStale: Bool) {
    stale = isStale
    age = weather.knownAt.age(at: now)
    fetchedAt = weather.fetchedAt
    refreshFailure = weather.failure
  }

  init<F: Fields<Self>>(_ field: inout F) {
    stale = field("stale", \.stale, "Whether it is older than was asked for, or the host failed to give a newer one.")
    age = field(
      "age", \.age,
      "How many milliseconds ago it was observed, or the host said it, where that does not say when it was observed; 0 when the clock was set back since."
    )
    fetchedAt = field("fetchedAt", \.fetchedAt, "When the host said it.")
    refreshFailure = field(
      "refreshFailure", \.refreshFailure,
      "Why the host gave nothing newer when it was, or would have been, asked for this answer, or last behind a reply; null when it did not fail."
    )
  }
}
