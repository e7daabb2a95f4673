internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// Provides the forecasts of places for other services. A forecast that was read from the store once stays in memory
/// until the stored answer changes.
final class WeatherForecaster: Forecaster {
  private let weather: Weather
  private var parsed: [Coordinates: (stored: StoredWeather, forecast: Forecast)] = [:]

  /// The age, in seconds, up to which a forecast is not stale. Widgets ask once an hour, and a little late. A forecast
  /// that was renewed after one request must not be stale at the next request, so the limit is longer than an hour.
  private static let usualAge = 4_500
  /// The largest number of forecasts in memory, enough for a few widgets.
  private static let most = 32

  init(_ weather: Weather) { self.weather = weather }

  var capability: HostCapability { HostCapability(HostHourlyWeather.self) }

  private func request(_ place: Coordinates) -> HostHourlyWeather {
    HostHourlyWeather(place.rounded(places: Weather.places))
  }

  func known(of place: Coordinates, at now: Timestamp) throws(Failure) -> Forecast? {
    let request = request(place)
    guard let stored = try weather.stored(request), !weather.isTooOld(stored.fetchedAt, at: now),
      let forecast = try forecast(request, stored)
    else { return nil }
    let (fetchedAt, knownAt) = (forecast.fetchedAt, forecast.knownAt)
    weather.renewIfWorthwhile(request, fetchedAt: fetchedAt, knownAt: knownAt, maxAge: Weather.usualAge, at: now)
    let isStale = isStale(fetchedAt: fetchedAt, knownAt: knownAt, at: now)
    return forecast.judged(isStale: isStale, isStale ? weather.obstacle(to: request, at: now) : nil)
  }

  func newest(of place: Coordinates) throws(Failure) -> Forecast? {
    let request = request(place)
    guard let stored = try weather.stored(request) else { return nil }
    return try forecast(request, stored)?.judged(isStale: true)
  }

  func kept(of place: Coordinates) throws(Failure) -> KeptForecast? {
    let request = request(place)
    // Does not decode the whole answer. Whenever one forecast is new, all stored forecasts are read, and there may be
    // two dozen.
    guard let kept = try weather.text(of: request), let answer = UnknownMembers(json: kept.json) else { return nil }
    return KeptForecast(
      coordinates: request.coordinates, fetchedAt: kept.fetchedAt, answer: answer, failure: kept.failure)
  }

  func renew(
    _ place: Coordinates, deadline: Int?, at now: Timestamp, done: @escaping () -> Void
  ) throws(Failure) -> Bool {
    let request = request(place)
    if let stored = try weather.stored(request), let known = try forecast(request, stored),
      !isStale(fetchedAt: known.fetchedAt, knownAt: known.knownAt, at: now)
    {
      return false
    }
    return weather.renew(request, deadline: deadline, done: done)
  }

  var obstacle: Failure? { weather.obstacle(to: HostHourlyWeather.self) }

  func question(about place: Coordinates, deadline: Int?) -> Inquiry<(Timestamp) -> Forecast> {
    let request = request(place)
    return Inquiry(request, HostOptions(deadline: deadline), keep: weather.keeper(of: request)).map { [self] answer in
      { [self] now in told(answer, to: request, at: now) }
    }
  }

  /// Returns the forecast from an answer that has just arrived from the host.
  private func told(_ answer: HostHourlyWeather.Answer, to request: HostHourlyWeather, at now: Timestamp) -> Forecast {
    // If the store can't be read, uses the host's answer without the stored name and time zone. The answer could not be
    // stored either.
    let known = KnownWeather(answer: (try? weather.completed(answer, to: request)) ?? answer, fetchedAt: now)
    return Forecast(known).judged(isStale: isStale(fetchedAt: now, knownAt: known.knownAt, at: now))
  }

  private func isStale(fetchedAt: Timestamp, knownAt: Timestamp, at now: Timestamp) -> Bool {
    weather.isStale(fetchedAt: fetchedAt, knownAt: knownAt, maxAge: WeatherForecaster.usualAge, at: now)
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
    self.init(
      hours: weather.answer.hours.map(\.forecast), isStale: false, fetchedAt: weather.fetchedAt,
      knownAt: weather.knownAt,
      name: weather.answer.name?.text, timeZone: weather.answer.timeZone, more: weather.answer.more,
      failure: weather.failure)
  }
}
