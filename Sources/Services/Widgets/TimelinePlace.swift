internal import Ports
internal import Shape
internal import Vocabulary

/// The place that a widget shows.
struct TimelinePlace: Record {
  let id: UUID?, name: String?, coordinates: Coordinates, timeZone: TimeZoneName?, at: Timestamp?

  static let doc: StaticString = "The place that a widget shows."

  init(_ place: WidgetPlace) {
    id = place.id
    name = place.details.name.text
    coordinates = place.details.coordinates
    timeZone = place.details.timeZone
    at = nil
  }

  init(_ device: DevicePlace) {
    id = nil
    name = device.name
    coordinates = device.coordinates
    timeZone = nil
    at = device.at
  }

  private init(_ place: TimelinePlace, called name: String) {
    id = place.id
    self.name = name
    coordinates = place.coordinates
    timeZone = place.timeZone
    at = place.at
  }

  /// Returns this place with a name.
  func called(_ name: String) -> TimelinePlace { TimelinePlace(self, called: name) }

  private init(_ place: TimelinePlace, completedBy forecast: Forecast) {
    id = place.id
    name = place.name ?? forecast.name
    coordinates = place.coordinates
    timeZone = place.timeZone ?? forecast.timeZone
    at = place.at
  }

  /// Returns this place with the name and the time zone from the forecast, if the place lacks them.
  func completed(by forecast: Forecast?) -> TimelinePlace {
    forecast.map { TimelinePlace(self, completedBy: $0) } ?? self
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the place. `null` for the device's place.")
    name = field("name", \.name, "The name of the place. `null` if the name is not known yet.")
    coordinates = field.embed(\.coordinates)
    timeZone = field("timeZone", \.timeZone, TimeZoneName.fieldDoc)
    at = field("at", \.at, "The time when the device was at this place. `null` for a place that the user chose.")
  }
}
