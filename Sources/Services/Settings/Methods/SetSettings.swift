internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `settings.set`
struct SetSettings: AccountMethod {
  let values: SettingMap

  static let name: StaticString = "settings.set"
  static let doc: StaticString =
    "Stores settings: known ones, and the app's own, any JSON of at most 64 KiB under app.NAME or app.device.NAME."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The values of these settings."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [
    Example("one of the account and one of the device", params: #"{"values":{"firstWeekday":"sunday","hapticsEnabled":false}}"#),
    Example("one of the app's own", params: #"{"values":{"app.theme":{"dark":true}}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    values = field(
      "values", \.values,
      "The values by the names of the settings; null for a default. settings.describe lists names, types and defaults.")
  }

  func call(on service: SettingStore, in context: Context) throws(Failure) -> SettingValues { try service.set(values, in: context) }
}
