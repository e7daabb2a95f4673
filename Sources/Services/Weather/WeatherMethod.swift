internal import Kernel
internal import RPC
internal import Shape

/// A method that answers the weather of a place: from what is known, from the host, or in need from what is known and old.
protocol WeatherMethod: HostMethod where Service == Weather, Request: WeatherRequest {
  var coordinates: Coordinates { get }
  var options: WeatherOptions { get }

  func result(of weather: KnownWeather<Request.Answer>, isStale: Bool, on service: Weather) -> Result
  /// Whether what is known says anything of now.
  func isOver(_ weather: KnownWeather<Request.Answer>, on service: Weather) -> Bool
}

extension WeatherMethod {
  static var access: Access { .anyone }
  static var effect: Effect { .read }
  static var errors: [ErrorCode] { ErrorCode.ofHost }

  var hostOptions: HostOptions { options.host }

  func isOver(_ weather: KnownWeather<Request.Answer>, on service: Weather) -> Bool { false }

  private var place: Request { Request(coordinates.rounded(places: Weather.places)) }

  func known(on service: Weather) throws(Failure) -> Result? {
    guard let known = try service.answerable(place, maxAge: options.maxAge ?? Weather.usualAge), !isOver(known.weather, on: service) else {
      return nil
    }
    return result(of: known.weather, isStale: known.isStale, on: service)
  }

  func request(on service: Weather) throws(Failure) -> Request { place }

  func keeper(on service: Weather) -> ((Request.Answer) throws(Failure) -> Void)? { service.keeper(of: place) }

  func result(of answer: Request.Answer, on service: Weather) throws(Failure) -> Result {
    result(of: service.fetched(answer), isStale: false, on: service)
  }

  func result(without answer: Failure, on service: Weather) throws(Failure) -> Result {
    // For want of anything newer.
    guard let weather = try service.newest(place) else { throw answer }
    return result(of: weather, isStale: true, on: service)
  }
}
