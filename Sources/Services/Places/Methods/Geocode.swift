internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `location.geocode`: returns the name of the place at the given coordinates.
struct Geocode: DeferredMethod {
  typealias Scope = InAccount
  let coordinates: Coordinates, deadline: Int?

  static let name: StaticString = "location.geocode"
  static let doc: StaticString =
    "Returns the name of the place at the given coordinates. The core asks the host once for each place, and stores the name. Points whose coordinates are equal when rounded to four decimals count as one place."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The name of the place, with its locality, region, country and time zone."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "a square in Berlin", given: [Example.Step("host.provide", #"{"capabilities":["host.geocode.reverse"]}"#)],
      params: #"{"latitude":52.521918,"longitude":13.413215}"#,
      answers: [
        #"{"name":"Alexanderplatz","locality":"Berlin","region":"Berlin","country":"DE","timeZone":"Europe/Berlin"}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
  }

  static func asks(of service: Locations) -> [HostCapability] { [HostCapability(HostGeocode.self)] }

  func answer(on service: Locations, in context: Context) throws(Failure) -> Answer<GeocodedPlace, Context> {
    let place = coordinates.rounded(places: Geocodes.places)
    if let known = try service.geocodes.find(place) {
      return .now(GeocodedPlace(coordinates: coordinates, answer: known, known: true))
    }
    let inquiry = Inquiry(HostGeocode(coordinates: place), HostOptions(deadline: deadline)) {
      (answer) throws(Failure) in
      // One answer is stored for all requests that wait for it. So its time comes from the clock, and not from one of
      // the requests.
      try service.geocodes.keep(answer, of: place, at: service.dependencies.clock.now)
    }
    return .asking(inquiry) { (outcome, _) throws(Failure) in
      GeocodedPlace(coordinates: coordinates, answer: try outcome.get(), known: false)
    }
  }
}

/// The result of `location.geocode`.
struct GeocodedPlace: Record {
  let coordinates: Coordinates, answer: HostGeocode.Answer, known: Bool

  static let doc: StaticString = "The given coordinates, with the name of the place there."
}

extension GeocodedPlace {
  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    answer = field.embed(\.answer)
    known = field("known", \.known, "`true` if the name was already stored, so that the host was not asked.")
  }
}
