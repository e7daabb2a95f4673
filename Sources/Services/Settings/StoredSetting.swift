internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A setting of the account whose value is not the default, in the form that devices sync.
typealias StoredSetting = Stored<SettingDetails>

/// The name and the value of a setting of the account.
///
/// The value can be any JSON, because a newer program may have stored a setting or a value that this program does not
/// know.
struct SettingDetails: AccountDetails {
  let name: Line, value: AnyJSON

  static let collection = CollectionName(service: SettingsModule.name, "settings", one: "setting")
  static let key: StaticString? = "name"
  static let sample = #""name":"firstWeekday","value":"sunday""#
  static let doc: StaticString = "A setting of the account, as it syncs between devices."

  /// Returns the natural key of a setting. If two devices set the same setting before they sync, both create the same
  /// record.
  static func naturalKey(_ name: String) -> NaturalKey { NaturalKey("setting", CompanyScope.account, name) }

  init(_ name: String, _ value: String) { (self.name, self.value) = (Line(name), AnyJSON(value)) }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the setting.", .length(1...200))
    value = field("value", \.value, "The value of the setting, as JSON.")
  }
}
