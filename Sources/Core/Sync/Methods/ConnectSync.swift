internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.connect`: connects the data directory to a container.
struct ConnectSync: AccountMethod {
  let cloud: Line, account: Line?, replace: Flag?

  static let name: StaticString = "sync.connect"
  static let doc: StaticString =
    "Connects the data directory to a container. From then on, even after a restart, the core syncs with this container. Records from before the connection are sent, too. The data directory belongs to the first account with which it is connected."
  static let effect = Effect.session
  static let resultDoc: StaticString =
    "The state of sync. The core has begun its first cycle, which fetches and sends records."
  static let examples = [
    Example(
      "a container in a file", params: #"{"cloud":"/nowhere/cloud.sqlite"}"#,
      varying: #"{"state":"syncing","cloud":"/nowhere/cloud.sqlite","stores":[]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    cloud = field(
      "cloud", \.cloud,
      """
      The container: the path of a file, the address of a server (`postgres://ROLE@HOST/DATABASE`), or `host` for the host's own cloud. \
      A file that does not exist is created. A command (`exec:`) is accepted only on the command line.
      """,
      .length(1...4096))
    account = field(
      "account", \.account,
      "The user reference: a name for the account, which is the same on all devices of the account. Default: the account of the directory, or `me` for a directory without an account.",
      .length(1...255))
    replace = field.optional(
      "replace", \.replace,
      "`true` if the container no longer exists, and a new, empty one is to replace it. The core sends all records of the directory to the new container. Default: `false`."
    )
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.connect(try SyncOptions.named(cloud.text), account: account?.text, replacing: replace?.isSet ?? false)
    return try service.status()
  }
}
