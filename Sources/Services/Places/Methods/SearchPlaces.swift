internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// `places.search`
struct SearchPlaces: DeferredMethod {
  typealias Scope = Unscoped
  let text: Line, latitude: Latitude?, longitude: Longitude?, limit: Int?, deadline: Int?

  static let name: StaticString = "places.search"
  static let doc: StaticString =
    "Places whose names begin like a text that is being typed: from a host that offers them, else the cities of the system's time zones, also when the host is late or has an error."
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

  private func here() throws(Failure) -> Coordinates? {
    switch (latitude, longitude) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?): return Coordinates(latitude: latitude, longitude: longitude)
    case (nil, _): throw .invalidParam("/latitude", "latitude must stand beside longitude")
    case (_, nil): throw .invalidParam("/longitude", "longitude must stand beside latitude")
    }
  }

  static func asks(of service: Places) -> [HostCapability] { [HostCapability(HostPlaceSearch.self)] }

  func answer(on service: Places, in context: UnscopedContext) throws(Failure) -> Answer<FoundPlaces, UnscopedContext> {
    let here = try here()
    let limit = limit ?? SearchPlaces.usual
    if !service.host.offers(HostPlaceSearch.self) {
      return .now(FoundPlaces(places: try service.zoneTable().search(text.text, near: here, limit: limit), source: .timeZones))
    }
    let request = HostPlaceSearch(text: text, near: here, limit: limit)
    return .asking(Inquiry(request, HostOptions(deadline: deadline))) { (outcome, _) throws(Failure) in
      let answer: HostPlaceSearch.Answer
      do throws(Failure) { answer = try outcome.get() } catch {
        // A host with a wrong answer must be mended: other places would hide it.
        if error.isWrongAnswer { throw error }
        // For want of anything better; where that is nothing, the host's failure says more.
        guard let table = try? service.zoneTable() else { throw error }
        return FoundPlaces(places: table.search(text.text, near: here, limit: limit), source: .timeZones)
      }
      // Where the request says where, nearer places stand before further ones; else the host knows which are better.
      let places = (answer.places ?? []).map { FoundPlace(place: $0, distance: here?.metres(to: $0.coordinates)) }
      let sorted = places.enumerated().sorted { ($0.element.distance ?? 0, $0.offset) < ($1.element.distance ?? 0, $1.offset) }
      return FoundPlaces(places: sorted.prefix(limit).map(\.element), source: .host)
    }
  }
}
