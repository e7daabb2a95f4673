internal import Shape

/// The result of `places.search`.
struct FoundPlaces: Record {
  let places: [FoundPlace], suggestions: [PlaceSuggestion], source: PlaceSource

  static let doc: StaticString = "Places that were found."
}

extension FoundPlaces {
  /// The cities of the system's table of time zones.
  init(_ cities: [FoundPlace]) { self.init(places: cities, suggestions: [], source: .timeZones) }

  init<F: Fields<Self>>(_ field: inout F) {
    places = field("places", \.places, "The places: nearest ones first where the request says where, else best ones first.")
    suggestions = field(
      "suggestions", \.suggestions, "What the host suggests and places.resolve turns into a place, best ones first; empty without a host.")
    source = field("source", \.source, "Who knew them: the host, or the system's table of time zones.")
  }
}

/// Where places come from.
enum PlaceSource: String, Choice {
  case host, timeZones

  static let spellings = Spellings<PlaceSource>()
}
