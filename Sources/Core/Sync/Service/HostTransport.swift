internal import RPC

/// The transport to the host's own cloud.
final class HostTransport: CloudTransport {
  private let host: HostCalls
  private let mailbox: Mailbox
  private let gone: [UInt8]
  /// The ids of the requests that are not answered.
  private var ids: Set<Int> = []

  /// - Parameter end: the message that is posted when the host has ended.
  init(_ host: HostCalls, _ mailbox: Mailbox, end: [UInt8]) {
    self.host = host
    self.mailbox = mailbox
    gone = end
  }

  func send(_ name: StaticString, _ params: String) -> Int? {
    let id = host.ask(name, params) { [unowned self, mailbox, gone] id, line in
      ids.remove(id)
      mailbox.post(line ?? gone)
    }
    if let id { ids.insert(id) }
    return id
  }

  func end() { kill() }
  func kill() {
    host.forget(ids.sorted())
    ids = []
  }
  func waitForEnd() {}
}
