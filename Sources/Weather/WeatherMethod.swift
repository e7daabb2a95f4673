internal import Kernel
internal import RPC
internal import Shape

/// A method that answers the weather of a place: from what is known, from the host, or in need from what is known and old.
protocol WeatherMethod: HostMethod where Service == Weather, Request: WeatherRequest {
  var coordinates: Coordinates { get }
  var options: WeatherOptions { get }

  func result(of weather: KnownWeather<Request.Answer>, isStale: Bool, on service: Weather) -> Result
}

extension WeatherMethod {
  static var access: Access { .anyone }
  static var effect: Effect { .read }
  static var errors: [ErrorCode] { [.hostUnavailable, .hostTimeout, .hostError, .hostFault, .limitReached, .requestCancelled] }

  var deadline: Int? { options.deadline }
  var progressToken: ProgressToken? { options.progressToken }

  private var place: Request { Request(coordinates.rounded(places: Weather.places)) }

  func known(on service: Weather) throws(Failure) -> Result? {
    guard let known = try service.known(place, maxAge: options.maxAge ?? Weather.usualAge) else { return nil }
    return result(of: known.weather, isStale: known.isStale, on: service)
  }

  func request(on service: Weather) throws(Failure) -> Request { place }

  func keeper(on service: Weather) -> ((Request.Answer) throws(Failure) -> Void)? { service.keeper(of: place) }

  func result(of answer: Request.Answer, on service: Weather) throws(Failure) -> Result {
    result(of: service.fetched(answer), isStale: false, on: service)
  }

  func result(without answer: Failure, on service: Weather) throws(Failure) -> Result {
    result(of: try service.known(place, without: answer), isStale: true, on: service)
  }
}

/// How the weather of a place is wanted.
struct WeatherOptions: Record {
  let scale: Scale?, maxAge: Int?, deadline: Int?, progressToken: ProgressToken?

  static let doc: StaticString = "How the weather of a place is wanted."

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    scale = field("scale", \.scale, "The scale of the temperatures; celsius without it.")
    maxAge = field(
      "maxAge", \.maxAge,
      "How many seconds old an answer may be; 900 without it. An older one is answered, too, as stale, and renewed behind the answer; not with 0, and not after 24 hours.",
      .range(0...86_400))
    deadline = field("deadline", \.deadline, "How many milliseconds the host has; 10,000 without it.", .range(1...600_000))
    progressToken = field("progressToken", \.progressToken, "Passed back in rpc.progress when the host tells how far it is.")
  }
}
