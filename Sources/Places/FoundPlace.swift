internal import Kernel
internal import Shape

/// What `places.search` answers.
struct FoundPlaces: Record {
  let places: [FoundPlace], source: PlaceSource

  static let doc: StaticString = "Places that were found."

  init(places: [FoundPlace], source: PlaceSource) {
    self.places = places
    self.source = source
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    places = field("places", \.places, "The places: nearest ones first where the request says where, else best ones first.")
    source = field("source", \.source, "Who knew them: the host, or the system's table of time zones.")
  }
}

/// Where places come from.
enum PlaceSource: String, Choice {
  case host, timeZones

  static let spellings = Spellings<PlaceSource>()
}

/// A place that was found.
struct FoundPlace: Record {
  let name: String, region: String?, country: CountryCode?, coordinates: Coordinates, timeZone: TimeZoneName?, distance: Int?

  static let doc: StaticString = "A place that was found."

  init(_ place: HostPlaceSearch.Place, from here: Coordinates?) {
    name = place.name
    region = place.region
    country = place.country
    coordinates = place.coordinates
    timeZone = place.timeZone
    distance = here.map { Int($0.distance(to: place.coordinates).rounded()) }
  }

  init(_ city: ZoneCity, distance: Int?) {
    name = city.name
    region = city.region
    country = city.country
    coordinates = city.coordinates
    timeZone = city.timeZone
    self.distance = distance
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    name = field("name", \.name, "What the place is called.")
    region = field("region", \.region, "What it belongs to: a state or province.")
    country = field("country", \.country, "The country's code (ISO 3166-1 alpha-2).")
    coordinates = field.embed(\.coordinates)
    timeZone = field("timeZone", \.timeZone, "The name of the time zone in the IANA database.")
    distance = field("distance", \.distance, "How many metres it is away; null when the request does not say from where.")
  }
}
