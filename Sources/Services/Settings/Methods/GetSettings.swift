internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `settings.get`
struct GetSettings: AccountMethod {
  let keys: [String]?

  static let name: StaticString = "settings.get"
  static let doc: StaticString = "Returns settings. live.open reports their changes."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The values by their names."
  static let examples = [
    Example("two of them", params: #"{"keys":["firstWeekday","weightUnit"]}"#),
    Example(
      "all of them, one of the app's own included", given: [Example.Step("settings.set", #"{"values":{"app.theme":"dark"}}"#)],
      params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    keys = field(
      "keys", \.keys, "The names of the settings; all if left out. A setting that a newer program stored is found by its name.",
      .count(0...100))
  }

  func call(on service: SettingStore, in context: Context) throws(Failure) -> SettingValues { try service.values(of: keys) }
}
