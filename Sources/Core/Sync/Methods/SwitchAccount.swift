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
    "Switches the directory to another account. First all data of the present account is removed: companies, sessions, settings, caches, purchases and files. Synced records stay in that account's cloud and return with it. Records written before the first account belong to the first account."
  static let effect = Effect.session
  static let errors: [ErrorCode] = [.pendingChanges, .storageFault]
  static let resultDoc: StaticString = "The account. Its data is being fetched."
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
      "The account's container: the path of a file, the address of a server, or host. The present container if left out. Only the command line accepts commands.",
      .length(1...4096))
    discard = field(
      "discard", \.discard, "true if changes that were not sent yet may be lost. Otherwise the request is refused while there are any.")
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount {
    let named: String? = if let cloud { try SyncOptions.named(cloud.text) } else { nil }
    try service.switchAccount(to: account.text, cloud: named, discard: discard.isSet)
    return try service.account()
  }
}
