internal import Ports
internal import Shape

/// An answer of the host, with the instant at which it came.
struct KnownWeather<Answer: WeatherAnswer> {
  let answer: Answer
  let fetchedAt: Timestamp
  /// The reason why the host has given no newer answer since.
  var failure: RefreshFailure?

  /// The instant from which its age counts: the time of the observation, if the host gives it. It is never later than the time at which
  /// the answer came.
  var knownAt: Timestamp { min(answer.observedAt ?? fetchedAt, fetchedAt) }
}
