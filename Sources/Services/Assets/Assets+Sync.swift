internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Assets for sync.
extension Assets {
  var synced: SyncedRecords {
    rows.synced.filing { [unowned self] (id, partition) throws(Failure) in
      try rows.find(ID(id), in: partition).map(syncedFiles) ?? []
    }.settling { [unowned self] (ids, context) throws(Failure) in
      sweep.isWanted = true
      correction.begin()
      // Pictures that lists show are fetched before a request for them.
      for id in ids {
        if let asset = try rows.find(ID(id), in: context.partition) { try fetchThumb(of: asset) }
      }
    }
  }
}
