internal import Shape

/// A line of `access.list`.
struct ListedAccess: Record {
  let access: AccessRecord, username: String?

  static let doc: StaticString = "Somebody in a company."
}

extension ListedAccess {
  init<F: Fields<Self>>(_ field: inout F) {
    access = field("access", \.access, "What they may do.")
    username = field(
      "username", \.username,
      "The name that they sign in with; null for who has none, and of people whose passwords are not the caller's to reset.")
  }
}
