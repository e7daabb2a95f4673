internal import Shape

/// The facts of `hostUnavailable`.
struct HostUnavailableData: ErrorData {
  let capability: String

  static let code = ErrorCode.hostUnavailable
}

extension HostUnavailableData {
  init<F: Fields<Self>>(_ field: inout F) {
    capability = field("capability", \.capability, "The capability that the host does not provide.")
  }
}

extension Failure {
  /// Returns the error that the host can't be sent a request, although it may offer the capability. The sentence gives
  /// the reason.
  public static func hostUnavailable(_ capability: String, _ sentence: String) -> Failure {
    Failure(HostUnavailableData(capability: capability), sentence)
  }
}
