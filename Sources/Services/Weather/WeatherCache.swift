internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the host's newest answers about the weather in the store `device`.
struct WeatherCache: WeatherMemory {
  private let dependencies: Dependencies
  private let selection = StoreStatement(
    "SELECT answer, fetchedAt, failure FROM {store}.weather_cache WHERE kind = ? AND latitude = ? AND longitude = ?")
  private let look = StoreStatement(
    "SELECT row, fetchedAt, failure FROM {store}.weather_cache WHERE kind = ? AND latitude = ? AND longitude = ?")
  private let insertion = StoreStatement(
    "INSERT OR REPLACE INTO {store}.weather_cache (kind, latitude, longitude, answer, fetchedAt) VALUES (?, ?, ?, ?, ?)"
  )
  private let noting = StoreStatement(
    "UPDATE {store}.weather_cache SET failure = ?4 WHERE kind = ?1 AND latitude = ?2 AND longitude = ?3")
  private let deletion = StoreStatement.keepingNewest(WeatherCache.most, of: "weather_cache")

  /// The largest number of stored answers.
  static let most = 500

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  func text<R: WeatherRequest>(of request: R) throws(Failure) -> (
    json: String, fetchedAt: Timestamp, failure: RefreshFailure?
  )? {
    try dependencies.stores.first(
      selection, in: .device,
      {
        $0.add(R.kind)
        $0.addFields(of: request.coordinates)
      },
      { ($0.next(String.self), $0.next(Timestamp.self), $0.next(String?.self).flatMap(RefreshFailure.init(json:))) })
  }

  func look<R: WeatherRequest>(for request: R) throws(Failure) -> StoredWeather? {
    try dependencies.stores.first(
      look, in: .device,
      {
        $0.add(R.kind)
        $0.addFields(of: request.coordinates)
      }, { StoredWeather(row: $0.next(), fetchedAt: $0.next(), failure: $0.next()) })
  }

  func note<R: WeatherRequest>(_ failure: RefreshFailure, about request: R) throws(Failure) {
    touch(request)
    try dependencies.stores.run(noting, in: .device) {
      $0.add(R.kind)
      $0.addFields(of: request.coordinates)
      $0.add(jsonText(failure))
    }
  }

  func keep<R: WeatherRequest>(_ answer: R.Answer, to request: R, at now: Timestamp) throws(Failure) {
    touch(request)
    try dependencies.stores.run(insertion, in: .device) {
      $0.add(R.kind)
      $0.addFields(of: request.coordinates)
      $0.add(jsonText(answer))
      $0.add(now)
    }
    try dependencies.stores.run(deletion, in: .device)
  }
  /// Marks the app group's file as possibly outdated. Widgets that send no requests to a core read the weather of the
  /// next hours from this file.
  private func touch<R: WeatherRequest>(_ request: R) {
    if R.kind == HostHourlyWeather.kind { dependencies.appGroup.touch("weather") }
  }
}
