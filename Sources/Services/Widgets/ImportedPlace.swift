internal import Shape

/// A place that was used elsewhere.
struct ImportedPlace: Record {
  let id: UUID?, details: PlaceDetails, usedAt: Timestamp?

  static let doc: StaticString = "A place that was used elsewhere."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "What stands for it there, and then here, too; one that stands for a place here already keeps doing so.")
    details = field.embed(\.details)
    usedAt = field("usedAt", \.usedAt, "When it was used there, as widgets.recents.list says it; here it counts as used now.")
  }
}
