internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `location.setAuthorization`
struct SetAuthorization: AccountMethod {
  let state: LocationState

  static let name: StaticString = "location.setAuthorization"
  static let doc: StaticString = "The host tells whether the app may know where the device is."
  static let effect = Effect.write
  static let resultDoc: StaticString = "What is kept; as before when nothing has changed."
  static let examples = [Example("the user has allowed it", params: #"{"state":"authorizedWhenInUse"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "What the user, or who manages the device, has decided.")
  }

  func call(on service: Locations, in context: Context) throws(Failure) -> LocationAuthorization {
    try service.setAuthorization(state, at: context.now)
  }
}
