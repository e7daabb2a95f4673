internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `location.authorization`: returns the app's permission to know the device's location, as the host last
/// reported it.
struct ShowAuthorization: AccountMethod {
  static let name: StaticString = "location.authorization"
  static let doc: StaticString =
    "Returns the app's permission to know the device's location, as the host last reported it."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The permission."
  static let examples = [Example("before the host has reported a decision", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Locations, in context: Context) throws(Failure) -> LocationAuthorization {
    try service.authorization()
  }
}
