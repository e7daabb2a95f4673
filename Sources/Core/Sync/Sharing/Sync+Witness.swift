internal import Cloud
public import RPC
public import Shape
public import Tenancy

extension CloudInquiry: OpenInquiry {}

extension Sync: AccountWitness {
  public func confirmed<Value: Shape.Value, Context: CallContext>(
    _ then: @escaping (any OpenInquiry<Value>) throws(Failure) -> Void
  ) throws(Failure) -> Answer<Value, Context> {
    try inquire(
      { CloudAccount() }, when: knowsAccount,
      // A refusal does not say which account it is, whatever its reason.
      refusal: { (failure) throws(Failure) in failure.kind == .permissionFailure ? .cloudUnavailable(failure) : nil }
    ) { [self] (answer, inquiry: CloudInquiry<Value>) throws(Failure) in
      guard answer.status == .available, let reference = answer.account, let container = answer.container else {
        throw .accountUnavailable(answer.status)
      }
      // The process that has answered may be of another account than at the last cycle.
      guard try ownStorage.value("account") == "\(UUID(account: reference, of: container))" else { throw .accountUnavailable(.noAccount) }
      if inquiry.isAwaited { try then(inquiry) }
      return nil
    }.answer()
  }
}
