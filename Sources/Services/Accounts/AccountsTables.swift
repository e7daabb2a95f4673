internal import Storage

/// The schema of the users, in the account's own store. A released step is never edited: a change is a new step at the
/// end.
enum AccountsTables {
  static let users = ServiceSchema(steps: [.init("users.users", in: .private, usersSQL)])

  private static let usersTable = RecordTable(User.self, "users", extras: ["appleUser": "UNIQUE"])

  private static let usersSQL = """
    \(usersTable.sql)
    """
}
