internal import JSON
internal import Ports
internal import RPC
internal import Shape

/// A store of the host's newest answers about the weather.
protocol WeatherMemory {
  /// Returns the newest answer to a request as JSON, or `nil` if there is no answer. The JSON may be damaged.
  func text<R: WeatherRequest>(of request: R) throws(Failure) -> (
    json: String, fetchedAt: Timestamp, failure: RefreshFailure?
  )?

  /// Returns the identity of the newest answer to a request, without reading the answer.
  func look<R: WeatherRequest>(for request: R) throws(Failure) -> StoredWeather?

  /// Stores the reason why there is no newer answer to a request than the stored one.
  func note<R: WeatherRequest>(_ failure: RefreshFailure, about request: R) throws(Failure)

  /// Stores an answer and the time of its arrival. The answer replaces the older answer to the same request.
  func keep<R: WeatherRequest>(_ answer: R.Answer, to request: R, at now: Timestamp) throws(Failure)
}

extension WeatherMemory {
  /// Returns the newest answer to a request, or `nil` if there is no readable answer.
  func find<R: WeatherRequest>(_ request: R) throws(Failure) -> KnownWeather<R.Answer>? {
    guard let kept = try text(of: request), let answer = R.Answer(json: kept.json) else { return nil }
    return KnownWeather(answer: answer, fetchedAt: kept.fetchedAt, failure: kept.failure)
  }
}
