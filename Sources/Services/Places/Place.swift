internal import Shape
internal import Vocabulary

/// A place with its name and coordinates.
struct Place: Record {
  let name: Line, region: Line?, country: CountryCode?, coordinates: Coordinates, timeZone: TimeZoneName?

  static let recordName = "PlaceSearchAnswerPlace"
  static let doc: StaticString = "A place of the host's answer to host.places.search."
}

extension Place {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the place.", .length(1...200))
    region = field("region", \.region, "The state or province.", .length(1...200))
    country = field("country", \.country, CountryCode.fieldDoc)
    coordinates = field.embed(\.coordinates)
    timeZone = field("timeZone", \.timeZone, TimeZoneName.fieldDoc)
  }
}
