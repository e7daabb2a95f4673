internal import Hosting
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// The weather: the host has it, and what it said is kept for a while.
struct Weather {
  private let clock: Clock
  private let host: HostCalls
  private let thermometer: any Thermometer
  private let cache: any WeatherMemory
  private let renewals: Renewals<WeatherKey>

  /// What is older than this, in milliseconds, is shown only when the host gives nothing newer.
  static let oldest = 86_400_000
  /// How old an answer may be, in seconds, when the request does not say.
  static let usualAge = Forecast.usualAge
  /// Places that are the same to so many decimals (a hundred metres) have the same weather.
  static let places = 3

  /// - Parameter asked: keeps when the host was asked; `nil` where nothing does.
  init(clock: Clock, host: HostCalls, thermometer: any Thermometer, memory: any WeatherMemory, asked: RenewalMemory?) {
    self.clock = clock
    self.host = host
    self.thermometer = thermometer
    cache = memory
    renewals = Renewals(host, clock, asked) { "\($0.kind) \($0.coordinates.latitude.micro) \($0.coordinates.longitude.micro)" }
  }

  /// Returns what is known and not too old; nil when the host must be asked first.
  ///
  /// When it is stale, the host is asked for something newer, which is known after the reply.
  /// - Parameter maxAge: in seconds.
  func answerable<R: WeatherRequest>(
    _ request: R, maxAge: Int, at now: Timestamp
  ) throws(Failure) -> (weather: KnownWeather<R.Answer>, isStale: Bool)? {
    guard maxAge > 0, var weather = try cache.find(request), !isTooOld(weather.fetchedAt, at: now) else { return nil }
    renewIfWorthwhile(request, fetchedAt: weather.fetchedAt, knownAt: weather.knownAt, maxAge: maxAge, at: now)
    let isStale = isStale(fetchedAt: weather.fetchedAt, knownAt: weather.knownAt, maxAge: maxAge, at: now)
    if isStale { weather.failure = obstacle(to: request, at: now) ?? weather.failure }
    return (weather, isStale)
  }

  /// Why the host can't be asked for something newer; nil when it can.
  func obstacle<R: WeatherRequest>(to request: R, at now: Timestamp) -> RefreshFailure? {
    obstacle(to: R.self).map { RefreshFailure($0, at: now) }
  }

  func obstacle<R: WeatherRequest>(to type: R.Type) -> Failure? { host.obstacle(to: type) }

  /// Whether an answer is too old to be shown while the host is asked for a newer one.
  func isTooOld(_ fetchedAt: Timestamp, at now: Timestamp) -> Bool { fetchedAt.age(at: now) > Weather.oldest }

  /// Whether there should be a newer answer. For one from the future, after the clock was set back, there should: how old it is can't be
  /// said.
  /// - Parameter maxAge: in seconds; with 0, which asks the host anyhow, what it says is as old as usual.
  func isStale(fetchedAt: Timestamp, knownAt: Timestamp, maxAge: Int, at now: Timestamp) -> Bool {
    fetchedAt > now || knownAt.age(at: now) > (maxAge > 0 ? maxAge : Weather.usualAge) * 1000
  }

  /// Asks the host for something newer than what is stale, behind the reply.
  func renewIfWorthwhile<R: WeatherRequest>(_ request: R, fetchedAt: Timestamp, knownAt: Timestamp, maxAge: Int, at now: Timestamp) {
    guard isStale(fetchedAt: fetchedAt, knownAt: knownAt, maxAge: maxAge, at: now) else { return }
    renewals.want(
      WeatherKey(kind: R.kind, coordinates: request.coordinates), by: request, fetchedAt: fetchedAt, maxAge: maxAge, at: now,
      keep: keeper(of: request), note: noter(of: request))
  }

  /// The newest that is known, however old.
  func newest<R: WeatherRequest>(_ request: R) throws(Failure) -> KnownWeather<R.Answer>? { try cache.find(request) }

  /// The same as JSON, which may be damaged.
  func text<R: WeatherRequest>(of request: R) throws(Failure) -> (json: String, fetchedAt: Timestamp, failure: RefreshFailure?)? {
    try cache.text(of: request)
  }

  /// What is stored in answer to a request, unread.
  func stored<R: WeatherRequest>(_ request: R) throws(Failure) -> StoredWeather? { try cache.look(for: request) }

  /// Asks the host for something newer; no request waits for it.
  /// - Parameters:
  ///   - deadline: how many milliseconds the host has; nil for as long as usual.
  ///   - done: called when it has answered, or has not in this time.
  /// - Returns: whether it was asked.
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

  /// Returns what stores why there is no newer answer to a request.
  private func noter<R: WeatherRequest>(of request: R) -> (Failure) throws(Failure) -> Void {
    { (failure) throws(Failure) in try cache.note(RefreshFailure(failure, at: clock.now), about: request) }
  }

  /// Returns what keeps the answer to a request. It is called for all that wait, and when none does: so the clock says when it came.
  func keeper<R: WeatherRequest>(of request: R) -> (R.Answer) throws(Failure) -> Void {
    { (answer) throws(Failure) in try cache.keep(completed(answer, to: request), to: request, at: clock.now) }
  }

  /// What the host says now, with the place's name and time zone that it gave before, where it gives none: they are the same still.
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

/// The answer that is fetched anew.
private struct WeatherKey: Hashable {
  let kind: String, coordinates: Coordinates
}
