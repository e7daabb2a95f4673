internal import Shape

/// A place that a widget can show.
struct WidgetPlace: Record {
  let id: UUID, details: PlaceDetails

  static let doc: StaticString =
    "A place that a widget can show. Its id always names this place, and never another one."
}

extension WidgetPlace {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the place.")
    details = field.embed(\.details)
  }
}
