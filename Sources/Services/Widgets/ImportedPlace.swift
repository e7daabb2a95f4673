internal import Shape

/// A place that was used elsewhere.
struct ImportedPlace: Record {
  let id: UUID?, details: PlaceDetails, usedAt: Timestamp?

  static let doc: StaticString = "A place that was used on another device."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field(
      "id", \.id, "The id of the place there, which then is valid here, too. An id that already names a place here stays with that place.")
    details = field.embed(\.details)
    usedAt = field("usedAt", \.usedAt, "The time of its use there, as in widgets.recents.list. Here it counts as used now.")
  }
}
