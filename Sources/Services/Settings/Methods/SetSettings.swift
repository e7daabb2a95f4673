internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `settings.set`: stores the values of settings.
struct SetSettings: AccountMethod {
  let values: SettingMap

  static let name: StaticString = "settings.set"
  static let doc: StaticString =
    "Stores the values of settings. The app can also store settings of its own, under `app.NAME` (synced) or `app.device.NAME` (on this device only). Each of these can be any JSON of at most 64 KiB."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The values of the given settings after the change."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [
    Example(
      "a setting of the account and a setting of the device",
      params: #"{"values":{"firstWeekday":"sunday","hapticsEnabled":false}}"#),
    Example("a setting of the app's own", params: #"{"values":{"app.theme":{"dark":true}}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    values = field(
      "values", \.values,
      "The values, by the names of the settings. `null` restores the default. `settings.describe` lists the names, types and defaults."
    )
  }

  func call(on service: SettingStore, in context: Context) throws(Failure) -> SettingValues {
    try service.set(values, in: context)
  }
}
