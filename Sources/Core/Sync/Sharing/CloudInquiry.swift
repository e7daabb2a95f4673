internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// A request to the container that a caller's request needs. The caller's request waits for the result.
final class CloudInquiry<Value> {
  /// The caller's request, which waits.
  let held: HeldRequests
  /// The result, or `nil` if there is none yet.
  private(set) var outcome: Result<Value, Failure>?

  init(_ host: HostCalls) { held = HeldRequests(host) }

  var isAwaited: Bool { !held.isEmpty }

  func end(_ outcome: Result<Value, Failure>) {
    if self.outcome != nil { return }
    self.outcome = outcome
    held.answer(nil)
  }

  /// Returns the reply to the waiting request. The reply is sent once there is a result.
  /// - Parameter progress: the token of the progress notifications, or `nil` for no notifications.
  func answer<Context: CallContext>(progress: ProgressToken? = nil) -> Answer<Value, Context> where Value: Shape.Value {
    .asking(Inquiry(held, progress: progress)) { [self] (waited, _) throws(Failure) in
      try waited.get()
      guard let outcome else {
        throw .cloudUnavailable(CloudFailure(.networkFailure, "the connection to the cloud has ended"))
      }
      return try outcome.get()
    }
  }
}

/// A wait of requests for a state of sync. For example, the container has reported its account, or a cycle has fetched
/// certain records.
struct CloudWish {
  /// The requests that wait.
  let held: HeldRequests
  /// The number of the last round of cycles that had begun when the wait began. If a later round does not reach the
  /// state, the wait fails.
  let round: Int
  /// Returns a Boolean value that indicates whether the state is reached.
  let isReady: () throws(Failure) -> Bool
  /// Called when the state is reached, or with the reason why it can't be reached.
  let go: (Failure?) -> Void
}

extension Failure {
  /// Returns the error for callers that describes a failure of the container.
  static func of(_ failure: CloudFailure) -> Failure {
    switch failure.kind {
    case .notAuthenticated: accountUnavailable(.noAccount)
    case .accountTemporarilyUnavailable: accountUnavailable(.temporarilyUnavailable)
    case .permissionFailure: .keptElsewhere
    default: cloudUnavailable(failure)
    }
  }

  static func cloudUnavailable(_ failure: CloudFailure?) -> Failure {
    Failure(
      CloudUnavailableData(reason: failure?.kind),
      failure.map { "The cloud can't be used now: \($0.message)" }
        ?? "The directory is not connected to a cloud; connect it with sync.connect, or with the option --cloud")
  }

  static func accountUnavailable(_ status: CloudAccount.Status) -> Failure {
    Failure(
      AccountUnavailableData(status: status),
      "No account of the cloud can be used (\(status.rawValue)). Sign in to the cloud, and try again")
  }

  static var shareNotFound: Failure {
    Failure(ShareNotFoundData(), "The link leads to no share for this account. Ask for a new link")
  }
}
