internal import Ports
internal import Shape

/// A value of the app group.
struct SharedValue: Record {
  let name: String, owner: AppGroupKey.Owner, value: AnyJSON?, updatedAt: Timestamp?

  static let doc: StaticString = "A value that the app shares with its widgets."
}

extension SharedValue {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the value.")
    owner = field("owner", \.owner, "The writer of the value: app or core.")
    value = field("value", \.value, "The value, as JSON. `null` if the value does not exist.")
    updatedAt = field(
      "updatedAt", \.updatedAt,
      "The time when the value was written. `null` if the value does not exist, and for flags that come from a file that an option of the core names."
    )
  }
}
