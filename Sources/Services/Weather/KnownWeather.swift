internal import Ports
internal import Shape

/// An answer of the host, with the instant at which it arrived.
struct KnownWeather<Answer: WeatherAnswer> {
  let answer: Answer
  let fetchedAt: Timestamp
  /// The reason that the host has given no newer answer since; `nil` if there was no failure.
  var failure: RefreshFailure?

  /// The instant from which the age of the answer counts: the instant of the observation, if the host gives it. It is
  /// never later than the arrival of the answer.
  var knownAt: Timestamp { min(answer.observedAt ?? fetchedAt, fetchedAt) }
}
