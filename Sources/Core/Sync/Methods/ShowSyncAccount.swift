internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.account`
struct ShowSyncAccount: AccountMethod {
  static let name: StaticString = "sync.account"
  static let doc: StaticString = "Returns the account that the directory belongs to, and the state of the cloud's account."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The account."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount { try service.account() }
}

/// The result of `sync.account`.
struct SyncAccount: Record {
  let status: CloudAccount.Status, account: UUID, reference: String?, since: Timestamp?, unsent: Int?

  static let doc: StaticString = "The account that a data directory belongs to."
}

extension SyncAccount {
  init<F: Fields<Self>>(_ field: inout F) {
    status = field(
      "status", \.status,
      "The state of the cloud's account, as last reported: noAccount without a connection, and couldNotDetermine before the first report."
    )
    account = field(
      "account", \.account, "The id of the user who acts while no user is signed in. It is the same on all devices of the account.")
    reference = field("reference", \.reference, "The container's name for the account; null before the first connection.")
    since = field("since", \.since, "The time when the directory was first connected to the account; null before.")
    unsent = field(
      "unsent", \.unsent,
      "The number of records with changes that are in no cloud yet, plus the number of records with such files. A switch to another account would lose them. null before the first connection, and while older records are being examined."
    )
  }
}
