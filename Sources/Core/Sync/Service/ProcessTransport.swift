internal import RPC
internal import Stdio

/// The transport to a child process that is a container, or acts for one.
final class ProcessTransport: CloudTransport {
  private let process: PeerProcess
  private var lastID: Int

  /// - Parameters:
  ///   - words: the command.
  ///   - start: the last id of earlier requests. The ids of this process are greater, because an earlier process may
  ///     still reply.
  ///   - end: the message that is posted when the process has ended.
  /// - Returns: `nil` if the process can't be started.
  init?(_ words: [String], _ mailbox: Mailbox, behind start: Int, end: [UInt8]) {
    let process = PeerProcess(words) { line in
      guard let line else { return mailbox.post(end) }
      // Blank lines are ignored, and so are lines shorter than `{}`.
      if line.count > 1, SyncConnection.Note(line) == nil { mailbox.post(line) }
    }
    guard let process else { return nil }
    self.process = process
    lastID = start
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
