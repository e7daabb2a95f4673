public import Shape

/// The app's permission to know the device's location, in the words of Core Location (CLAuthorizationStatus).
public enum LocationState: String, Choice {
  case notDetermined, restricted, denied, authorizedWhenInUse, authorizedAlways

  public static let spellings = Spellings<LocationState>()

  /// A Boolean value that indicates whether the user or an administrator has refused the permission.
  public var isRefusal: Bool { self == .denied || self == .restricted }
}
