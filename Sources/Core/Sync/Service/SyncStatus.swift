internal import RPC
internal import Shape
internal import Tenancy

/// The state of sync.
struct SyncStatus: Record {
  /// The present state of sync in one word.
  enum State: String, Choice {
    /// The cloud has all changes of this device, and this device has all changes of the cloud.
    case synced
    /// Records or files are being sent or fetched, or are waiting for that.
    case syncing
    case error
    /// The container can't be reached. Further attempts follow.
    case offline
    /// No cycle begins until the account can be used again, or `sync.now` is called.
    case paused
    /// There is no connection to a cloud.
    case signedOut

    static let spellings = Spellings<State>()
  }

  let state: State, cloud: String?, stores: [SyncStoreStatus]

  static let doc: StaticString = "The state of sync, as a whole and for each store."
}

extension SyncStatus {
  init<F: Fields<Self>>(_ field: inout F) {
    state = field(
      "state", \.state,
      "The state. synced: all changes are sent and fetched. syncing: records are being sent or fetched. error: a record was refused (details are in `stores` and `sync.queue.list`). offline: the container cannot be reached, and the core tries again. paused: the account cannot be used. signedOut: there is no connection to a cloud."
    )
    cloud = field(
      "cloud", \.cloud,
      "The container with which the data is synced: the path of a file, the address of a server, `host` for the cloud of the host app, or `exec:` followed by a command. `null` without a container."
    )
    stores = field("stores", \.stores, "The state of each store that syncs.")
  }
}

/// The state of the sync of one store.
struct SyncStoreStatus: Record {
  let store: StoreName, pendingEdits: Int, pendingSyncs: Int, filesToSend: Int, filesToFetch: Int, waiting: Int,
    quarantined: Int,
    unknown: Int
  let lastCycleAt: Timestamp?, lastSuccessAt: Timestamp?, restoredAt: Timestamp?, error: SyncError?

  static let doc: StaticString = "The state of sync in one store."
}

extension SyncStoreStatus {
  init<F: Fields<Self>>(_ field: inout F) {
    store = field("store", \.store, "The name of the store.")
    pendingEdits = field("pendingEdits", \.pendingEdits, "The number of records with changes that were not sent yet.")
    pendingSyncs = field(
      "pendingSyncs", \.pendingSyncs, "The number of records with changes that were sent, but are not confirmed yet.")
    filesToSend = field("filesToSend", \.filesToSend, "The number of records with files that were not sent yet.")
    filesToFetch = field("filesToFetch", \.filesToFetch, "The number of files that were not fetched yet.")
    waiting = field(
      "waiting", \.waiting,
      "The number of records that arrived before the record to which they belong, such as a line before its order. They become visible when that record arrives."
    )
    quarantined = field(
      "quarantined", \.quarantined,
      "The number of records that sync cannot process: records that arrived and cannot be read, and records that the container refuses for a lasting reason."
    )
    unknown = field(
      "unknown", \.unknown, "The number of records that arrived and whose type only a newer version of the core knows.")
    lastCycleAt = field(
      "lastCycleAt", \.lastCycleAt,
      "The time when the last cycle ended in this process. `null` before the end of the first cycle.")
    lastSuccessAt = field(
      "lastSuccessAt", \.lastSuccessAt,
      "The time when the last successful cycle ended in this process. `null` before the first success.")
    restoredAt = field.optional(
      "restoredAt", \.restoredAt,
      "The time when the core last found that the container was restored to an earlier state. Left out if that never happened."
    )
    error = field("error", \.error, "The reason why the last cycle failed. `null` if the last cycle succeeded.")
  }
}

/// The reason why a cycle failed.
struct SyncError: Record {
  let kind: String, message: String, retryIn: Int?

  static let doc: StaticString = "The reason why a cycle failed."
}

extension SyncError {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field(
      "kind", \.kind,
      "The kind of error that the container reported, such as `networkFailure`, `quotaExceeded` or `zoneBusy`.")
    message = field("message", \.message, "The reason, as a sentence for people.")
    retryIn = field(
      "retryIn", \.retryIn, "The milliseconds until the next attempt. `null` if the core plans no further attempt.")
  }
}
