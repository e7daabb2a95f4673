public import RPC
public import Shape

/// The place of an app's data: Apple's own services, or a backend.
public enum DeploymentPath: String, Choice {
  case appleNative, backend

  public static let spellings = Spellings<DeploymentPath>()
}

/// Provides the place of the app's data.
public protocol PathKeeper: AnyObject {
  /// Returns the deployment path at the instant. A setting, a document or an option may have changed the path since the
  /// last request.
  func path(at now: Timestamp) throws(Failure) -> DeploymentPath
}
