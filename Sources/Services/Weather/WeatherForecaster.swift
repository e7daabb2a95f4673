internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// The forecasts of places, for who does not ask for the weather itself. What was parsed is kept in memory as long as it is what is stored.
final class WeatherForecaster: Forecaster {
  private let weather: Weather
  private var parsed: [Coordinates: (stored: StoredWeather, forecast: Forecast)] = [:]

  /// As many forecasts are kept in memory: those of a few widgets.
  private static let most = 32

  init(_ weather: Weather) { self.weather = weather }

  var capability: HostCapability { HostCapability(HostHourlyWeather.self) }

  private func request(_ place: Coordinates) -> HostHourlyWeather { HostHourlyWeather(place.rounded(places: Weather.places)) }

  func known(of place: Coordinates, at now: Timestamp) throws(Failure) -> Forecast? {
    let request = request(place)
    guard let stored = try weather.stored(request),
      let isStale = weather.isStale(stored.fetchedAt, maxAge: Weather.usualAge, at: now),
      let forecast = try forecast(request, stored)
    else { return nil }
    if !isStale { return forecast }
    weather.renew(request)
    return Forecast(hours: forecast.hours, isStale: true, fetchedAt: forecast.fetchedAt)
  }

  func newest(of place: Coordinates) throws(Failure) -> Forecast? {
    let request = request(place)
    guard let stored = try weather.stored(request), let forecast = try forecast(request, stored) else { return nil }
    return Forecast(hours: forecast.hours, isStale: true, fetchedAt: forecast.fetchedAt)
  }

  func question(about place: Coordinates, deadline: Int?) -> Inquiry<[Forecast.Hour]> {
    let request = request(place)
    return Inquiry(request, HostOptions(deadline: deadline), keep: weather.keeper(of: request)).map { $0.hours.map(\.forecast) }
  }

  private func forecast(_ request: HostHourlyWeather, _ stored: StoredWeather) throws(Failure) -> Forecast? {
    if let known = parsed[request.coordinates], known.stored == stored { return known.forecast }
    guard let forecast = try weather.newest(request).map({ Forecast($0) }) else { return nil }
    if parsed.count >= WeatherForecaster.most { parsed.removeAll() }
    parsed[request.coordinates] = (stored, forecast)
    return forecast
  }
}

extension Forecast {
  fileprivate init(_ weather: KnownWeather<HostHourlyWeather.Answer>) {
    self.init(hours: weather.answer.hours.map(\.forecast), isStale: false, fetchedAt: weather.fetchedAt)
  }
}
