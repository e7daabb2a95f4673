internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.account`
struct ShowSyncAccount: AccountMethod {
  static let name: StaticString = "sync.account"
  static let doc: StaticString = "Tells whose data the directory has, and whether the cloud's account can be used."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The account."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncAccount { try service.account() }
}

/// The result of `sync.account`.
struct SyncAccount: Record {
  let status: CloudAccount.Status, account: UUID, reference: String?, since: Timestamp?, unsent: Int?

  static let doc: StaticString = "Whose data a directory has."
}

extension SyncAccount {
  init<F: Fields<Self>>(_ field: inout F) {
    status = field(
      "status", \.status,
      "Whether the cloud's account can be used, as it was told last; noAccount without a connection, couldNotDetermine before the first answer."
    )
    account = field("account", \.account, "Who acts where nobody has signed in: the same on all devices of the account.")
    reference = field("reference", \.reference, "What the container calls the account; null before the first connection.")
    since = field("since", \.since, "When the directory has met the account; null before that.")
    unsent = field(
      "unsent", \.unsent,
      "How many records were changed here and are in no cloud yet, and more for those whose files are in none: what a switch to another account would lose. Null before the first connection, and while what was there before it is being looked at."
    )
  }
}
