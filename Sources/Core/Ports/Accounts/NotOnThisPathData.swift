public import RPC
public import Shape

/// The data of the error `notOnThisPath`.
public struct NotOnThisPathData: ErrorData {
  public let path: DeploymentPath

  public static let code = ErrorCode.notOnThisPath

  public init(path: DeploymentPath) { self.path = path }

  public init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The present deployment path, which names the services that hold the app's data. `policy.deployment.get` returns the source of the path."
    )
  }
}

extension Failure {
  /// Returns the error for a request whose data is not available on the current deployment path.
  /// - Parameter path: the current deployment path.
  public static func notOnThisPath(_ path: DeploymentPath) -> Failure {
    Failure(
      NotOnThisPathData(path: path),
      "The app's data is stored by the deployment path \(path.rawValue) now. The data on this device can be read again when the path is appleNative"
    )
  }
}
