internal import RPC
internal import Shape

/// The facts of `placesUnavailable`: none.
struct PlacesUnavailableData: ErrorData {
  static let code = ErrorCode.placesUnavailable
}

extension PlacesUnavailableData {
  init<F: Fields<Self>>(_ field: inout F) {}
}
