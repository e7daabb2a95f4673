internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `settings.reset`: resets the named settings to their defaults.
struct ResetSettings: AccountMethod {
  let keys: [String]

  static let name: StaticString = "settings.reset"
  static let doc: StaticString =
    "Resets the named settings to their defaults. If one of the app's own settings is named, it is removed."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The values of the named settings after the reset."
  static let examples = [
    Example(
      "a setting that was set", given: [Example.Step("settings.set", #"{"values":{"firstWeekday":"sunday"}}"#)],
      params: #"{"keys":["firstWeekday"]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    keys = field("keys", \.keys, "The names of the settings.", .count(1...100))
  }

  func call(on service: SettingStore, in context: Context) throws(Failure) -> SettingValues {
    try service.reset(keys, in: context)
  }
}
