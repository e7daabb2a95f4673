internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.accountChanged`
struct NoteAccountChange: AccountMethod {
  let status: CloudAccount.Status, account: Line?

  static let name: StaticString = "sync.accountChanged"
  static let doc: StaticString =
    """
    The host, whose cloud it is, passes on that somebody has signed in to it, or out. Without an account everything goes on here, and waits. Another \
    account is gone over to, as sync.switchAccount does, and what was not sent of the former one's is lost: nobody asks, as it has happened.
    """
  static let effect = Effect.session
  static let isDestructive = false
  static let errors: [ErrorCode] = [.storageFault]
  static let resultDoc: StaticString = "The account."
  static let examples = [Example("without a connection to the host's cloud", params: #"{"status":"noAccount"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Whether there is an account that can be used.")
    account = field("account", \.account, "The user reference; it must be there with available.", .length(1...255))
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount {
    if status == .available, account == nil { throw .invalidParam("/account", "account must be there with the status available") }
    try service.accountChanged(to: status == .available ? account?.text : nil)
    return try service.account()
  }
}
