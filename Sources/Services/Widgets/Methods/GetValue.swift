internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `appGroup.get`: returns a value that the app shares with its widgets.
struct GetValue: AccountMethod {
  let name: String

  static let name: StaticString = "appGroup.get"
  static let doc: StaticString =
    "Returns a value that the app shares with its widgets. To be notified of changes, call this method through `live.open`."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The value, and the time when it was written."

  static let examples = [
    Example(
      "after it was set", given: [Example.Step("appGroup.set", #"{"name":"scale","value":"humanus"}"#)],
      params: #"{"name":"scale"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name,
      "The name of the value: `scale`, `recents`, `entitlements`, `devicePlace`, `widgetPlace`, `flags` or `registry` (the newest 2,000 places that the user could choose for widgets). The names of the app's own values begin with `app.`.",
      .length(1...100))
  }

  func call(on service: SharedValues, in context: Context) throws(Failure) -> SharedValue { try service.get(name) }
}
