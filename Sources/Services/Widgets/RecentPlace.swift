internal import Shape

/// A recent place, with the time of its last use.
struct RecentPlace: Record {
  let place: WidgetPlace, usedAt: Timestamp

  static let doc: StaticString = "A recent place, with the time of its last use."
}

extension RecentPlace {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field.embed(\.place)
    usedAt = field("usedAt", \.usedAt, "The time of the last use.")
  }
}
