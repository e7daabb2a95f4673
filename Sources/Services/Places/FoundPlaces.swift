internal import Shape

/// The result of `places.search`.
struct FoundPlaces: Record {
  let places: [FoundPlace], suggestions: [PlaceSuggestion], source: PlaceSource

  static let doc: StaticString = "The places and suggestions for the text that the user has typed so far."
}

extension FoundPlaces {
  /// Creates the result of a search without a host: cities of the system's table of time zones.
  init(_ cities: [FoundPlace]) { self.init(places: cities, suggestions: [], source: .timeZones) }

  init<F: Fields<Self>>(_ field: inout F) {
    places = field(
      "places", \.places,
      "The places. If the request has coordinates, the nearest places come first. Otherwise the best matches come first."
    )
    suggestions = field(
      "suggestions", \.suggestions,
      "The suggestions of the host, the best matches first. A suggestion has no coordinates: `places.resolve` returns them. Empty without a host."
    )
    source = field(
      "source", \.source,
      "The source of the places. host: the host. timeZones: the system's table of time zones, which lists cities.")
  }
}

/// The source of the places that a search has found.
enum PlaceSource: String, Choice {
  case host, timeZones

  static let spellings = Spellings<PlaceSource>()
}
