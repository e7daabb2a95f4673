internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A core that this process has started in the background.
final class StartedCore {
  enum Outcome {
    case serves
    /// The core has ended. The value is its reply with the reason, or `nil` if it has not sent one.
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

  /// Closes the core's output. From this, a core that has not sent its first line yet knows that nobody waits for it.
  deinit { close(status) }

  /// Ends the core, and waits until it has ended. On a busy system, it could otherwise start much later. If the other
  /// core has ended by then, the late core could hold a directory that another process needs.
  func end() {
    kill(process, SIGTERM)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// Waits for the core's first line. Returns `nil` if it does not arrive in time.
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
