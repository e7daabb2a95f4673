internal import Storage

/// The schema of the users, in the account's own store.
enum AccountsTables {
  static let users = ServiceSchema(steps: [.init("users.users", in: .private, usersSQL)])

  private static let usersTable = RecordTable(User.self, "users", extras: ["appleUser": "UNIQUE"])

  private static let usersSQL = """
    \(usersTable.sql)
    """
}
