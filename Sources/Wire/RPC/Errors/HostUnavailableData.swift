internal import Shape

/// The facts of `hostUnavailable`.
struct HostUnavailableData: ErrorData {
  let capability: String

  static let code = ErrorCode.hostUnavailable

  init(capability: String) {
    self.capability = capability
  }

  init<F: Fields<Self>>(_ field: inout F) {
    capability = field("capability", \.capability, "The capability that the host does not provide.")
  }
}

extension Failure {
  /// The host can't be asked, though it may offer the capability: the sentence says why.
  public static func hostUnavailable(_ capability: String, _ sentence: String) -> Failure {
    Failure(HostUnavailableData(capability: capability), sentence)
  }
}
