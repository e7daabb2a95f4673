internal import Ports
internal import Shape
internal import Vocabulary

/// What `location.request` answers.
struct DeviceLocation: Record {
  let coordinates: Coordinates, accuracy: Metres?, at: Timestamp, name: String?

  static let doc: StaticString = "Where the device is."

  init(_ place: DevicePlace) {
    coordinates = place.coordinates
    accuracy = place.accuracy
    at = place.at
    name = place.name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    accuracy = field("accuracy", \.accuracy, "How many metres the device may be from there; null when the host does not say.")
    at = field("at", \.at, "When the device was there.")
    name = field("name", \.name, "What the place is called; null as long as location.geocode has not found out.")
  }
}
