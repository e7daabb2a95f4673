internal import JSON
internal import Shape

/// The record that an asset belongs to.
struct AssetOwner: Record, Equatable, Sendable {
  let type: String, id: UUID

  static let doc: StaticString =
    "The record to which an asset belongs. If the record is deleted, its assets are deleted, too."

  /// Returns the kind of the owner from the JSON of an asset's last state, or `nil` if the JSON has no owner.
  static func type(inState state: String) -> String? {
    var state = state
    return state.withUTF8 { text in
      JSONSource.decode(text) { source in
        let owner = source.value.members.first { $0.name.string == "owner" }
        return owner?.value.members.first { $0.name.string == "type" }?.value.string
      } ?? nil
    }
  }
}

extension AssetOwner {
  init<F: Fields<Self>>(_ field: inout F) {
    type = field(
      "type", \.type,
      "The kind of the record, such as `item`, `location` or `company`. Events have the same text in `type`.",
      .length(1...64))
    id = field("id", \.id, "The id of the record.")
  }
}
