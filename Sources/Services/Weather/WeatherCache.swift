internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The newest answers of the host about the weather, on the device.
struct WeatherCache {
  private let dependencies: Dependencies
  private let selection = StoreStatement(
    "SELECT answer, fetchedAt, failure FROM {store}.weather_cache WHERE kind = ? AND latitude = ? AND longitude = ?")
  private let look = StoreStatement(
    "SELECT row, fetchedAt, failure FROM {store}.weather_cache WHERE kind = ? AND latitude = ? AND longitude = ?")
  private let insertion = StoreStatement(
    "INSERT OR REPLACE INTO {store}.weather_cache (kind, latitude, longitude, answer, fetchedAt) VALUES (?, ?, ?, ?, ?)")
  private let noting = StoreStatement(
    "UPDATE {store}.weather_cache SET failure = ?4 WHERE kind = ?1 AND latitude = ?2 AND longitude = ?3")
  private let deletion = StoreStatement.keepingNewest(WeatherCache.most, of: "weather_cache")

  /// As many answers are kept.
  static let most = 500

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// The newest answer to a request; nil when there is none, or none that can be read.
  func find<R: WeatherRequest>(_ request: R) throws(Failure) -> KnownWeather<R.Answer>? {
    let row = try dependencies.stores.first(
      selection, in: .device,
      {
        $0.add(R.kind)
        $0.addFields(of: request.coordinates)
      },
      { (text: $0.next(String.self), fetchedAt: $0.next(Timestamp.self), failure: $0.next(String?.self)) })
    guard let row, let answer = R.Answer(json: row.text) else { return nil }
    return KnownWeather(answer: answer, fetchedAt: row.fetchedAt, failure: row.failure.flatMap(RefreshFailure.init(json:)))
  }

  /// Where the newest answer to a request stands, and when it came; the answer itself is not read.
  func look<R: WeatherRequest>(for request: R) throws(Failure) -> StoredWeather? {
    try dependencies.stores.first(
      look, in: .device,
      {
        $0.add(R.kind)
        $0.addFields(of: request.coordinates)
      }, { StoredWeather(row: $0.next(), fetchedAt: $0.next(), failure: $0.next()) })
  }

  /// Keeps why there is no newer answer to a request than the one that is known.
  func note<R: WeatherRequest>(_ failure: RefreshFailure, about request: R) throws(Failure) {
    try dependencies.stores.run(noting, in: .device) {
      $0.add(R.kind)
      $0.addFields(of: request.coordinates)
      $0.add(jsonText(failure))
    }
  }

  /// Keeps an answer that came at an instant, in place of an older one.
  func keep<R: WeatherRequest>(_ answer: R.Answer, to request: R, at now: Timestamp) throws(Failure) {
    try dependencies.stores.run(insertion, in: .device) {
      $0.add(R.kind)
      $0.addFields(of: request.coordinates)
      $0.add(jsonText(answer))
      $0.add(now)
    }
    try dependencies.stores.run(deletion, in: .device) { _ in }
  }
}
