internal import Ports
internal import Shape

/// The name of a value of the app group.
struct SharedName: Record {
  let name: String, owner: AppGroupKey.Owner, updatedAt: Timestamp?

  static let doc: StaticString = "A value that there is in the app group."
}

extension SharedName {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    owner = field("owner", \.owner, "Who writes it.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was written; null for the flags of a file.")
  }
}
