internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.switchAccount`
struct SwitchAccount: AccountMethod {
  let account: Line, cloud: Line?, discard: Flag

  static let name: StaticString = "sync.switchAccount"
  static let doc: StaticString =
    "Goes over to another account: everything of the present one goes from the directory first, its companies, sessions, settings, caches, purchases and files. What syncs is in its cloud, and comes back with it. What was written before the first account came is the first account's."
  static let effect = Effect.session
  static let errors: [ErrorCode] = [.pendingChanges, .storageFault]
  static let resultDoc: StaticString = "The account; its data is being fetched."
  static let examples = [
    Example(
      "the first one", params: #"{"account":"ann","cloud":"/nowhere/cloud.sqlite"}"#,
      varying:
        #"{"status":"couldNotDetermine","account":"01900000-0000-7000-8000-000000000000","reference":"ann","since":null,"unsent":null}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    account = field("account", \.account, "The user reference: the same on all devices of the account.", .length(1...255))
    cloud = field(
      "cloud", \.cloud,
      "Its container: the path of a file, the address of a server, or host; without it the one that there is. Commands are for the command line alone.",
      .length(1...4096))
    discard = field(
      "discard", \.discard, "Whether what was changed here and was not sent yet may be lost; otherwise it is refused.")
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount {
    let named: String? = if let cloud { try SyncOptions.named(cloud.text) } else { nil }
    try service.switchAccount(to: account.text, cloud: named, discard: discard.isSet)
    return try service.account()
  }
}
