internal import RPC
internal import Shape
internal import Tenancy

/// How it stands with sync.
struct SyncStatus: Record {
  /// What goes on.
  enum State: String, Choice {
    /// All that was changed here is there, and all that was changed there is here.
    case synced
    /// Something is on its way.
    case syncing
    case error
    /// The container can't be reached; it is tried again.
    case offline
    /// Nothing is done until the account can be used again, or sync.now asks.
    case paused
    /// There is no connection to a cloud.
    case signedOut

    static let spellings = Spellings<State>()
  }

  let state: State, cloud: String?, stores: [SyncStoreStatus]

  static let doc: StaticString = "How it stands with sync."
}

extension SyncStatus {
  init<F: Fields<Self>>(_ field: inout F) {
    state = field(
      "state", \.state,
      "synced: nothing is pending on either side; syncing: something is on its way; error: something was refused, stores and sync.queue.list say what; offline: the container can't be reached, it is tried again; paused: the account can't be used; signedOut: there is no cloud."
    )
    cloud = field("cloud", \.cloud, "The container: a file, the address of a server, host, or exec: and a command; null for none.")
    stores = field("stores", \.stores, "The same for each store that syncs.")
  }
}

/// How it stands with the sync of one store.
struct SyncStoreStatus: Record {
  let store: StoreName, pendingEdits: Int, pendingSyncs: Int, filesToSend: Int, filesToFetch: Int, waiting: Int, quarantined: Int,
    unknown: Int
  let lastCycleAt: Timestamp?, lastSuccessAt: Timestamp?, restoredAt: Timestamp?, error: SyncError?

  static let doc: StaticString = "How it stands with the sync of one store."
}

extension SyncStoreStatus {
  init<F: Fields<Self>>(_ field: inout F) {
    store = field("store", \.store, "Which store.")
    pendingEdits = field("pendingEdits", \.pendingEdits, "How many records have something that is to be sent.")
    pendingSyncs = field("pendingSyncs", \.pendingSyncs, "How many records have something that was sent and is not confirmed.")
    filesToSend = field("filesToSend", \.filesToSend, "How many records have files that are to be sent.")
    filesToFetch = field("filesToFetch", \.filesToFetch, "How many files are on their way here.")
    waiting = field("waiting", \.waiting, "How many records have arrived whose owner has not.")
    quarantined = field(
      "quarantined", \.quarantined,
      "How many records were put aside: they have arrived and can't be read, or the cloud refuses them for good.")
    unknown = field("unknown", \.unknown, "How many records have arrived of types that only a newer version knows.")
    lastCycleAt = field("lastCycleAt", \.lastCycleAt, "When the last cycle of this process has ended; null before that.")
    lastSuccessAt = field("lastSuccessAt", \.lastSuccessAt, "When the last one has ended well.")
    restoredAt = field.optional(
      "restoredAt", \.restoredAt,
      "When the container was last found to have lost what it had, as it was put back to an earlier state; left out where it never was.")
    error = field("error", \.error, "Why the last cycle did not end well; null where it did.")
  }
}

/// Why a cycle did not end well.
struct SyncError: Record {
  let kind: String, message: String, retryIn: Int?

  static let doc: StaticString = "Why a cycle did not end well."
}

extension SyncError {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "What the container has said: networkFailure, quotaExceeded, zoneBusy, ...")
    message = field("message", \.message, "The same as a sentence.")
    retryIn = field("retryIn", \.retryIn, "In how many milliseconds it is tried again; null for not by itself.")
  }
}
