internal import Storage
internal import Tenancy

/// The journal as sync sees it: in the account's own zone.
extension Journal {
  var synced: [SyncedRecords] { [beans.synced(SyncTraits("Beans", rank: 3, sets: ["flavours"]))] }
}
