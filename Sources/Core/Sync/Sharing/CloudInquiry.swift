internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// Something that the container is asked for the sake of a request, which waits for it.
final class CloudInquiry<Value> {
  /// The request that waits.
  let held: HeldRequests
  /// What has come of it; nil as long as nothing has.
  private(set) var outcome: Result<Value, Failure>?

  init(_ host: HostCalls) { held = HeldRequests(host) }

  var isAwaited: Bool { !held.isEmpty }

  func end(_ outcome: Result<Value, Failure>) {
    if self.outcome != nil { return }
    self.outcome = outcome
    held.answer(nil)
  }

  /// What the request is answered, when it has come.
  /// - Parameter progress: who is told how far it is; nil for nobody.
  func answer<Context: CallContext>(progress: ProgressToken? = nil) -> Answer<Value, Context> where Value: Shape.Value {
    .asking(Inquiry(held, progress: progress)) { [self] (waited, _) throws(Failure) in
      try waited.get()
      guard let outcome else { throw .cloudUnavailable(CloudFailure(.networkFailure, "the connection to the cloud has ended")) }
      return try outcome.get()
    }
  }
}

/// What somebody waits for who needs the container, or something that a cycle brings.
struct CloudWish {
  /// The requests for whose sake it is.
  let held: HeldRequests
  /// The last round of cycles that had begun by then: one behind it brings what there is to bring.
  let round: Int
  /// Whether it is so.
  let isReady: () throws(Failure) -> Bool
  /// Called when it is, or with why it can't be.
  let go: (Failure?) -> Void
}

extension Failure {
  /// What a request is answered for what the container has said.
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
        ?? "The directory is connected to no cloud; sync.connect, or the option --cloud, names one")
  }

  static func accountUnavailable(_ status: CloudAccount.Status) -> Failure {
    Failure(AccountUnavailableData(status: status), "There is no account of the cloud that can be used (\(status.rawValue))")
  }

  static var shareNotFound: Failure { Failure(ShareNotFoundData(), "There is nothing that is shared behind this link") }
}
