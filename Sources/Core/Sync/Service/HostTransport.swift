internal import RPC

/// The host, which has a cloud of its own.
final class HostTransport: CloudTransport {
  private let host: HostCalls
  private let mailbox: Mailbox
  private let gone: [UInt8]
  private var ids: [Int] = []

  /// - Parameter end: posted when the host is gone.
  init(_ host: HostCalls, _ mailbox: Mailbox, end: [UInt8]) {
    self.host = host
    self.mailbox = mailbox
    gone = end
  }

  func send(_ name: StaticString, _ params: String) -> Int? {
    let id = host.ask(name, params) { [mailbox, gone] line in mailbox.post(line ?? gone) }
    // Those that were answered are let go of with the others: that does nothing.
    if ids.count > 100 { ids.removeFirst(50) }
    if let id { ids.append(id) }
    return id
  }

  func end() {}
  func kill() { host.forget(ids) }
  func waitForEnd() {}
}
