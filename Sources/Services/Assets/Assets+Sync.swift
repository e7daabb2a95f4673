internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The records and files of assets for sync.
extension Assets {
  var synced: SyncedRecords {
    rows.synced.filing { [unowned self] (id, partition) throws(Failure) in
      try rows.find(ID(id), in: partition).map(syncedFiles) ?? []
    }.settling { [unowned self] (ids, context) throws(Failure) in
      sweep.isWanted = true
      correction.begin()
      // Fetches the pictures that lists show at once, so that a list need not wait for them.
      for id in ids {
        if let asset = try rows.find(ID(id), in: context.partition) { try fetchThumb(of: asset) }
      }
    }
  }
}
