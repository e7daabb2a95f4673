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
    "Syncs with a container from now on, also after a restart. What was written before goes there, too. The first account that a directory meets is the one it belongs to."
  static let effect = Effect.session
  static let resultDoc: StaticString = "How it stands; the first cycle has begun."
  static let examples = [
    Example(
      "a container in a file", params: #"{"cloud":"/nowhere/cloud.sqlite"}"#,
      varying: #"{"state":"syncing","cloud":"/nowhere/cloud.sqlite","stores":[]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    cloud = field(
      "cloud", \.cloud,
      """
      The container: the path of a file, which is made if it is not there, or the address of a server (postgres://ROLE@HOST/DATABASE), \
      or host for the host's own, which the host is asked for. Commands are for the command line alone.
      """,
      .length(1...4096))
    account = field(
      "account", \.account, "The user reference: the same on all devices of the account; without it the directory's, or me.",
      .length(1...255))
    replace = field.optional(
      "replace", \.replace,
      "Whether an empty container takes the place of the one that the directory was connected to, which is gone: all that is here is sent to it."
    )
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.connect(try SyncOptions.named(cloud.text), account: account?.text, replacing: replace?.isSet ?? false)
    return try service.status()
  }
}
