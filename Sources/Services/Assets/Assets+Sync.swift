internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Assets as sync sees them.
extension Assets {
  var synced: SyncedRecords {
    rows.synced.filing { [unowned self] (id, partition) throws(Failure) in
      try rows.find(ID(id), in: partition).map(syncedFiles) ?? []
    }.settling { [unowned self] (ids, context) throws(Failure) in
      sweep.isWanted = true
      correction.begin()
      // What lists show is here before it is asked for.
      for id in ids {
        if let asset = try rows.find(ID(id), in: context.partition) { try fetchThumb(of: asset) }
      }
    }
  }
}
