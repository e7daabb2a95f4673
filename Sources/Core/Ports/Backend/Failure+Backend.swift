public import RPC

/// Turns the errors of a host into errors of the app's backend.
extension Failure {
  /// The failure of a request to the backend, in words for the app's users. If the host reports an error of the
  /// network, or an unreadable answer of the backend, the result is an error of the backend.
  public var ofBackend: Failure {
    switch hostReason {
    case .unreachable: .hostUnavailable(BackendRequest.name, "The host does not reach the app's backend")
    case .cutOff: .backendFailed(.cutOff, "The backend's answer ended before it was complete")
    case .malformed: .backendFailed(.malformed, "The backend's answer can't be read")
    default: self
    }
  }
}

extension HostExchange<BackendRequest>.End {
  /// A Boolean value that indicates whether the backend has answered. The content of the answer does not matter.
  public var isAnswer: Bool {
    switch self {
    case .answered, .complete: true
    case .failed, .interrupted: false
    }
  }
}
