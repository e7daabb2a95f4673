public import RPC

/// The functions of the loop that serves requests, as far as sync needs them.
public struct SyncLoop {
  /// Makes the loop handle the messages of a mailbox from now on.
  public let listen: (Mailbox) -> Void
  /// Makes the loop ignore the messages of a mailbox from now on.
  public let forget: (Mailbox) -> Void
  /// Does work in a write transaction of its own, and returns the failure, or `nil` if the work succeeded.
  public let perform: (@escaping () throws(Failure) -> Void) -> Failure?
  /// Ends the requests to the host that were made for the old account.
  public let endForAccount: () -> Void

  public init(_ server: RequestServer) {
    listen = { [unowned server] in server.listen(to: $0) }
    forget = { [unowned server] in server.forget($0) }
    perform = { [unowned server] work in server.perform(work) }
    endForAccount = { [unowned server] in server.endForAccount() }
  }
}
