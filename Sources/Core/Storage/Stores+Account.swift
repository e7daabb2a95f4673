public import RPC
public import Shape

/// The account that the stores belong to.
extension Stores {
  /// Returns the id of the account that the directory serves. A directory without an account gets one.
  public func account() throws(Failure) -> UUID { try keptAccount.id { ids.next(at: clock.now) } }

  /// Gives the account another id, in the present transaction.
  func keepAccount(_ id: UUID, insteadOf old: UUID) throws(Failure) { try keptAccount.replace(old, by: id) }

  /// Returns the present id of a user. The account may have been given another id since a long piece of work began.
  public func present(_ user: UUID) throws(Failure) -> UUID { keptAccount.former == user ? try account() : user }

  func forgetAccount() { keptAccount.forget() }

  /// Stores the account's id on the device. If the private store is lost, the account is not shut out of the companies
  /// in the other stores.
  public func keepAccountOnDevice() throws(Failure) { try keptAccount.keepOnDevice() }
}
