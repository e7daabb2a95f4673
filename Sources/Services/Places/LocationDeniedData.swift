internal import Ports
internal import RPC
internal import Shape

/// The data of the error `locationDenied`.
struct LocationDeniedData: ErrorData {
  let state: LocationState

  static let code = ErrorCode.locationDenied
}

extension LocationDeniedData {
  init<F: Fields<Self>>(_ field: inout F) {
    state = field(
      "state", \.state,
      "The reason why the app may not know the location. denied: the user has refused. restricted: restrictions of the device forbid it."
    )
  }
}
