internal import Shape

/// The result of `places.search`.
struct FoundPlaces: Record {
  let places: [FoundPlace], source: PlaceSource

  static let doc: StaticString = "Places that were found."
}

extension FoundPlaces {
  init<F: Fields<Self>>(_ field: inout F) {
    places = field("places", \.places, "The places: nearest ones first where the request says where, else best ones first.")
    source = field("source", \.source, "Who knew them: the host, or the system's table of time zones.")
  }
}

/// Where places come from.
enum PlaceSource: String, Choice {
  case host, timeZones

  static let spellings = Spellings<PlaceSource>()
}
