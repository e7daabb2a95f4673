internal import JSON
internal import Ports
internal import RPC
internal import Shape

/// A memory of weather that begins with the hourly forecasts that another core has stored. Later answers of a host are
/// only in the memory of this process.
final class MirroredWeather: WeatherMemory {
  private var forecasts: [KeptForecast]
  /// The number of answers and failures that were stored since the start.
  private var changes = 0

  init(_ forecasts: [KeptForecast]) { self.forecasts = forecasts }

  private func index<R: WeatherRequest>(of request: R) -> Int? {
    R.kind == HostHourlyWeather.kind ? forecasts.firstIndex { $0.coordinates == request.coordinates } : nil
  }

  func text<R: WeatherRequest>(of request: R) throws(Failure) -> (
    json: String, fetchedAt: Timestamp, failure: RefreshFailure?
  )? {
    index(of: request).map { (forecasts[$0].answer.text, forecasts[$0].fetchedAt, forecasts[$0].failure) }
  }

  func look<R: WeatherRequest>(for request: R) throws(Failure) -> StoredWeather? {
    index(of: request).map {
      StoredWeather(
        row: changes * forecasts.count + $0, fetchedAt: forecasts[$0].fetchedAt,
        failure: forecasts[$0].failure.map { jsonText($0) })
    }
  }

  func note<R: WeatherRequest>(_ failure: RefreshFailure, about request: R) throws(Failure) {
    guard let index = index(of: request) else { return }
    let known = forecasts[index]
    forecasts[index] = KeptForecast(
      coordinates: known.coordinates, fetchedAt: known.fetchedAt, answer: known.answer, failure: failure)
    changes += 1
  }

  func keep<R: WeatherRequest>(_ answer: R.Answer, to request: R, at now: Timestamp) throws(Failure) {
    guard R.kind == HostHourlyWeather.kind, let answer = UnknownMembers(json: jsonText(answer)) else { return }
    forecasts.removeAll { $0.coordinates == request.coordinates }
    forecasts.append(KeptForecast(coordinates: request.coordinates, fetchedAt: now, answer: answer, failure: nil))
    changes += 1
  }
}
