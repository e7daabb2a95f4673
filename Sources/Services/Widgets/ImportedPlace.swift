internal import Shape

/// A recent place of another device, which is to be imported.
struct ImportedPlace: Record {
  let id: UUID?, details: PlaceDetails, usedAt: Timestamp?

  static let doc: StaticString = "A place that was used on another device."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field(
      "id", \.id,
      "The id of the place on the other device. The id becomes valid on this device, too, unless it already names another place here."
    )
    details = field.embed(\.details)
    usedAt = field(
      "usedAt", \.usedAt,
      "The time of the place's last use on the other device, as in `widgets.recents.list`. On this device, the import counts as a use now."
    )
  }
}
