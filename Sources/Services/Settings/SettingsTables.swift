internal import Storage

/// The schema of the table of the account's settings, in the account's own store. The device's settings are in the
/// table `settings` of the device's store. A released step is never edited: a change is a new step at the end.
enum SettingsTables {
  static let schema = ServiceSchema(steps: [.init("settings.account", in: .private, account)])

  private static let accountSettingsTable = RecordTable(
    StoredSetting.self, "account_settings", extras: ["name": "UNIQUE"])

  private static let account = """
    \(accountSettingsTable.sql)
    """
}
