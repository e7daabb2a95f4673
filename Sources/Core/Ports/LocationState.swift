public import Shape

/// Whether the app may know where the device is, as Core Location calls it (CLAuthorizationStatus).
public enum LocationState: String, Choice {
  case notDetermined, restricted, denied, authorizedWhenInUse, authorizedAlways

  public static let spellings = Spellings<LocationState>()

  /// Whether it has been decided that the app may not.
  public var isRefusal: Bool { self == .denied || self == .restricted }
}
