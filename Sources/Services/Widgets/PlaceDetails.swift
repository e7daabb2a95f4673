internal import Shape
internal import Vocabulary

/// What is known of a place.
struct PlaceDetails: Record {
  let name: PlaceName, coordinates: Coordinates, region: Line?, country: CountryCode?, timeZone: TimeZoneName?

  static let doc: StaticString = "What is known of a place."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What the place is called.", .length(1...200))
    coordinates = field.embed(\.coordinates)
    region = field("region", \.region, "The state or province.", .length(1...200))
    country = field("country", \.country, "ISO 3166-1, two capitals: DE.")
    timeZone = field("timeZone", \.timeZone, "Its time zone.")
  }

  /// In metres: two places of one name that are no further apart are the same.
  static let reach = 100.0

  func isSame(as other: PlaceDetails) -> Bool {
    name.text.utf8.elementsEqual(other.name.text.utf8) && coordinates.distance(to: other.coordinates) <= PlaceDetails.reach
  }
}
