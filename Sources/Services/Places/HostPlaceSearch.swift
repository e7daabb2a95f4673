internal import RPC
internal import Shape
internal import Vocabulary

/// The request `host.places.search`, with which the core asks the host for places by their names. The host returns
/// places, or suggestions without coordinates.
struct HostPlaceSearch: HostRequest {
  let text: Line, latitude: Latitude?, longitude: Longitude?, limit: Int

  static let name: StaticString = "host.places.search"
  static let doc: StaticString =
    "Asks the host for places whose names begin with the text that the user has typed so far. For a place without known coordinates, the host returns a suggestion."
  static let answerDoc: StaticString = "The places, the suggestions, or both, the best matches first."
  static let isShared = true

  init(text: Line, near coordinates: Coordinates?, limit: Int) {
    self.text = text
    latitude = coordinates?.latitude
    longitude = coordinates?.longitude
    self.limit = limit
  }

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The text that was typed so far.", .length(1...100))
    latitude = field("latitude", \.latitude, HostPlaceSearch.nearDoc)
    longitude = field("longitude", \.longitude, HostPlaceSearch.nearDoc)
    limit = field(
      "limit", \.limit, "The largest number of places to return. The core ignores further places.",
      .range(1...SearchPlaces.most))
  }

  private static let nearDoc: StaticString =
    "The point around which to search first, in degrees: the coordinates of the caller's request. Default: the device's last known place; `null` if no place of the device is known."

  /// Returns the problems of an answer that has neither of the two lists, or has a token twice.
  func problems(of answer: Answer) -> [Problem] {
    if answer.places == nil, answer.suggestions == nil {
      return [
        Problem(
          pointer: "/places", kind: .missing,
          message: "places is missing: a list of places with name, latitude and longitude, or an empty list; "
            + "a place without coordinates must be listed in suggestions, with a token")
      ]
    }
    var tokens: Set<[UInt8]> = []
    return (answer.suggestions ?? []).enumerated().filter { !tokens.insert(Array($0.element.token.utf8)).inserted }.map
    { index, _ in
      Problem(
        pointer: "/suggestions/\(index)/token", kind: .value,
        message: "token must be unique; an earlier suggestion has the same token")
    }
  }

  /// The host's answer.
  struct Answer: Record {
    let places: [Place]?, suggestions: [PlaceSuggestion]?

    static let recordName = "PlaceSearchAnswer"
    static let doc: StaticString = "The host's answer to host.places.search."

    init<F: Fields<Self>>(_ field: inout F) {
      places = field(
        "places", \.places,
        "The places with their coordinates, the best matches first. Empty if there are no such places.",
        .count(0...1000))
      suggestions = field(
        "suggestions", \.suggestions,
        "The suggestions: places without coordinates, the best matches first. Each has a token for `host.places.resolve`.",
        .count(0...1000))
    }
  }
}
