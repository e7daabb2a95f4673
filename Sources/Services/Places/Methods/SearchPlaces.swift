internal import Kernel
internal import RPC
internal import Shape

/// `places.search`
struct SearchPlaces: HostMethod {
  let text: Line, latitude: Latitude?, longitude: Longitude?, limit: Int?, deadline: Int?

  static let name: StaticString = "places.search"
  static let doc: StaticString =
    "Places whose names begin like a text that is being typed: from a host that offers them, else the cities of the system's time zones."
  static let access = Access.anyone
  static let effect = Effect.read
  static let resultDoc: StaticString = "The places that were found."
  /// A host that does not offer places is not missed.
  static let errors = [.placesUnavailable] + ErrorCode.ofHost.filter { $0 != .hostUnavailable }
  static let examples = [
    Example(
      "from a host, near Berlin", given: [Example.Step("host.provide", #"{"capabilities":["host.places.search"]}"#)],
      params: #"{"text":"pots","latitude":52.52,"longitude":13.405,"limit":1}"#,
      answers: [
        #"{"places":[{"name":"Potsdam","region":"Brandenburg","country":"DE","latitude":52.4,"longitude":13.06,"timeZone":"Europe/Berlin"}]}"#
      ])
  ]

  static let most = 50
  private static let usual = 10

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What has been typed so far. Neither case nor accents count.", .length(1...100))
    latitude = field("latitude", \.latitude, "Where to look first, in degrees; with longitude.")
    longitude = field("longitude", \.longitude, "Where to look first, in degrees; with latitude.")
    limit = field("limit", \.limit, "How many places at most; 10 without it.", .range(1...SearchPlaces.most))
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
  }

  var hostOptions: HostOptions { HostOptions(deadline: deadline) }

  private func here() throws(Failure) -> Coordinates? {
    switch (latitude, longitude) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?): return Coordinates(latitude: latitude, longitude: longitude)
    case (nil, _): throw .invalidParam("/latitude", "latitude must stand beside longitude")
    case (_, nil): throw .invalidParam("/longitude", "longitude must stand beside latitude")
    }
  }

  func known(on service: Places) throws(Failure) -> FoundPlaces? {
    let here = try here()
    if service.host.offers(HostPlaceSearch.self) { return nil }
    let places = try service.zoneTable().search(text.text, near: here, limit: limit ?? SearchPlaces.usual)
    return FoundPlaces(places: places, source: .timeZones)
  }

  func request(on service: Places) throws(Failure) -> HostPlaceSearch {
    HostPlaceSearch(text: text, near: try here(), limit: limit ?? SearchPlaces.usual)
  }

  /// Where the request says where, nearer places stand before further ones; else the host knows which are better.
  func result(of answer: HostPlaceSearch.Answer, on service: Places) throws(Failure) -> FoundPlaces {
    let here = try here()
    let places = answer.places.map { FoundPlace($0, distance: here?.metres(to: $0.coordinates)) }
    let sorted = places.enumerated().sorted { ($0.element.distance ?? 0, $0.offset) < ($1.element.distance ?? 0, $1.offset) }
    return FoundPlaces(places: sorted.prefix(limit ?? SearchPlaces.usual).map(\.element), source: .host)
  }
}
