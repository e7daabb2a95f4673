internal import Shape

/// A line of `access.list`.
struct ListedAccess: Record {
  let access: AccessRecord, username: String?

  static let doc: StaticString = "Somebody in a company."

  init(access: AccessRecord, username: String?) {
    self.access = access
    self.username = username
  }

  init<F: Fields<Self>>(_ field: inout F) {
    access = field("access", \.access, "What they may do.")
    username = field("username", \.username, "The name that they sign in with; null for who has none.")
  }
}
