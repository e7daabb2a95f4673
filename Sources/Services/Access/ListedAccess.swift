internal import Shape

/// An element of `access.list`.
struct ListedAccess: Record {
  let access: AccessRecord, username: String?

  static let doc: StaticString = "A user of a company, with rights and username."
}

extension ListedAccess {
  init<F: Fields<Self>>(_ field: inout F) {
    access = field("access", \.access, "The user's access record.")
    username = field(
      "username", \.username,
      "The username that the user signs in with; `null` if the user has none, and for users whose password the caller may not reset."
    )
  }
}
