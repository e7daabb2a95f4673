internal import RPC
internal import Shape

/// The data of the error `placesUnavailable`, which has no members.
struct PlacesUnavailableData: ErrorData {
  static let code = ErrorCode.placesUnavailable
}

extension PlacesUnavailableData {
  init<F: Fields<Self>>(_ field: inout F) {}
}
