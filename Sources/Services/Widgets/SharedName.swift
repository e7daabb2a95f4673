internal import Ports
internal import Shape

/// The name of a value of the app group.
struct SharedName: Record {
  let name: String, owner: AppGroupKey.Owner, updatedAt: Timestamp?

  static let doc: StaticString = "The name of a value in the app group."
}

extension SharedName {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the value.")
    owner = field("owner", \.owner, "The writer of the value: app or core.")
    updatedAt = field(
      "updatedAt", \.updatedAt,
      "The time when the value was written. `null` for flags that come from a file that an option of the core names.")
  }
}
