public import Shape

/// Versions and counts that help the makers of an app to understand a user's feedback. They contain no text of users,
/// and no secret.
public struct AppDiagnostics: Record {
  public let version: String, platform: String, sqlite: String, buildEnvironment: BuildEnvironment, client: String?
  public let stores: [StoreVersion], warnings: Int, errors: Int

  public static let doc: StaticString =
    "Facts that help to understand feedback: versions and counts. They contain no text of users."

  /// - Parameter client: the name and the version of the program that uses the core.
  public init(
    version: String, platform: String, sqlite: String, buildEnvironment: BuildEnvironment, client: String?,
    stores: [StoreVersion],
    warnings: Int, errors: Int
  ) {
    (self.version, self.platform, self.sqlite, self.buildEnvironment) = (version, platform, sqlite, buildEnvironment)
    (self.client, self.stores, self.warnings, self.errors) = (client, stores, warnings, errors)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The core's version.")
    platform = field("platform", \.platform, "The operating system: `linux` or `macos`.")
    sqlite = field("sqlite", \.sqlite, "The version of SQLite.")
    buildEnvironment = field(
      "buildEnvironment", \.buildEnvironment,
      "The environment for which the app was built: development, staging or production.")
    client = field(
      "client", \.client,
      "The program that uses the core, as named in `system.hello`. `null` if the program has not sent that request.")
    stores = field("stores", \.stores, "The stores of the data directory.")
    warnings = field("warnings", \.warnings, "The number of warnings among the newest lines of the log.")
    errors = field("errors", \.errors, "The number of errors among the newest lines of the log.")
  }
}

/// The version of a store.
public struct StoreVersion: Record {
  public let name: String, schema: Int?

  public static let doc: StaticString = "The version of a store."

  public init(name: String, schema: Int?) { (self.name, self.schema) = (name, schema) }

  public init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the store: `device`, `private` or `shared`.")
    schema = field("schema", \.schema, "The number of the store's newest migration. `null` if it cannot be read.")
  }
}
