internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `places.search`: asks the host for places whose names begin with the text that the user has typed so far.
struct SearchPlaces: DeferredMethod {
  typealias Scope = InAccount
  let text: Line, latitude: Latitude?, longitude: Longitude?, limit: Int?, deadline: Int?, session: String?

  static let name: StaticString = "places.search"
  static let doc: StaticString =
    "Asks the host for places whose names begin with the text that the user has typed so far. If no host searches places, or if the host fails or is late, the core searches the cities of the system's time zones. For the coordinates of a suggestion, call `places.resolve`."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The places and the suggestions."
  /// Without a host, the method searches the table of time zones. So `hostUnavailable` is not listed.
  static let errors = [.placesUnavailable] + ErrorCode.ofHost.filter { $0 != .hostUnavailable }
  static let examples = [
    Example(
      "from a host, near Berlin", given: [Example.Step("host.provide", #"{"capabilities":["host.places.search"]}"#)],
      params: #"{"text":"pots","latitude":52.52,"longitude":13.405,"limit":1}"#,
      answers: [
        #"{"places":[{"name":"Potsdam","region":"Brandenburg","country":"DE","latitude":52.4,"longitude":13.06,"timeZone":"Europe/Berlin"}]}"#
      ]),
    Example(
      "suggestions of a completer", given: [Example.Step("host.provide", #"{"capabilities":["host.places.search"]}"#)],
      params: #"{"text":"pots","session":"picker"}"#,
      answers: [#"{"suggestions":[{"token":"suggestion-7","title":"Potsdam","subtitle":"Brandenburg, Germany"}]}"#]),
  ]

  static let most = 50
  private static let usual = 10

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text, "The text that the user has typed so far. Case and accents are ignored.", .length(1...100))
    latitude = field("latitude", \.latitude, SearchPlaces.nearDoc)
    longitude = field("longitude", \.longitude, SearchPlaces.nearDoc)
    limit = field(
      "limit", \.limit, "The largest number of places to return. Default: 10.", .range(1...SearchPlaces.most))
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
    session = field(
      "session", \.session,
      "A name that the caller chooses for the search field in which the user types. If an earlier search with the same `session` still waits, the earlier search fails with `requestCancelled`.",
      .length(1...100))
  }

  private static let nearDoc: StaticString =
    "The point around which to search first, in degrees. `latitude` and `longitude` must be given together. If they are left out, the search begins around the device's last known place, if there is one."

  private func here() throws(Failure) -> Coordinates? {
    switch (latitude, longitude) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?): return Coordinates(latitude: latitude, longitude: longitude)
    case (nil, _): throw .invalidParam("/latitude", "latitude must be given with longitude")
    case (_, nil): throw .invalidParam("/longitude", "longitude must be given with latitude")
    }
  }

  static func asks(of service: Places) -> [HostCapability] { [HostCapability(HostPlaceSearch.self)] }

  func answer(on service: Places, in context: Context) throws(Failure) -> Answer<FoundPlaces, Context> {
    let given = try here()
    let here = if let given { given } else { try service.devicePlace() }
    let limit = limit ?? SearchPlaces.usual
    if !service.host.offers(HostPlaceSearch.self) {
      return .now(
        FoundPlaces(try service.zoneTable().search(text.text, near: here, isBias: given == nil, limit: limit)))
    }
    let request = HostPlaceSearch(text: text, near: here, limit: limit)
    let inquiry = Inquiry(request, HostOptions(deadline: deadline), session: session)
    return .asking(inquiry) { (outcome, _) throws(Failure) in
      let answer: HostPlaceSearch.Answer
      do throws(Failure) { answer = try outcome.get() } catch {
        // A wrong answer is a defect of the host. Results from the table would hide the defect.
        if error.isWrongAnswer { throw error }
        // The host failed, so the table is searched instead. If there is no table either, the host's error says more
        // than the error of the table.
        guard let table = try? service.zoneTable() else { throw error }
        return FoundPlaces(table.search(text.text, near: here, isBias: given == nil, limit: limit))
      }
      // If the request has coordinates, sorts the places by distance. Otherwise keeps the host's order.
      let places = (answer.places ?? []).map { FoundPlace(place: $0, distance: here?.metres(to: $0.coordinates)) }
      let sorted =
        given == nil
        ? places
        : places.enumerated().sorted { (a, b) in
          (a.element.distance ?? 0, a.offset) < (b.element.distance ?? 0, b.offset)
        }.map(\.element)
      return FoundPlaces(
        places: Array(sorted.prefix(limit)), suggestions: Array((answer.suggestions ?? []).prefix(limit)), source: .host
      )
    }
  }
}
