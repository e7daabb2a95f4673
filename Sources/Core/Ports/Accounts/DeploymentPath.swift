public import RPC
public import Shape

/// The services that hold an app's data: Apple's own services, or a backend.
public enum DeploymentPath: String, Choice {
  case appleNative, backend

  public static let spellings = Spellings<DeploymentPath>()
}

/// Provides the deployment path: whether Apple's services or a backend hold the app's data.
public protocol PathKeeper: AnyObject {
  /// Returns the deployment path at an instant. A setting, a fetched document or an option may have changed it since
  /// the last request.
  func path(at now: Timestamp) throws(Failure) -> DeploymentPath
}
