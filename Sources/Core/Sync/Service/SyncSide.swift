internal import Cloud
internal import Shape
internal import Storage

/// One store of the directory as a replica of one of the container's databases, and how it stands with it.
final class SyncSide {
  let storage: StoreStorage
  let replica: Replica
  let engine: SyncEngine
  /// What went wrong in the last cycle; nil for nothing.
  var failure: CloudFailure?
  /// What the last thing that was done has failed of, as far as that was told; nil where it has not.
  var toldFailure: CloudErrorKind?
  /// What was done and is still to be told of.
  var untold: [SyncReport] = []
  /// Whether companies may have gone of which something is left elsewhere.
  var hasDepartures: Bool
  var lastEnd: Timestamp?
  var lastSuccess: Timestamp?
  /// Where the store's log ended when it was looked at last.
  var seenPosition = 0

  init(_ storage: StoreStorage, _ replica: Replica, _ engine: SyncEngine) {
    self.storage = storage
    self.replica = replica
    self.engine = engine
    hasDepartures = storage.store == .shared
  }
}
