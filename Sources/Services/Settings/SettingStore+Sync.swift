internal import Storage
internal import Tenancy

/// The settings for sync, in the account's own zone.
extension SettingStore {
  var synced: [SyncedRecords] { [records.synced(SyncTraits("Settings", rank: 3))] }
}
