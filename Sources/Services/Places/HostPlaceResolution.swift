internal import RPC
internal import Shape
internal import Vocabulary

/// The request `host.places.resolve`, with which the core asks the host for the coordinates of a suggested place.
struct HostPlaceResolution: HostRequest {
  let token: String

  static let name: StaticString = "host.places.resolve"
  static let doc: StaticString = "Asks the host for the coordinates of a place that the host has suggested."
  static let answerDoc: StaticString = "The place, with its coordinates."
  static let isShared = true

  /// The host's answer.
  struct Answer: Record {
    let place: Place

    static let recordName = "PlaceResolveAnswer"
    static let doc: StaticString = "The host's answer to host.places.resolve."

    init<F: Fields<Self>>(_ field: inout F) { place = field.embed(\.place) }
  }
}

extension HostPlaceResolution {
  init<F: Fields<Self>>(_ field: inout F) {
    token = field(
      "token", \.token, "The token of the suggestion, from the host's answer to host.places.search.",
      PlaceSuggestion.tokenLimit)
  }
}
