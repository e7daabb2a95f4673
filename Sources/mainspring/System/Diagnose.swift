internal import Logging
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `system.diagnostics`
struct Diagnose: AccountMethod {
  let check: Flag

  static let name: StaticString = "system.diagnostics"
  static let doc: StaticString =
    "Answers what helps to find a fault: versions, sizes, the newest lines of the log. It holds nothing that users wrote."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The state of the process and of its stores."
  static let examples = [
    Example(
      "without a look at every page", params: "{}",
      varying: #"""
        {"version":"0.1.0","platform":"linux","sqlite":"3.40.1","data":":memory:","uptime":12,"requests":3,"stores":[\#
        {"name":"device","schema":2,"bytes":16384,"changes":null,"idempotencyKeys":0,\#
        "idempotencyBytes":0,"integrity":null}],"client":null,"heap":1048576,"statements":9,"log":[]}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    check = field("check", \.check, "Whether every page of the stores is checked, which takes a second a million records.")
  }

  func call(on service: System, in context: Context) throws(Failure) -> Diagnostics { service.diagnose(isChecked: check.isSet) }
}

/// The result of `system.diagnostics`.
struct Diagnostics: Record {
  let version: String, platform: String, sqlite: String, data: String, uptime: Int, requests: Int
  let stores: [StoreDiagnostics], client: Client?
  let heap: Int?, statements: Int?, log: [LogEntry]

  static let doc: StaticString = "The state of a process and of its stores."
}

extension Diagnostics {
  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The program's version.")
    platform = field("platform", \.platform, "The system that it runs on: linux, macos.")
    sqlite = field("sqlite", \.sqlite, "The version of SQLite.")
    data = field("data", \.data, "The data directory, or :memory:.")
    uptime = field("uptime", \.uptime, "For how many milliseconds it has run.")
    requests = field(
      "requests", \.requests, "How many requests it has begun to serve, answers of the host and what was served again among them.")
    stores = field("stores", \.stores, "The stores.")
    client = field("client", \.client, "Who said hello; null when nobody did.")
    heap = field(
      "heap", \.heap,
      "The bytes of memory that are allocated, in whole MiB where people sign in to any company; null where the system does not tell.")
    statements = field(
      "statements", \.statements, "The number of SQL statements that are prepared; null where people sign in to any company.")
    log = field("log", \.log, "The newest lines of the log, the newest last.")
  }
}

/// The state of one store.
struct StoreDiagnostics: Record {
  let name: String, schema: Int?, bytes: Int?, changes: Int?, idempotencyKeys: Int?, idempotencyBytes: Int?, integrity: String?

  static let doc: StaticString = "The state of one store."
}

extension StoreDiagnostics {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The store: device, private, shared.")
    schema = field("schema", \.schema, "The number of its newest migration; null when it can't be read.")
    bytes = field(
      "bytes", \.bytes, "The size of its content, in whole MiB where people sign in to any company; null when it can't be read.")
    changes = field(
      "changes", \.changes,
      "The position of its newest change; null where none are kept, where people sign in to any company, or when it can't be read.")
    idempotencyKeys = field(
      "idempotencyKeys", \.idempotencyKeys,
      "The number of idempotency keys whose results it keeps; null where people sign in to any company, or when it can't be read.")
    idempotencyBytes = field(
      "idempotencyBytes", \.idempotencyBytes,
      "How many bytes they take, about. Beyond the limit of --keep-keys the oldest are removed, but none within an hour. null as above.")
    integrity = field(
      "integrity", \.integrity,
      "ok; or what is wrong with the file or with sums that are kept in it, or whose keys older programs told apart; null when it was not checked."
    )
  }
}
