internal import Storage
internal import Tenancy

/// The sync of the account's settings, in the account's own zone.
extension SettingStore {
  var synced: [SyncedRecords] { [records.synced(SyncTraits("Settings", rank: 3))] }
}
