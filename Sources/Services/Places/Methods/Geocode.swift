internal import Kernel
internal import RPC
internal import Shape

/// `location.geocode`
struct Geocode: HostMethod {
  let coordinates: Coordinates, deadline: Int?

  static let name: StaticString = "location.geocode"
  static let doc: StaticString =
    "What the place at a point is called. The host is asked once for a place; points are one place when they are the same to four decimals."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "The place's name, and what it belongs to."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "a square in Berlin", given: [Example.Step("host.provide", #"{"capabilities":["host.geocode.reverse"]}"#)],
      params: #"{"latitude":52.521918,"longitude":13.413215}"#,
      answers: [#"{"name":"Alexanderplatz","locality":"Berlin","region":"Berlin","country":"DE","timeZone":"Europe/Berlin"}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
  }

  var hostOptions: HostOptions { HostOptions(deadline: deadline) }

  private var place: Coordinates { coordinates.rounded(places: Geocodes.places) }

  func known(on service: Locations) throws(Failure) -> GeocodedPlace? {
    try service.geocodes.find(place).map { GeocodedPlace(coordinates, $0, isKnown: true) }
  }

  func request(on service: Locations) throws(Failure) -> HostGeocode { HostGeocode(place) }

  func keeper(on service: Locations) -> ((HostGeocode.Answer) throws(Failure) -> Void)? {
    { (answer) throws(Failure) in try service.geocodes.keep(answer, of: place) }
  }

  func result(of answer: HostGeocode.Answer, on service: Locations) throws(Failure) -> GeocodedPlace {
    GeocodedPlace(coordinates, answer, isKnown: false)
  }
}

/// What `location.geocode` answers.
struct GeocodedPlace: Record {
  let coordinates: Coordinates, answer: HostGeocode.Answer, known: Bool

  static let doc: StaticString = "What the place at a point is called."

  init(_ coordinates: Coordinates, _ answer: HostGeocode.Answer, isKnown: Bool) {
    self.coordinates = coordinates
    self.answer = answer
    known = isKnown
  }

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    answer = field.embed(\.answer)
    known = field("known", \.known, "Whether it was known, and the host was not asked.")
  }
}
