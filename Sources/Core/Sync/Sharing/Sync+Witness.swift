internal import Cloud
public import RPC
public import Shape
public import Tenancy

/// Asks the container whether it still serves the same account, for requests that need this proof.
extension CloudInquiry: OpenInquiry {}

extension Sync: AccountWitness {
  public func confirmed<Value: Shape.Value, Context: CallContext>(
    _ then: @escaping (any OpenInquiry<Value>) throws(Failure) -> Void
  ) throws(Failure) -> Answer<Value, Context> {
    try inquire(
      { CloudAccount() }, when: knowsAccount,
      // No refusal identifies the account, whatever its reason.
      refusal: { (failure) throws(Failure) in failure.kind == .permissionFailure ? .cloudUnavailable(failure) : nil }
    ) { [self] (answer, inquiry: CloudInquiry<Value>) throws(Failure) in
      guard answer.status == .available, let reference = answer.account, let container = answer.container else {
        throw .accountUnavailable(answer.status)
      }
      // The process that has replied may serve another account than the process of the last cycle.
      guard try ownStorage.value("account") == "\(UUID(account: reference, of: container))" else {
        throw .accountUnavailable(.noAccount)
      }
      if inquiry.isAwaited { try then(inquiry) }
      return nil
    }.answer()
  }
}
