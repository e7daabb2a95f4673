internal import RPC
internal import Shape
internal import Vocabulary

/// `host.places.search`: places by what they are called.
struct HostPlaceSearch: HostRequest {
  let text: Line, latitude: Latitude?, longitude: Longitude?, limit: Int

  static let name: StaticString = "host.places.search"
  static let doc: StaticString = "Asks the host for places whose names begin like a text that is being typed."
  static let answerDoc: StaticString = "The places, best ones first."
  static let isShared = true

  init(text: Line, near coordinates: Coordinates?, limit: Int) {
    self.text = text
    latitude = coordinates?.latitude
    longitude = coordinates?.longitude
    self.limit = limit
  }

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What has been typed so far.", .length(1...100))
    latitude = field("latitude", \.latitude, "Where places are looked for first; null for nowhere in particular.")
    longitude = field("longitude", \.longitude, "Where places are looked for first; null for nowhere in particular.")
    limit = field("limit", \.limit, "How many places are wanted at most; further ones are dropped.", .range(1...SearchPlaces.most))
  }

  /// A host that answers something else, such as suggestions without coordinates, is told so.
  func problems(of answer: Answer) -> [Problem] {
    if answer.places != nil { return [] }
    return [
      Problem(
        pointer: "/places", kind: .missing,
        message: "places is missing: a list of places with name, latitude and longitude, which is empty for no place")
    ]
  }

  /// What the host answers.
  struct Answer: Record {
    let places: [Place]?

    static let recordName = "PlaceSearchAnswer"
    static let doc: StaticString = "The host's answer to host.places.search."

    init<F: Fields<Self>>(_ field: inout F) {
      places = field(
        "places", \.places, "The places, best ones first, each with its coordinates; an empty list for no place.", .count(0...1000))
    }
  }
}
