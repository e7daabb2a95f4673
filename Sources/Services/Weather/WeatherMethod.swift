internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// A method that answers the weather of a place: from what is known, from the host, or in need from what is known and old.
protocol WeatherMethod: DeferredMethod where Service == Weather, Scope == Unscoped {
  associatedtype Scope = Unscoped
  associatedtype Service = Weather
  associatedtype Request: WeatherRequest

  var coordinates: Coordinates { get }
  var options: WeatherOptions { get }

  func result(of weather: KnownWeather<Request.Answer>, isStale: Bool, on service: Weather) -> Result
  /// Whether what is known says anything of now.
  func isOver(_ weather: KnownWeather<Request.Answer>, on service: Weather) -> Bool
}

extension WeatherMethod {
  static var effect: Effect { .read }
  static var errors: [ErrorCode] { ErrorCode.ofHost }

  static func asks(of service: Weather) -> [HostCapability] { [HostCapability(Request.self)] }

  func isOver(_ weather: KnownWeather<Request.Answer>, on service: Weather) -> Bool { false }

  func answer(on service: Weather, in context: UnscopedContext) throws(Failure) -> Answer<Result, UnscopedContext> {
    let place = Request(coordinates.rounded(places: Weather.places))
    if let known = try service.answerable(place, maxAge: options.maxAge ?? Weather.usualAge), !isOver(known.weather, on: service) {
      return .now(result(of: known.weather, isStale: known.isStale, on: service))
    }
    return .asking(Inquiry(place, options.host, keep: service.keeper(of: place))) { (outcome, _) throws(Failure) in
      switch outcome {
      case .success(let answer): return result(of: service.fetched(answer), isStale: false, on: service)
      case .failure(let failure):
        // For want of anything newer.
        guard let weather = try service.newest(place) else { throw failure }
        return result(of: weather, isStale: true, on: service)
      }
    }
  }
}
