internal import Shape
internal import Storage

/// A place that was used.
struct RecentPlace: Record {
  let place: WidgetPlace, usedAt: Timestamp

  static let doc: StaticString = "A place that was used."

  init(place: WidgetPlace, usedAt: Timestamp) {
    self.place = place
    self.usedAt = usedAt
  }

  init<F: Fields<Self>>(_ field: inout F) {
    place = field.embed(\.place)
    usedAt = field("usedAt", \.usedAt, "When it was used last.")
  }
}
