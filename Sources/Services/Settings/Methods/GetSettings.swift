internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `settings.get`: returns the values of settings.
struct GetSettings: AccountMethod {
  let keys: [String]?

  static let name: StaticString = "settings.get"
  static let doc: StaticString =
    "Returns the values of settings. To be notified of changes, call this method through `live.open`."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The values, by the names of the settings."
  static let examples = [
    Example("two settings", params: #"{"keys":["firstWeekday","weightUnit"]}"#),
    Example(
      "all settings, with one of the app's own",
      given: [Example.Step("settings.set", #"{"values":{"app.theme":"dark"}}"#)],
      params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    keys = field(
      "keys", \.keys,
      "The names of the settings. Default: all settings. These include the app's own settings, and settings that a newer program has stored.",
      .count(0...100))
  }

  func call(on service: SettingStore, in context: Context) throws(Failure) -> SettingValues {
    try service.values(of: keys)
  }
}
