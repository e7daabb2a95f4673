internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `settings.describe`: lists all settings with their types, limits, defaults and places.
struct DescribeSettings: AccountMethod {
  static let name: StaticString = "settings.describe"
  static let doc: StaticString = "Lists all settings with their types, limits, defaults and places."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The settings."
  static let examples = [Example("all settings", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: SettingStore, in context: Context) throws(Failure) -> DescribedSettings {
    try service.describe()
  }
}
