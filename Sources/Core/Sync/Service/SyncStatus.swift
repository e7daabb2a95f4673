internal import RPC
internal import Shape
internal import Tenancy

/// The state of sync.
struct SyncStatus: Record {
  /// The present state of sync in one word.
  enum State: String, Choice {
    /// All changes made here are there, and all changes made there are here.
    case synced
    /// Something is on its way.
    case syncing
    case error
    /// The container can't be reached. It is tried again.
    case offline
    /// Nothing is done until the account can be used again, or `sync.now` is called.
    case paused
    /// There is no connection to a cloud.
    case signedOut

    static let spellings = Spellings<State>()
  }

  let state: State, cloud: String?, stores: [SyncStoreStatus]

  static let doc: StaticString = "The state of sync."
}

extension SyncStatus {
  init<F: Fields<Self>>(_ field: inout F) {
    state = field(
      "state", \.state,
      "synced: nothing is pending on either side. syncing: records are on their way. error: a record was refused; stores and sync.queue.list say more. offline: the container cannot be reached, and is tried again. paused: the account cannot be used. signedOut: there is no cloud."
    )
    cloud = field("cloud", \.cloud, "The container: a file, the address of a server, host, or exec: and a command. null for none.")
    stores = field("stores", \.stores, "The state of each store that syncs.")
  }
}

/// The state of the sync of one store.
struct SyncStoreStatus: Record {
  let store: StoreName, pendingEdits: Int, pendingSyncs: Int, filesToSend: Int, filesToFetch: Int, waiting: Int, quarantined: Int,
    unknown: Int
  let lastCycleAt: Timestamp?, lastSuccessAt: Timestamp?, restoredAt: Timestamp?, error: SyncError?

  static let doc: StaticString = "The state of sync in one store."
}

extension SyncStoreStatus {
  init<F: Fields<Self>>(_ field: inout F) {
    store = field("store", \.store, "The name of the store.")
    pendingEdits = field("pendingEdits", \.pendingEdits, "The number of records with changes to send.")
    pendingSyncs = field("pendingSyncs", \.pendingSyncs, "The number of records with changes that were sent and are not confirmed.")
    filesToSend = field("filesToSend", \.filesToSend, "The number of records with files to send.")
    filesToFetch = field("filesToFetch", \.filesToFetch, "The number of files to fetch.")
    waiting = field("waiting", \.waiting, "The number of records that arrived before the record that they belong to.")
    quarantined = field(
      "quarantined", \.quarantined,
      "The number of records that were put aside. They arrived and cannot be read, or the cloud refuses them for good.")
    unknown = field("unknown", \.unknown, "The number of records that arrived and are of types that only a newer version knows.")
    lastCycleAt = field("lastCycleAt", \.lastCycleAt, "The time when the last cycle of this process ended; null before that.")
    lastSuccessAt = field(
      "lastSuccessAt", \.lastSuccessAt, "The time when the last successful cycle of this process ended; null before that.")
    restoredAt = field.optional(
      "restoredAt", \.restoredAt,
      "The time when the container was last found to have been restored to an earlier state. Left out if it never was.")
    error = field("error", \.error, "The reason why the last cycle failed; null if it succeeded.")
  }
}

/// The reason why a cycle did not end well.
struct SyncError: Record {
  let kind: String, message: String, retryIn: Int?

  static let doc: StaticString = "The reason why a cycle failed."
}

extension SyncError {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of error that the container reported: networkFailure, quotaExceeded, zoneBusy, ...")
    message = field("message", \.message, "The reason as a sentence.")
    retryIn = field("retryIn", \.retryIn, "The milliseconds until the next attempt; null if none follows by itself.")
  }
}
