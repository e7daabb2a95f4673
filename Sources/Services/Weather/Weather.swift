internal import Hosting
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// The service `weather`, which stores the host's answers about the weather of places for a while.
struct Weather {
  private let clock: Clock
  private let host: HostCalls
  private let thermometer: any Thermometer
  private let cache: any WeatherMemory
  private let renewals: Renewals<WeatherKey>

  /// The age in milliseconds up to which a stale answer is returned at once, while the host is asked for a newer one.
  /// An older answer is returned only if the host gives no newer one.
  static let oldest = 86_400_000
  /// The allowed age of an answer, in seconds, for a request that names no age.
  static let usualAge = Forecast.usualAge
  /// The number of decimals to which coordinates are rounded. Three decimals are about a hundred metres. Places with
  /// equal rounded coordinates have the same weather.
  static let places = 3

  /// - Parameter asked: stores the times at which the host was asked; `nil` to store no times.
  init(clock: Clock, host: HostCalls, thermometer: any Thermometer, memory: any WeatherMemory, asked: RenewalMemory?) {
    self.clock = clock
    self.host = host
    self.thermometer = thermometer
    cache = memory
    renewals = Renewals(host, clock, asked) {
      "\($0.kind) \($0.coordinates.latitude.micro) \($0.coordinates.longitude.micro)"
    }
  }

  /// Returns the stored answer to a request, or `nil` if the host must be asked before the reply.
  ///
  /// If the stored answer is stale, the host is asked for a newer answer, which is stored after the reply.
  /// - Parameter maxAge: the allowed age, in seconds.
  func answerable<R: WeatherRequest>(
    _ request: R, maxAge: Int, at now: Timestamp
  ) throws(Failure) -> (weather: KnownWeather<R.Answer>, isStale: Bool)? {
    guard maxAge > 0, var weather = try cache.find(request), !isTooOld(weather.fetchedAt, at: now) else { return nil }
    renewIfWorthwhile(request, fetchedAt: weather.fetchedAt, knownAt: weather.knownAt, maxAge: maxAge, at: now)
    let isStale = isStale(fetchedAt: weather.fetchedAt, knownAt: weather.knownAt, maxAge: maxAge, at: now)
    if isStale { weather.failure = obstacle(to: request, at: now) ?? weather.failure }
    return (weather, isStale)
  }

  /// Returns the reason why the host can't be asked for a newer answer, or `nil` if the host can be asked.
  func obstacle<R: WeatherRequest>(to request: R, at now: Timestamp) -> RefreshFailure? {
    obstacle(to: R.self).map { RefreshFailure($0, at: now) }
  }

  func obstacle<R: WeatherRequest>(to type: R.Type) -> Failure? { host.obstacle(to: type) }

  /// Returns a Boolean value that indicates whether an answer is too old to be returned while the host is asked for a
  /// newer one.
  func isTooOld(_ fetchedAt: Timestamp, at now: Timestamp) -> Bool { fetchedAt.age(at: now) > Weather.oldest }

  /// Returns a Boolean value that indicates whether a newer answer is needed. If the clock was set back, an answer may
  /// be from the future. Such an answer counts as stale, because its age is unknown.
  /// - Parameter maxAge: the allowed age, in seconds. With 0, the host was asked in any case, and the usual age applies
  ///   to its answer.
  func isStale(fetchedAt: Timestamp, knownAt: Timestamp, maxAge: Int, at now: Timestamp) -> Bool {
    fetchedAt > now || knownAt.age(at: now) > (maxAge > 0 ? maxAge : Weather.usualAge) * 1000
  }

  /// Asks the host for a newer answer, after the reply, if the stored answer is stale.
  func renewIfWorthwhile<R: WeatherRequest>(
    _ request: R, fetchedAt: Timestamp, knownAt: Timestamp, maxAge: Int, at now: Timestamp
  ) {
    guard isStale(fetchedAt: fetchedAt, knownAt: knownAt, maxAge: maxAge, at: now) else { return }
    renewals.want(
      WeatherKey(kind: R.kind, coordinates: request.coordinates), by: request, fetchedAt: fetchedAt, maxAge: maxAge,
      at: now,
      keep: keeper(of: request), note: noter(of: request))
  }

  /// Returns the newest stored answer, whatever its age.
  func newest<R: WeatherRequest>(_ request: R) throws(Failure) -> KnownWeather<R.Answer>? { try cache.find(request) }

  /// Returns the newest stored answer as JSON, or `nil` if no answer is stored. The JSON may be damaged.
  func text<R: WeatherRequest>(of request: R) throws(Failure) -> (
    json: String, fetchedAt: Timestamp, failure: RefreshFailure?
  )? {
    try cache.text(of: request)
  }

  /// Returns the identity of the stored answer to a request, without reading the answer.
  func stored<R: WeatherRequest>(_ request: R) throws(Failure) -> StoredWeather? { try cache.look(for: request) }

  /// Asks the host for a newer answer, without a request that waits for the answer.
  /// - Parameters:
  ///   - deadline: the time that the host has, in milliseconds; `nil` for the usual time.
  ///   - done: called after the host has answered, or after the deadline.
  /// - Returns: a Boolean value that indicates whether the host was asked.
  func renew<R: WeatherRequest>(_ request: R, deadline: Int?, done: @escaping () -> Void) -> Bool {
    host.askForItself(
      request, deadline: deadline,
      keep: { (answer) throws(Failure) in
        done()
        try keeper(of: request)(answer)
      }
    ) { (failure) throws(Failure) in
      done()
      try noter(of: request)(failure)
    }
  }

  /// Returns a closure that stores the reason why there is no newer answer to a request.
  private func noter<R: WeatherRequest>(of request: R) -> (Failure) throws(Failure) -> Void {
    { (failure) throws(Failure) in try cache.note(RefreshFailure(failure, at: clock.now), about: request) }
  }

  /// Returns a closure that stores the answer to a request. The closure is called once for each answer, whether one
  /// request waits for it, several, or none. So the time of the answer comes from the clock.
  func keeper<R: WeatherRequest>(of request: R) -> (R.Answer) throws(Failure) -> Void {
    { (answer) throws(Failure) in try cache.keep(completed(answer, to: request), to: request, at: clock.now) }
  }

  /// Returns an answer with the name and the time zone of the place. If the answer lacks them, they come from the
  /// stored answer, because they do not change.
  func completed<R: WeatherRequest>(_ answer: R.Answer, to request: R) throws(Failure) -> R.Answer {
    if answer.name != nil, answer.timeZone != nil { return answer }
    guard let known = try cache.find(request)?.answer else { return answer }
    var answer = answer
    answer.name = answer.name ?? known.name
    answer.timeZone = answer.timeZone ?? known.timeZone
    return answer
  }

  func scaled(_ temperature: ExactDegrees, to scale: Scale) -> ScaledTemperature {
    let converted = thermometer.convert(temperature, to: scale)
    return ScaledTemperature(value: converted.value, scale: scale, extrapolated: converted.isExtrapolated)
  }
}

/// The key under which the core requests an answer again: its kind and the coordinates of the place.
private struct WeatherKey: Hashable {
  let kind: String, coordinates: Coordinates
}
