internal import Shape

/// Whether the app may know where the device is, as Core Location calls it (CLAuthorizationStatus).
enum LocationState: String, Choice {
  case notDetermined, restricted, denied, authorizedWhenInUse, authorizedAlways

  static let spellings = Spellings<LocationState>()

  /// Whether it has been decided that the app may not.
  var isRefusal: Bool { self == .denied || self == .restricted }
}

/// Whether the app may know where the device is, and since when that is known.
struct LocationAuthorization: Record {
  let state: LocationState, changedAt: Timestamp?

  static let doc: StaticString = "Whether the app may know where the device is."
}

extension LocationAuthorization {
  init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "What the user, or who manages the device, has decided.")
    changedAt = field("changedAt", \.changedAt, "When the host said so; null as long as it has not.")
  }
}
