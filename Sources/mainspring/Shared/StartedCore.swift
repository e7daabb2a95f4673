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
    /// It has ended, with its reply about the reason.
    case ended(CoreReply?)
  }

  let process: pid_t
  private let status: Int32
  private var text: [UInt8] = []

  /// - Returns: `nil` if it can't be started.
  init?(_ words: [String]) {
    guard let (process, status) = Child.start(words) else { return nil }
    self.process = process
    self.status = status
    _ = fcntl(status, F_SETFL, O_NONBLOCK)
  }

  /// Closes its output. A core that has sent no line yet learns by this that its starter does not wait for it.
  deinit { close(status) }

  /// Ends it, and waits for its end. On a busy system it might otherwise run long after. The core that was joined in its place might be
  /// gone by then, and another process might want the directory.
  func end() {
    kill(process, SIGTERM)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// Waits for its first line; `nil` if none has come in this time.
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
