internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A core that was started in the background.
final class StartedCore {
  enum Outcome {
    case serves
    /// The core has ended, with a reply about the reason, or `nil` if it sent none.
    case ended(CoreReply?)
  }

  let process: pid_t
  private let status: Int32
  private var text: [UInt8] = []

  /// - Returns: `nil` if the core can't be started.
  init?(_ words: [String]) {
    guard let (process, status) = Child.start(words) else { return nil }
    self.process = process
    self.status = status
    _ = fcntl(status, F_SETFL, O_NONBLOCK)
  }

  /// Closes the core's output. A core that has sent no line yet then knows that the program that started it does not
  /// wait.
  deinit { close(status) }

  /// Ends the core, and waits for its end. On a busy system, the core might otherwise run long afterwards. By then, the
  /// core that was joined instead might have ended, and another process might want the directory.
  func end() {
    kill(process, SIGTERM)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// Waits for the core's first line. Returns `nil` if no line has come within this time.
  func outcome(within milliseconds: Int32) -> Outcome? {
    var wait = pollfd(fd: status, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return nil }
    var room = [UInt8](repeating: 0, count: 4096)
    let count = read(status, &room, room.count)
    if count > 0 { text += room.prefix(count) }
    guard count == 0 || text.contains(UInt8(ascii: "\n")) else { return nil }
    let reply = CoreReply(json: String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    return reply?.joined != nil ? .serves : .ended(reply)
  }
}
