internal import Shape

/// A user of a company with rights and username: an element of `access.list`.
struct ListedAccess: Record {
  let access: AccessRecord, username: String?

  static let doc: StaticString = "A user of a company, with the user's rights and username."
}

extension ListedAccess {
  init<F: Fields<Self>>(_ field: inout F) {
    access = field("access", \.access, "The user's access record.")
    username = field(
      "username", \.username,
      "The username that the user signs in with. `null` if the user has none, or if the caller may not reset the user's password."
    )
  }
}
