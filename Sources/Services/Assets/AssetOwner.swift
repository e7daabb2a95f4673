internal import JSON
internal import Shape

/// The record that an asset belongs to.
struct AssetOwner: Record, Equatable, Sendable {
  let type: String, id: UUID

  static let doc: StaticString =
    "The record to which an asset belongs. If the record is deleted, its assets are deleted, too."

  /// Returns the kind of owner in the last state of an asset, or `nil` if the state has none.
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
    type = field("type", \.type, "The kind of the record, as events name it: item, location, company.", .length(1...64))
    id = field("id", \.id, "The id of the record.")
  }
}
