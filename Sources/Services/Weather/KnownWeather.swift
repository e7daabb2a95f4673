internal import Ports
internal import Shape

/// An answer of the host about the weather, with the time at which it arrived.
struct KnownWeather<Answer: WeatherAnswer> {
  let answer: Answer
  let fetchedAt: Timestamp
  /// The reason why there is no newer answer, or `nil` if nothing failed since this answer.
  var failure: RefreshFailure?

  /// The time from which the age of the answer counts. It is the time of the observation if the host gives it, but
  /// never later than the arrival of the answer.
  var knownAt: Timestamp { min(answer.observedAt ?? fetchedAt, fetchedAt) }
}
