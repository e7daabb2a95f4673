internal import RPC
internal import Shape

/// `location.setAuthorization`
struct SetAuthorization: Method {
  let state: LocationState

  static let name: StaticString = "location.setAuthorization"
  static let doc: StaticString = "The host tells whether the app may know where the device is."
  static let access = Access.account
  static let effect = Effect.write
  static let resultDoc: StaticString = "What is kept; as before when nothing has changed."
  static let examples = [Example("the user has allowed it", params: #"{"state":"authorizedWhenInUse"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "What the user, or who manages the device, has decided.")
  }

  func call(on service: Locations) throws(Failure) -> LocationAuthorization { try service.setAuthorization(state) }
}
