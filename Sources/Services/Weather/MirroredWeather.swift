internal import JSON
internal import Ports
internal import RPC
internal import Shape

/// What another core has kept of the weather of the next hours. Nothing is added to it.
struct MirroredWeather: WeatherMemory {
  let forecasts: [KeptForecast]

  private func index<R: WeatherRequest>(of request: R) -> Int? {
    R.kind == HostHourlyWeather.kind ? forecasts.firstIndex { $0.coordinates == request.coordinates } : nil
  }

  func text<R: WeatherRequest>(of request: R) throws(Failure) -> (json: String, fetchedAt: Timestamp, failure: RefreshFailure?)? {
    index(of: request).map { (forecasts[$0].answer.text, forecasts[$0].fetchedAt, forecasts[$0].failure) }
  }

  func look<R: WeatherRequest>(for request: R) throws(Failure) -> StoredWeather? {
    index(of: request).map {
      StoredWeather(row: $0, fetchedAt: forecasts[$0].fetchedAt, failure: forecasts[$0].failure.map { jsonText($0) })
    }
  }

  func note<R: WeatherRequest>(_ failure: RefreshFailure, about request: R) throws(Failure) {}
  func keep<R: WeatherRequest>(_ answer: R.Answer, to request: R, at now: Timestamp) throws(Failure) {}
}
