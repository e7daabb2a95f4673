internal import Cloud
internal import Shape
internal import Storage

/// One store of the directory as a replica of one of the container's databases, and the state of its sync.
final class SyncSide {
  let storage: StoreStorage
  let replica: Replica
  let engine: SyncEngine
  /// The failure of the last cycle, or `nil` if it ended well.
  var failure: CloudFailure?
  /// The kind of the failure in the last event, or `nil` if that has none.
  var toldFailure: CloudErrorKind?
  /// The reports that are still to be stored as events.
  var untold: [SyncReport] = []
  /// A Boolean value that indicates whether companies may have gone of which data is left elsewhere.
  var hasDepartures: Bool
  var lastEnd: Timestamp?
  var lastSuccess: Timestamp?
  /// The end of the store's log when it was last looked at.
  var seenPosition = 0

  init(_ storage: StoreStorage, _ replica: Replica, _ engine: SyncEngine) {
    self.storage = storage
    self.replica = replica
    self.engine = engine
    hasDepartures = storage.store == .shared
  }
}
