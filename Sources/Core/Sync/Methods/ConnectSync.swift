internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.connect`
struct ConnectSync: AccountMethod {
  let cloud: Line, account: Line?, replace: Flag?

  static let name: StaticString = "sync.connect"
  static let doc: StaticString =
    "Connects the data directory to a container. Sync runs from now on, also after a restart, and sends records that were written before, too. A directory belongs to the first account that it is connected to."
  static let effect = Effect.session
  static let resultDoc: StaticString = "The state of sync. The first cycle has begun."
  static let examples = [
    Example(
      "a container in a file", params: #"{"cloud":"/nowhere/cloud.sqlite"}"#,
      varying: #"{"state":"syncing","cloud":"/nowhere/cloud.sqlite","stores":[]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    cloud = field(
      "cloud", \.cloud,
      """
      The container: the path of a file, which is created if it does not exist; the address of a server (postgres://ROLE@HOST/DATABASE); \
      or host for the host's own cloud. Only the command line accepts commands.
      """,
      .length(1...4096))
    account = field(
      "account", \.account, "The user reference, the same on all devices of the account. If left out, the directory's account, or else me.",
      .length(1...255))
    replace = field.optional(
      "replace", \.replace,
      "true to connect to an empty container in place of the one before, which is gone. All records of the directory are sent to it."
    )
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.connect(try SyncOptions.named(cloud.text), account: account?.text, replacing: replace?.isSet ?? false)
    return try service.status()
  }
}
