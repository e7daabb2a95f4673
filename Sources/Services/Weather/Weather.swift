internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The weather: the host has it, and what it said is kept for a while.
struct Weather {
  let dependencies: Dependencies
  private let host: HostCalls
  private let thermometer: any Thermometer
  private let cache: WeatherCache

  /// What is older than this, in milliseconds, is answered only when there is no way to something newer.
  static let oldest = 86_400_000
  /// How old an answer may be, in seconds, when the request does not say.
  static let usualAge = 900
  /// Places that are the same to so many decimals (a hundred metres) have the same weather.
  static let places = 3

  init(_ dependencies: Dependencies, thermometer: any Thermometer) {
    self.dependencies = dependencies
    self.thermometer = thermometer
    host = dependencies.host
    cache = WeatherCache(dependencies)
  }

  /// What is new enough to be answered at once. What is old, and not too old, is asked for behind the answer.
  /// - Parameter maxAge: in seconds.
  func answerable<R: WeatherRequest>(_ request: R, maxAge: Int) throws(Failure) -> (weather: KnownWeather<R.Answer>, isStale: Bool)? {
    guard maxAge > 0, let weather = try cache.find(request), weather.age <= Weather.oldest else { return nil }
    let isStale = weather.isFromFuture || weather.age > maxAge * 1000
    if isStale { renew(request) }
    return (weather, isStale)
  }

  /// The newest that is known, however old.
  func newest<R: WeatherRequest>(_ request: R) throws(Failure) -> KnownWeather<R.Answer>? { try cache.find(request) }

  /// What is stored in answer to a request, unread.
  func stored<R: WeatherRequest>(_ request: R) throws(Failure) -> StoredWeather? { try cache.look(for: request) }

  /// Asks for something newer behind an answer.
  func renew<R: WeatherRequest>(_ request: R) { host.askForItself(request, keep: keeper(of: request)) }

  /// An answer that has just come.
  func fetched<Answer: WeatherAnswer>(_ answer: Answer) -> KnownWeather<Answer> {
    KnownWeather(answer: answer, fetchedAt: dependencies.clock.now, now: dependencies.clock.now)
  }

  func keeper<R: WeatherRequest>(of request: R) -> (R.Answer) throws(Failure) -> Void {
    { (answer) throws(Failure) in try cache.keep(answer, to: request) }
  }

  func scaled(_ celsius: Degrees, to scale: Scale) -> ScaledTemperature {
    let converted = thermometer.convert(celsius: celsius, to: scale)
    return ScaledTemperature(value: converted.value, scale: scale, extrapolated: converted.isExtrapolated)
  }
}
