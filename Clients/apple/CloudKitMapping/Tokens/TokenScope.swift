/// The scope of a change token: the database of an account, or a zone in it.
public struct TokenScope: Equatable, Sendable {
  let container: String
  let account: String
  let database: DatabaseScope
  /// The zone, or nil for the database itself.
  let zone: ZoneName?

  public init(container: String, account: String, _ database: DatabaseScope, _ zone: ZoneName? = nil) {
    self.container = container
    self.account = account
    self.database = database
    self.zone = zone
  }

  /// The first letter of the token's text: `d` for a database, or `z` for a zone.
  var mark: String { zone == nil ? "d" : "z" }

  /// A text that differs for all scopes. Each part is preceded by its length.
  var text: String {
    [container, account, database.rawValue, zone?.name ?? "", zone?.owner ?? "", mark].map { "\($0.utf8.count):\($0)" }
      .joined()
  }
}
