internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `settings.describe`: lists all settings with their types, limits and defaults, and tells where they are
/// stored.
struct DescribeSettings: AccountMethod {
  static let name: StaticString = "settings.describe"
  static let doc: StaticString =
    "Lists all settings with their types, limits and defaults, and tells where each of them is stored."
  static let effect = Effect.read
  static let resultDoc: StaticString = "All settings."
  static let examples = [Example("all settings", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: SettingStore, in context: Context) throws(Failure) -> DescribedSettings {
    try service.describe()
  }
}
