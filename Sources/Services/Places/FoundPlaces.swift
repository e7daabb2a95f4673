internal import Shape

/// The result of `places.search`.
struct FoundPlaces: Record {
  let places: [FoundPlace], suggestions: [PlaceSuggestion], source: PlaceSource

  static let doc: StaticString = "Places and suggestions for a text that is being typed."
}

extension FoundPlaces {
  /// Creates the result for cities of the system's table of time zones.
  init(_ cities: [FoundPlace]) { self.init(places: cities, suggestions: [], source: .timeZones) }

  init<F: Fields<Self>>(_ field: inout F) {
    places = field(
      "places", \.places,
      "The places. The nearest come first if the request has coordinates. Otherwise the best matches come first.")
    suggestions = field(
      "suggestions", \.suggestions,
      "The suggestions of the host, the best matches first. They have no coordinates yet: `places.resolve` returns the coordinates. Empty without a host."
    )
    source = field(
      "source", \.source,
      "The source of the places. host: the host. timeZones: the system's table of time zones, which lists cities.")
  }
}

/// The source of places.
enum PlaceSource: String, Choice {
  case host, timeZones

  static let spellings = Spellings<PlaceSource>()
}
