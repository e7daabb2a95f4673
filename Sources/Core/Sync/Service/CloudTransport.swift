internal import RPC
internal import Stdio

/// Where questions to a container go. What is answered is posted to the mailbox of the connection, as lines of JSON.
protocol CloudTransport: AnyObject {
  /// Sends a question.
  /// - Returns: its id, which the answer repeats; nil where nobody can be asked any more.
  func send(_ name: StaticString, _ params: String) -> Int?

  /// What was asked is answered, and nothing else is asked.
  func end()

  /// Nothing that was asked is answered any more.
  func kill()

  /// Waits for a moment until what was asked is done, or never will be.
  func waitForEnd()
}

/// A child process that is a container, or speaks for one.
final class ProcessTransport: CloudTransport {
  private let process: PeerProcess
  private var lastID = 0

  /// - Parameters:
  ///   - words: the command.
  ///   - end: posted when the process has ended.
  /// - Returns: nil where it can't be started.
  init?(_ words: [String], _ mailbox: Mailbox, end: [UInt8]) {
    let process = PeerProcess(words) { line in
      guard let line else { return mailbox.post(end) }
      // Blank lines are no messages, and nothing shorter than {} is one.
      if line.count > 1, SyncConnection.Note(line) == nil { mailbox.post(line) }
    }
    guard let process else { return nil }
    self.process = process
  }

  func send(_ name: StaticString, _ params: String) -> Int? {
    lastID += 1
    process.send(Array("{\"jsonrpc\":\"2.0\",\"id\":\(lastID),\"method\":\"\(name)\",\"params\":\(params)}\n".utf8))
    return lastID
  }

  func end() { process.end() }
  func kill() { process.kill() }
  func waitForEnd() { process.waitForEnd() }
}

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
