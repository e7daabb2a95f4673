internal import JSON
internal import Ports
internal import RPC
internal import Shape

/// Where the newest answers of the host about the weather are kept.
protocol WeatherMemory {
  /// The newest answer to a request as JSON, which may be damaged; nil when there is none.
  func text<R: WeatherRequest>(of request: R) throws(Failure) -> (json: String, fetchedAt: Timestamp, failure: RefreshFailure?)?

  /// Where the newest answer to a request stands, and when it came; the answer itself is not read.
  func look<R: WeatherRequest>(for request: R) throws(Failure) -> StoredWeather?

  /// Keeps why there is no newer answer to a request than the one that is known.
  func note<R: WeatherRequest>(_ failure: RefreshFailure, about request: R) throws(Failure)

  /// Keeps an answer that came at an instant, in place of an older one.
  func keep<R: WeatherRequest>(_ answer: R.Answer, to request: R, at now: Timestamp) throws(Failure)
}

extension WeatherMemory {
  /// The newest answer to a request; nil when there is none, or none that can be read.
  func find<R: WeatherRequest>(_ request: R) throws(Failure) -> KnownWeather<R.Answer>? {
    guard let kept = try text(of: request), let answer = R.Answer(json: kept.json) else { return nil }
    return KnownWeather(answer: answer, fetchedAt: kept.fetchedAt, failure: kept.failure)
  }
}
