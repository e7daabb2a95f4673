internal import Cloud
internal import Shape
internal import Storage

/// The sync of one store with one database of the container. One side is for the account's own records, and another one
/// for the records that others share with the account.
final class SyncSide {
  let storage: StoreStorage
  let replica: Replica
  let engine: SyncEngine
  /// The failure of the last cycle, or `nil` if it succeeded.
  var failure: CloudFailure?
  /// The kind of the failure in the last stored event, or `nil` if that event has no failure.
  var toldFailure: CloudErrorKind?
  /// The reports that must still be stored as events.
  var untold: [SyncReport] = []
  /// A Boolean value that indicates whether there may be data of companies in other stores that must still be removed.
  /// This account has left these companies, or was removed from them.
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
