internal import RPC
internal import Shape
internal import Tenancy

/// The method `places.resolve`: asks the host for the coordinates of a place that `places.search` has suggested.
struct ResolvePlace: DeferredMethod {
  typealias Scope = Unscoped
  let token: String, deadline: Int?

  static let name: StaticString = "places.resolve"
  static let doc: StaticString =
    "Asks the host for the coordinates of a place that `places.search` has suggested. To register the place for widgets, pass the result to `widgets.recents.add`."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The place, with the members that `widgets.recents.add` accepts."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "a suggestion", given: [Example.Step("host.provide", #"{"capabilities":["host.places.resolve"]}"#)],
      params: #"{"token":"suggestion-7"}"#,
      answers: [
        #"{"name":"Potsdam","region":"Brandenburg","country":"DE","latitude":52.4,"longitude":13.06,"timeZone":"Europe/Berlin"}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    token = field(
      "token", \.token, "The token of the suggestion, from the result of `places.search`.", PlaceSuggestion.tokenLimit)
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
  }

  static func asks(of service: Places) -> [HostCapability] { [HostCapability(HostPlaceResolution.self)] }

  func answer(on service: Places, in context: UnscopedContext) throws(Failure) -> Answer<ResolvedPlace, UnscopedContext>
  {
    .asking(Inquiry(HostPlaceResolution(token: token), HostOptions(deadline: deadline))) {
      (outcome, _) throws(Failure) in
      ResolvedPlace(place: try outcome.get().place)
    }
  }
}

/// The result of `places.resolve`.
struct ResolvedPlace: Record {
  let place: Place

  static let doc: StaticString = "A suggested place, with its coordinates."
}

extension ResolvedPlace {
  init<F: Fields<Self>>(_ field: inout F) { place = field.embed(\.place) }
}
