internal import Shape

/// A place that was used.
struct RecentPlace: Record {
  let place: WidgetPlace, usedAt: Timestamp

  static let doc: StaticString = "A place that was used."
}

extension RecentPlace {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field.embed(\.place)
    usedAt = field("usedAt", \.usedAt, "The time of the last use.")
  }
}
