internal import RPC
internal import Shape

/// `location.authorization`
struct ShowAuthorization: Method {
  static let name: StaticString = "location.authorization"
  static let doc: StaticString = "Whether the app may know where the device is, as far as the host has said."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "What has been decided."
  static let examples = [Example("nobody has asked yet", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Locations) throws(Failure) -> LocationAuthorization { try service.authorization() }
}
