internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.accountChanged`: a host reports that the cloud's account has changed.
struct NoteAccountChange: AccountMethod {
  let status: CloudAccount.Status, account: Line?

  static let name: StaticString = "sync.accountChanged"
  static let doc: StaticString =
    """
    Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. If no account is signed in, the core \
    keeps working, and changes wait. If another account is signed in, the core switches to it like `sync.switchAccount`. Unsent changes of \
    the former account are then lost without a question, because the user has already changed the account.
    """
  static let effect = Effect.session
  static let isDestructive = false
  static let errors: [ErrorCode] = [.storageFault]
  static let resultDoc: StaticString = "The account of the data directory, and the state of the cloud's account."
  static let examples = [Example("without a connection to the host's cloud", params: #"{"status":"noAccount"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The state of the cloud's account, such as `available` or `noAccount`.")
    account = field(
      "account", \.account, "The user reference of the account. Required if `status` is `available`.", .length(1...255))
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount {
    if status == .available, account == nil {
      throw .invalidParam("/account", "account is missing: give it if the status is available")
    }
    try service.accountChanged(to: status == .available ? account?.text : nil)
    return try service.account()
  }
}
