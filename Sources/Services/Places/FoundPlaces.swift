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
    places = field("places", \.places, "The places: the nearest first if the request has coordinates, else the best matches first.")
    suggestions = field(
      "suggestions", \.suggestions,
      "The suggestions of the host, the best matches first, which places.resolve turns into places; empty without a host.")
    source = field("source", \.source, "host: the places are from the host. timeZones: they are from the system's table of time zones.")
  }
}

/// The source of places.
enum PlaceSource: String, Choice {
  case host, timeZones

  static let spellings = Spellings<PlaceSource>()
}
