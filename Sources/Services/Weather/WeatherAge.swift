internal import Ports
internal import Shape

/// The age and freshness of an answer about the weather.
struct WeatherAge: Record {
  let stale: Bool, age: Int, fetchedAt: Timestamp, refreshFailure: RefreshFailure?

  static let doc: StaticString = "The age and freshness of an answer about the weather."

  init<Answer: WeatherAnswer>(of weather: KnownWeather<Answer>, at now: Timestamp, isStale: Bool) {
    stale = isStale
    age = weather.knownAt.age(at: now)
    fetchedAt = weather.fetchedAt
    refreshFailure = weather.failure
  }

  init<F: Fields<Self>>(_ field: inout F) {
    stale = field(
      "stale", \.stale, "`true` if the answer is older than `maxAge`, or if the host failed to send a newer answer.")
    age = field(
      "age", \.age,
      "The milliseconds since the observation. If the answer has no time of observation, the milliseconds since the host's answer. 0 if the clock was set back since that time."
    )
    fetchedAt = field("fetchedAt", \.fetchedAt, "The time at which the host's answer arrived.")
    refreshFailure = field(
      "refreshFailure", \.refreshFailure,
      "The reason why there is no newer answer: the host's last refresh failed, or no host offers weather now. `null` if there is no such reason."
    )
  }
}
