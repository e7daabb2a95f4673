internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// A method that returns the weather of a place. The method returns the stored answer, or a new answer of the host if
/// the stored one is missing or too old. If the host fails, the method returns the stored answer as stale.
protocol WeatherMethod: CachedMethod where Service == Weather, Scope == Timed {
  associatedtype Scope = Timed
  associatedtype Service = Weather
  associatedtype Request: WeatherRequest

  var coordinates: Coordinates { get }
  var options: WeatherOptions { get }

  func result(of weather: KnownWeather<Request.Answer>, isStale: Bool, on service: Weather, at now: Timestamp) -> Result
  /// Returns a Boolean value that indicates whether a stored answer is only about the past, so that the host must be
  /// asked.
  func isOver(_ weather: KnownWeather<Request.Answer>, at now: Timestamp) -> Bool
}

extension WeatherMethod {
  static var effect: Effect { .read }
  static var errors: [ErrorCode] { ErrorCode.ofHost }

  static func asks(of service: Weather) -> [HostCapability] { [HostCapability(Request.self)] }

  func isOver(_ weather: KnownWeather<Request.Answer>, at now: Timestamp) -> Bool { false }

  func known(on service: Weather, in context: TimedContext) throws(Failure) -> Result? {
    guard let weather = try service.newest(Request(coordinates.rounded(places: Weather.places))) else { return nil }
    let isStale = service.isStale(
      fetchedAt: weather.fetchedAt, knownAt: weather.knownAt, maxAge: options.maxAge ?? Weather.usualAge,
      at: context.now)
    return result(of: weather, isStale: isStale, on: service, at: context.now)
  }

  func answer(on service: Weather, in context: TimedContext) throws(Failure) -> Answer<Result, TimedContext> {
    let request = Request(coordinates.rounded(places: Weather.places))
    if let known = try service.answerable(request, maxAge: options.maxAge ?? Weather.usualAge, at: context.now),
      !isOver(known.weather, at: context.now)
    {
      return .now(result(of: known.weather, isStale: known.isStale, on: service, at: context.now))
    }
    return .asking(Inquiry(request, options.host, keep: service.keeper(of: request))) {
      (outcome, context) throws(Failure) in
      switch outcome {
      case .success(let answer):
        let weather = KnownWeather(answer: try service.completed(answer, to: request), fetchedAt: context.now)
        let isStale = service.isStale(
          fetchedAt: weather.fetchedAt, knownAt: weather.knownAt, maxAge: options.maxAge ?? Weather.usualAge,
          at: context.now)
        return result(of: weather, isStale: isStale, on: service, at: context.now)
      case .failure(let failure):
        // The host gave no newer answer, so the stored answer is returned as stale.
        guard var weather = try service.newest(request) else { throw failure }
        weather.failure = RefreshFailure(failure, at: context.now)
        return result(of: weather, isStale: true, on: service, at: context.now)
      }
    }
  }
}
