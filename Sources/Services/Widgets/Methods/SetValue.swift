internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `appGroup.set`: stores a value that the app shares with its widgets.
struct SetValue: AccountMethod {
  let name: String, value: AnyJSON?

  static let name: StaticString = "appGroup.set"
  static let doc: StaticString =
    "Stores a value that the app shares with its widgets: the temperature scale `scale`, or a value of the app's own, which may be any JSON of at most 64 KiB."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The stored value, and the time when it was written."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [Example("a value of the app's own", params: #"{"name":"app.theme","value":{"dark":true}}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the value: `scale`, or a name that begins with `app.`.", .length(1...100))
    value = field("value", \.value, "The value to store. `null` removes the stored value.")
  }

  func call(on service: SharedValues, in context: Context) throws(Failure) -> SharedValue {
    try service.set(name, to: value, at: context.now)
  }
}
