/// What a change token is of: the database of an account, or one of its zones.
public struct TokenScope: Equatable, Sendable {
  let container: String
  let account: String
  let database: DatabaseScope
  /// nil for the database itself.
  let zone: ZoneName?

  public init(container: String, account: String, _ database: DatabaseScope, _ zone: ZoneName? = nil) {
    self.container = container
    self.account = account
    self.database = database
    self.zone = zone
  }

  /// What kind of token it has, as the first letter of the token's text.
  var mark: String { zone == nil ? "d" : "z" }

  /// Names the scope, and no other: each part is behind its length.
  var text: String {
    [container, account, database.rawValue, zone?.name ?? "", zone?.owner ?? "", mark].map { "\($0.utf8.count):\($0)" }
      .joined()
  }
}
