internal import Cloud
internal import Shape
internal import Storage

/// One side of a connection: a store of the directory as a replica of a database of the container, with the state of
/// its sync.
final class SyncSide {
  let storage: StoreStorage
  let replica: Replica
  let engine: SyncEngine
  /// The failure of the last cycle, or `nil` if it succeeded.
  var failure: CloudFailure?
  /// The kind of the failure in the last event, or `nil` if the last event has no failure.
  var toldFailure: CloudErrorKind?
  /// The reports that must still be stored as events.
  var untold: [SyncReport] = []
  /// A Boolean value that indicates whether there may be companies that the account no longer takes part in, and whose
  /// data in other stores is not removed yet.
  var hasDepartures: Bool
  var lastEnd: Timestamp?
  var lastSuccess: Timestamp?
  /// The end of the store's change log when it was last read.
  var seenPosition = 0

  init(_ storage: StoreStorage, _ replica: Replica, _ engine: SyncEngine) {
    self.storage = storage
    self.replica = replica
    self.engine = engine
    hasDepartures = storage.store == .shared
  }
}
