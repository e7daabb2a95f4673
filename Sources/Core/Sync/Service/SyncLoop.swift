public import RPC

/// The parts that sync needs of the loop that serves requests.
public struct SyncLoop {
  /// Looks into a mailbox from now on.
  public let listen: (Mailbox) -> Void
  public let forget: (Mailbox) -> Void
  /// Does work as a write of its own, and returns the reason if it fails.
  public let perform: (@escaping () throws(Failure) -> Void) -> Failure?
  /// Ends the requests to the host for the account that goes.
  public let endForAccount: () -> Void

  public init(_ session: Session) {
    listen = { [unowned session] in session.listen(to: $0) }
    forget = { [unowned session] in session.forget($0) }
    perform = { [unowned session] work in session.perform(work) }
    endForAccount = { [unowned session] in session.endForAccount() }
  }
}
