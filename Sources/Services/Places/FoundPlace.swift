internal import Shape

/// A place that was found.
struct FoundPlace: Record {
  let place: Place, distance: Int?

  static let doc: StaticString = "A place that was found."
}

extension FoundPlace {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field.embed(\.place)
    distance = field("distance", \.distance, "How many metres it is away; null when the request does not say from where.")
  }
}
