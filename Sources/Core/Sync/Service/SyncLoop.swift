public import RPC

/// What sync needs of the loop that requests are served in.
public struct SyncLoop {
  /// Looks into a mailbox from now on.
  public let listen: (Mailbox) -> Void
  public let forget: (Mailbox) -> Void
  /// Does something as a write of its own; returns why it could not.
  public let perform: (@escaping () throws(Failure) -> Void) -> Failure?
  /// Ends what the host was asked for the account that goes.
  public let endForAccount: () -> Void

  public init(_ session: Session) {
    listen = { [unowned session] in session.listen(to: $0) }
    forget = { [unowned session] in session.forget($0) }
    perform = { [unowned session] work in session.perform(work) }
    endForAccount = { [unowned session] in session.endForAccount() }
  }
}
