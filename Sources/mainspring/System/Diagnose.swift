internal import Logging
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `system.diagnostics`: returns facts that help to find the cause of an error: versions, sizes and the
/// newest lines of the log.
struct Diagnose: AccountMethod {
  let check: Flag

  static let name: StaticString = "system.diagnostics"
  static let doc: StaticString =
    "Returns facts for finding a fault: versions, sizes and the newest lines of the log. The facts contain no text of users."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The state of the process and of its stores."
  static let examples = [
    Example(
      "without a check of the stores", params: "{}",
      varying: #"""
        {"version":"0.1.0","platform":"linux","sqlite":"3.40.1","data":":memory:","uptime":12,"requests":3,"stores":[\#
        {"name":"device","schema":2,"bytes":16384,"changes":null,"idempotencyKeys":0,\#
        "idempotencyBytes":0,"integrity":null}],"client":null,"heap":1048576,"statements":9,"log":[]}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    check = field(
      "check", \.check,
      "`true` to check every page of the stores. The check takes about one second per million records. If it is left out, `integrity` is `null`."
    )
  }

  func call(on service: System, in context: Context) throws(Failure) -> Diagnostics {
    service.diagnose(isChecked: check.isSet)
  }
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
    platform = field("platform", \.platform, "The operating system: `linux` or `macos`.")
    sqlite = field("sqlite", \.sqlite, "The version of SQLite.")
    data = field("data", \.data, "The path of the data directory. `:memory:` if the core keeps its data in memory.")
    uptime = field("uptime", \.uptime, "The milliseconds since the process started.")
    requests = field(
      "requests", \.requests,
      "The number of requests that the process has begun to serve. Answers of the host, and requests that were run again, are included."
    )
    stores = field("stores", \.stores, "The stores of the data directory.")
    client = field(
      "client", \.client, "The client, as named in `system.hello`. `null` if the client has not sent that request.")
    heap = field(
      "heap", \.heap,
      "The allocated memory, in bytes. If users sign in to any company, it is rounded to whole MiB. `null` if the system does not report it."
    )
    statements = field(
      "statements", \.statements, "The number of prepared SQL statements. `null` if users sign in to any company.")
    log = field("log", \.log, "The newest lines of the log, oldest first.")
  }
}

/// The state of one store.
struct StoreDiagnostics: Record {
  let name: String, schema: Int?, bytes: Int?, changes: Int?, idempotencyKeys: Int?, idempotencyBytes: Int?,
    integrity: String?

  static let doc: StaticString = "The state of one store."
}

extension StoreDiagnostics {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the store: `device`, `private` or `shared`.")
    schema = field("schema", \.schema, "The number of the store's newest migration. `null` if it cannot be read.")
    bytes = field(
      "bytes", \.bytes,
      "The size of the store's content, in bytes. If users sign in to any company, it is rounded to whole MiB. `null` if it cannot be read."
    )
    changes = field(
      "changes", \.changes,
      "The position of the newest change. `null` if the store has no changes, if users sign in to any company, or if it cannot be read."
    )
    idempotencyKeys = field(
      "idempotencyKeys", \.idempotencyKeys,
      "The number of idempotency keys with stored results. `null` if users sign in to any company, or if it cannot be read."
    )
    idempotencyBytes = field(
      "idempotencyBytes", \.idempotencyBytes,
      "The approximate size of the results that `idempotencyKeys` counts, in bytes. Beyond the limit of `--keep-keys`, the oldest results are removed, but not in their first hour. `null` in the same cases as `idempotencyKeys`."
    )
    integrity = field(
      "integrity", \.integrity,
      "`ok`, or a description of a fault: in the file, in stored sums, or in keys that older programs took for different keys. `null` if the store was not checked."
    )
  }
}
