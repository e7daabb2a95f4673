internal import Ports
internal import Shape
internal import Vocabulary

/// The place that a widget shows.
struct TimelinePlace: Record {
  let id: UUID?, name: String?, coordinates: Coordinates, at: Timestamp?

  static let doc: StaticString = "The place that a widget shows."

  init(_ place: WidgetPlace) {
    id = place.id
    name = place.details.name.text
    coordinates = place.details.coordinates
    at = nil
  }

  init(_ device: DevicePlace) {
    id = nil
    name = device.name
    coordinates = device.coordinates
    at = device.at
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The place's id; null for the device's place.")
    name = field("name", \.name, "What it is called; null as long as that is not known.")
    coordinates = field.embed(\.coordinates)
    at = field("at", \.at, "When the device was there; null for a place of the user's own.")
  }
}
