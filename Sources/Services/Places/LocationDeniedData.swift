internal import Ports
internal import RPC
internal import Shape

/// The facts of `locationDenied`.
struct LocationDeniedData: ErrorData {
  let state: LocationState

  static let code = ErrorCode.locationDenied
}

extension LocationDeniedData {
  init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The decision of the user, or of the device's administrator: denied or restricted.")
  }
}
