internal import Ports
internal import Shape

/// A value of the app group.
struct SharedValue: Record {
  let name: String, owner: AppGroupKey.Owner, value: AnyJSON?, updatedAt: Timestamp?

  static let doc: StaticString = "A value that the app shares with its widgets."
}

extension SharedValue {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    owner = field("owner", \.owner, "Who writes it.")
    value = field("value", \.value, "The value; null where there is none.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was written; null where there is none, and for the flags of a file.")
  }
}
