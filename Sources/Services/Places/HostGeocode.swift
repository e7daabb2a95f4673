internal import RPC
internal import Shape
internal import Vocabulary

/// The request `host.geocode.reverse`, with which the core asks the host for the name of a place.
struct HostGeocode: HostRequest {
  /// The coordinates, rounded to `Geocodes.places` decimals.
  let coordinates: Coordinates

  static let name: StaticString = "host.geocode.reverse"
  static let doc: StaticString =
    "Asks the host for the name of the place at the given coordinates. The core asks once for each place, and stores the name."
  static let answerDoc: StaticString = "The name of the place, with its locality, region, country and time zone."
  static let isShared = true

  /// The host's answer.
  struct Answer: Record {
    let name: Line, locality: Line?, region: Line?, country: CountryCode?, timeZone: TimeZoneName?

    static let recordName = "GeocodeAnswer"
    static let doc: StaticString = "The host's answer to host.geocode.reverse."

    init<F: Fields<Self>>(_ field: inout F) {
      name = field("name", \.name, "The name of the place.", .length(1...200))
      locality = field("locality", \.locality, "The city, town or village.", .length(1...200))
      region = field("region", \.region, "The state or province.", .length(1...200))
      country = field("country", \.country, CountryCode.fieldDoc)
      timeZone = field("timeZone", \.timeZone, TimeZoneName.fieldDoc)
    }
  }
}

extension HostGeocode {
  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = Coordinates(
      latitude: field(
        "latitude", \.coordinates.latitude,
        "The latitude in degrees, positive north of the equator, rounded to four decimals."),
      longitude: field(
        "longitude", \.coordinates.longitude,
        "The longitude in degrees, positive east of Greenwich, rounded to four decimals."))
  }
}
