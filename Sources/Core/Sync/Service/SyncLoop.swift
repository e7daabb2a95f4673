public import RPC

/// The functions that sync needs of the loop that serves requests.
public struct SyncLoop {
  /// Makes the loop handle the messages of a mailbox from now on.
  public let listen: (Mailbox) -> Void
  public let forget: (Mailbox) -> Void
  /// Does work in a write transaction of its own, and returns the failure, or `nil` if the work succeeded.
  public let perform: (@escaping () throws(Failure) -> Void) -> Failure?
  /// Ends the requests to the host that were made for the old account.
  public let endForAccount: () -> Void

  public init(_ session: Session) {
    listen = { [unowned session] in session.listen(to: $0) }
    forget = { [unowned session] in session.forget($0) }
    perform = { [unowned session] work in session.perform(work) }
    endForAccount = { [unowned session] in session.endForAccount() }
  }
}
