internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.switchAccount`: switches the data directory to another account.
struct SwitchAccount: AccountMethod {
  let account: Line, cloud: Line?, discard: Flag

  static let name: StaticString = "sync.switchAccount"
  static let doc: StaticString =
    "Switches the data directory to another account. First, the core removes all data of the present account from this device: companies, sessions, settings, caches, purchases and files. Synced records remain in that account's container, and return after a switch back. Records that were written before the first connection belong to the first account."
  static let effect = Effect.session
  static let errors: [ErrorCode] = [.pendingChanges, .storageFault]
  static let resultDoc: StaticString = "The new account. The core has begun to fetch the account's data."
  static let examples = [
    Example(
      "to the first account", params: #"{"account":"ann","cloud":"/nowhere/cloud.sqlite"}"#,
      varying:
        #"{"status":"couldNotDetermine","account":"01900000-0000-7000-8000-000000000000","reference":"ann","since":null,"unsent":null}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    account = field(
      "account", \.account, "The user reference: a name for the account, the same on all devices of the account.",
      .length(1...255))
    cloud = field(
      "cloud", \.cloud,
      "The container of the new account: the path of a file, the address of a server, or `host` for the host's own cloud. Default: the present container. A command (`exec:`) is accepted only on the command line.",
      .length(1...4096))
    discard = field(
      "discard", \.discard,
      "`true` if unsent changes may be lost. If it is left out, the request fails with `pendingChanges` if there are unsent changes."
    )
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount {
    let named: String? = if let cloud { try SyncOptions.named(cloud.text) } else { nil }
    try service.switchAccount(to: account.text, cloud: named, discard: discard.isSet)
    return try service.account()
  }
}
