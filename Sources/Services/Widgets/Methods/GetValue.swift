internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `appGroup.get`
struct GetValue: AccountMethod {
  let name: String

  static let name: StaticString = "appGroup.get"
  static let doc: StaticString = "Returns a value that the app shares with its widgets. live.open reports its changes."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The value, and the time when it was written."

  static let examples = [
    Example("after it was set", given: [Example.Step("appGroup.set", #"{"name":"scale","value":"humanus"}"#)], params: #"{"name":"scale"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name,
      "The value's name: scale, recents, entitlements, devicePlace, widgetPlace, flags, registry (the newest 2,000 places that widgets were offered), or one of the app's own, which begins with app.",
      .length(1...100))
  }

  func call(on service: SharedValues, in context: Context) throws(Failure) -> SharedValue { try service.get(name) }
}
