internal import Shape

/// A place that a widget can show.
struct WidgetPlace: Record {
  let id: UUID, details: PlaceDetails

  static let doc: StaticString = "A place that a widget can show. Its id names it for ever."
}

extension WidgetPlace {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The place's id.")
    details = field.embed(\.details)
  }
}
