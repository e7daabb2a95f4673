internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `settings.reset`: resets the named settings to their defaults.
struct ResetSettings: AccountMethod {
  let keys: [String]

  static let name: StaticString = "settings.reset"
  static let doc: StaticString =
    "Resets the named settings to their defaults. A named setting of the app's own is removed."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The values of these settings."
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
