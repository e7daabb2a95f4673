public import RPC
public import Shape

/// Where an app's data is: with Apple's own services, or with a backend.
public enum DeploymentPath: String, Choice {
  case appleNative, backend

  public static let spellings = Spellings<DeploymentPath>()
}

/// Knows where the app's data is.
public protocol PathKeeper: AnyObject {
  /// Returns the path as it stands at the instant: a setting, a document or an option may have changed it since the last request.
  func path(at now: Timestamp) throws(Failure) -> DeploymentPath
}
