internal import Shape

/// A place that a search has found, with its distance.
struct FoundPlace: Record {
  let place: Place, distance: Int?

  static let doc: StaticString = "A place that was found, with its distance."
}

extension FoundPlace {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field.embed(\.place)
    distance = field(
      "distance", \.distance,
      "The distance in metres from the coordinates of the request. If the request has no coordinates, the distance from the device's last known place; `null` if no place of the device is known."
    )
  }
}
