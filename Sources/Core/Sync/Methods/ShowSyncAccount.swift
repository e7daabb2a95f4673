internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.account`: returns the account of the data directory.
struct ShowSyncAccount: AccountMethod {
  static let name: StaticString = "sync.account"
  static let doc: StaticString =
    "Returns the account to which the data directory belongs, and the state of the cloud's account."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The account of the data directory, and the state of the cloud's account."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount { try service.account() }
}

/// The account of the data directory: the result of `sync.account`.
struct SyncAccount: Record {
  let status: CloudAccount.Status, account: UUID, reference: String?, since: Timestamp?, unsent: Int?

  static let doc: StaticString = "The account to which a data directory belongs, and the state of the cloud's account."
}

extension SyncAccount {
  init<F: Fields<Self>>(_ field: inout F) {
    status = field(
      "status", \.status,
      "The state of the cloud's account, as last reported. Without a connection, `noAccount`. Before the first report, `couldNotDetermine`."
    )
    account = field(
      "account", \.account,
      "The id of the user as whom the account acts while no user is signed in. It is the same on all devices of the account."
    )
    reference = field(
      "reference", \.reference,
      "The user reference: the container's name for the account. `null` before the first connection.")
    since = field(
      "since", \.since, "The time when the data directory was first connected to the account. `null` before that time.")
    unsent = field(
      "unsent", \.unsent,
      "The number of records with unsent changes, plus the number of records with unsent files. A switch to another account would lose these changes and files. `null` before the first connection, and while the core still counts the records from before the connection."
    )
  }
}
