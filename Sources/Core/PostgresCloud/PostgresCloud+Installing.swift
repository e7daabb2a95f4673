internal import Cloud
public import RPC

/// Installs a container in a database, or updates it.
extension PostgresCloud {
  /// The oldest version of PostgreSQL that supports everything that the container's functions use.
  private static let oldest = 130_000

  /// Installs or updates the schema, the role `mainspring` and the functions, in one transaction.
  /// - Parameter container: the id of a lost container, which the new empty container takes over. `nil` for a new id.
  public static func install(_ address: ServerAddress, as container: String? = nil) throws(Failure) {
    let connection = try ServerConnection(address)
    let rows = try connection.ask("SELECT current_setting('server_version_num'), current_setting('server_encoding')")
    if rows.number(0, 0) < oldest {
      throw Failure(
        .serviceUnavailable, "The server is PostgreSQL \(rows.number(0, 0) / 10_000); it must be 13 or newer")
    }
    guard rows.text(0, 1) == "UTF8" else {
      throw Failure(.serviceUnavailable, "The database has the encoding \(rows.text(0, 1) ?? ""); it must be UTF8")
    }
    let known = try connection.ask("SELECT to_regprocedure('mainspring.format()') IS NOT NULL")
    if known.text(0, 0) == "t", try connection.ask("SELECT mainspring.format()").number(0, 0) > Schema.format {
      throw Failure(
        .incompatibleVersion,
        "The container in the database has a newer format than this program supports (at most \(Schema.format)). The container was not changed. Install a newer mainspring-postgres"
      )
    }
    // Another program may be installing, or writing a batch, so the statement may wait for it.
    connection.bePatient()
    try connection.run(Schema.install)
    guard let container else { return }
    let taken = try connection.ask(
      """
      UPDATE mainspring.container SET id = CASE WHEN EXISTS (SELECT FROM mainspring.zones) THEN id ELSE $1::uuid END RETURNING id = $1::uuid
      """, [.text(container)])
    guard taken.text(0, 0) == "t" else {
      throw Failure(
        .invalidArguments,
        "The container in the database is not empty, so its id can't be changed. Leave out --container")
    }
  }
}
