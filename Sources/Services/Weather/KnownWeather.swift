internal import Ports
internal import Shape

/// An answer of the host, and when it came.
struct KnownWeather<Answer: WeatherAnswer> {
  let answer: Answer
  let fetchedAt: Timestamp
  /// Why a newer one could not be had since.
  var failure: RefreshFailure?

  /// What its age counts from: when it was observed, where the host says so. Nothing is observed after it was told.
  var knownAt: Timestamp { min(answer.observedAt ?? fetchedAt, fetchedAt) }
}
