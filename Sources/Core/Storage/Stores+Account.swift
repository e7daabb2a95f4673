public import RPC
public import Shape

/// Finds and replaces the id of the account that the stores belong to.
extension Stores {
  /// Returns the id of the account that the directory serves. A directory without an account gets one.
  public func account() throws(Failure) -> UUID { try keptAccount.id { ids.next(at: clock.now) } }

  /// Gives the account another id, in the present transaction.
  func keepAccount(_ id: UUID, insteadOf old: UUID) throws(Failure) { try keptAccount.replace(old, by: id) }

  /// Returns the present id of a user. If the user is the account, and its id was replaced since a long task began,
  /// returns the new id.
  public func present(_ user: UUID) throws(Failure) -> UUID { keptAccount.former == user ? try account() : user }

  func forgetAccount() { keptAccount.forget() }

  /// Stores the account's id in the device's store, too. If the private store is lost, the account then still has
  /// access to the companies in the other stores.
  public func keepAccountOnDevice() throws(Failure) { try keptAccount.keepOnDevice() }
}
