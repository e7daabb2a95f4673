public import RPC
public import Shape

/// Whose the stores are.
extension Stores {
  /// The account that the directory serves; it gets its id when the directory is made.
  public func account() throws(Failure) -> UUID { try keptAccount.id { ids.next(at: clock.now) } }

  /// The account has another id from now on, in the present transaction.
  func keepAccount(_ id: UUID, insteadOf old: UUID) throws(Failure) { try keptAccount.replace(old, by: id) }

  /// Who a user is now: the account may have got another id since something began that takes long.
  public func present(_ user: UUID) throws(Failure) -> UUID { keptAccount.former == user ? try account() : user }

  func forgetAccount() { keptAccount.forget() }

  /// Notes on the device which the account is: should the private store be lost, nobody is shut out of the companies in the others.
  public func keepAccountOnDevice() throws(Failure) { try keptAccount.keepOnDevice() }
}
