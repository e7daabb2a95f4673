internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `location.setAuthorization`: stores the app's permission to know the device's location, as the host
/// reports it.
struct SetAuthorization: AccountMethod {
  let state: LocationState

  static let name: StaticString = "location.setAuthorization"
  static let doc: StaticString =
    "Stores the app's permission to know the device's location. The host calls this method when the user's decision has changed."
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The stored permission. If the decision has not changed, `changedAt` remains the time of the earlier report."
  static let examples = [Example("the user has allowed it", params: #"{"state":"authorizedWhenInUse"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The decision of the user, or of the device's administrator.")
  }

  func call(on service: Locations, in context: Context) throws(Failure) -> LocationAuthorization {
    try service.setAuthorization(state, at: context.now)
  }
}
