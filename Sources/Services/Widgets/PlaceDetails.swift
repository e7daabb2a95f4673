internal import Shape
internal import Vocabulary

/// The name and coordinates of a place, with further details if they are known.
struct PlaceDetails: Record {
  let name: PlaceName, coordinates: Coordinates, region: Line?, country: CountryCode?, timeZone: TimeZoneName?

  static let doc: StaticString = "The name and coordinates of a place, with further details if they are known."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the place.", .length(1...200))
    coordinates = field.embed(\.coordinates)
    region = field("region", \.region, "The state or province.", .length(1...200))
    country = field("country", \.country, "The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE.")
    timeZone = field(
      "timeZone", \.timeZone, "The name of the place's time zone in the IANA database, such as `Europe/Berlin`.")
  }

  private init(_ details: PlaceDetails, completedBy other: PlaceDetails) {
    name = details.name
    coordinates = details.coordinates
    region = details.region ?? other.region
    country = details.country ?? other.country
    timeZone = details.timeZone ?? other.timeZone
  }

  /// Returns these details with those that only the other place has, or `nil` if the other place adds none. Known
  /// details do not change.
  func completed(by other: PlaceDetails) -> PlaceDetails? {
    let isMore =
      region == nil && other.region != nil || country == nil && other.country != nil
      || timeZone == nil && other.timeZone != nil
    return isMore ? PlaceDetails(self, completedBy: other) : nil
  }

  /// The largest distance, in metres, between two places with the same name that count as one place.
  static let reach = 100.0

  /// Returns a Boolean value that indicates whether the details belong to the same place. The names are compared
  /// without case, accents and outer spaces.
  func isSame(as other: PlaceDetails) -> Bool {
    name.text.foldedName.utf8.elementsEqual(other.name.text.foldedName.utf8)
      && coordinates.distance(to: other.coordinates) <= PlaceDetails.reach
  }
}
