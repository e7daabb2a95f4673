internal import Cloud
public import RPC
public import Shape
public import Tenancy

/// Asks the container whether it still serves the same account. Some requests of other services need this proof.
extension CloudInquiry: OpenInquiry {}

extension Sync: AccountWitness {
  public func confirmed<Value: Shape.Value, Context: CallContext>(
    _ then: @escaping (any OpenInquiry<Value>) throws(Failure) -> Void
  ) throws(Failure) -> Answer<Value, Context> {
    try inquire(
      { CloudAccount() }, when: knowsAccount,
      // A refusal never proves which account the container serves. So `permissionFailure` becomes `cloudUnavailable`,
      // like most other refusals.
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
