internal import Shape

/// The members of `data` of the error `hostUnavailable`.
struct HostUnavailableData: ErrorData {
  let capability: String

  static let code = ErrorCode.hostUnavailable
}

extension HostUnavailableData {
  init<F: Fields<Self>>(_ field: inout F) {
    capability = field("capability", \.capability, "The capability that is needed, and that no host provides.")
  }
}

extension Failure {
  /// Returns the error that a request can't be sent to the host now, although the host may offer the capability.
  /// - Parameter sentence: the reason, as the message of the error.
  public static func hostUnavailable(_ capability: String, _ sentence: String) -> Failure {
    Failure(HostUnavailableData(capability: capability), sentence)
  }
}
