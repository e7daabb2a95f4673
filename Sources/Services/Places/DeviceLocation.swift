internal import Ports
internal import Shape
internal import Vocabulary

/// The location of the device, as `location.request` returns it.
struct DeviceLocation: Record {
  let coordinates: Coordinates, accuracy: Metres?, at: Timestamp, name: String?

  static let doc: StaticString = "The location of the device when the host last found it."

  init(_ place: DevicePlace) {
    coordinates = place.coordinates
    accuracy = place.accuracy
    at = place.at
    name = place.name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    accuracy = field(
      "accuracy", \.accuracy,
      "The accuracy of the position in metres. `null` if the host does not report the accuracy.")
    at = field("at", \.at, "The time when the device was at this position.")
    name = field(
      "name", \.name, "The name of the place. `null` if the name is not known yet. `location.geocode` fetches the name."
    )
  }
}
