internal import JSON
internal import RPC
internal import Shape
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The host of the command `widget`, for data that the app group's file does not have. As with `serve`, the core's
/// requests are lines on the standard output, and the host's answers are lines on the standard input.
final class WidgetHost {
  let calls: HostCalls
  private let server: RequestServer
  private let conversation: Conversation
  private var received = LineBuffer(maxLine: LinkOptions.usualMaxLine)
  /// The bytes of the requests that could not be written yet.
  private var sending: [UInt8] = []
  private var hasReader = true

  /// - Parameter capabilities: the names of the host requests that the host answers.
  init(_ capabilities: [String]) {
    let conversations = Conversations()
    calls = HostCalls(conversations)
    conversation = conversations.current
    server = RequestServer(
      router: Router(), work: nil, conversations: conversations, host: calls, log: { Log.error($0) })
    calls.offer(capabilities)
  }

  /// Sends requests and receives answers until no answer is wanted any more, or none can arrive.
  /// - Returns: `false` if the host no longer reads the requests.
  func converse(while isWanted: () -> Bool) -> Bool {
    while true {
      server.settle()
      sending += conversation.out.bytes
      conversation.out.truncate(to: 0)
      guard isWanted(), server.isWaiting, !Signals.isStopping else { return hasReader }
      exchange()
      if !hasReader { return false }
    }
  }

  /// Waits for the host to read or to write, and then receives its lines. The host need not read before it writes.
  private func exchange() {
    var waits = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: sending.isEmpty ? -1 : 1, events: Int16(POLLOUT), revents: 0),
    ]
    Signals.wait(&waits)
    if waits[1].revents != 0, Descriptor(1, isSocket: false).writePiece(of: &sending) != nil { hasReader = false }
    if server.tick() || waits[0].revents == 0 { return }
    hear()
  }

  private func hear() {
    let count = received.fill(from: Descriptor(0, isSocket: false))
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    // After a signal, an incomplete line at the end may have been cut off. It is not served.
    if Signals.isStopping { received.dropUnfinished() }
    while let piece = received.next() {
      if case .line(let line) = piece { take(line) }
    }
    if count <= 0 { server.endInput(of: conversation) }
  }

  /// Receives an answer of the host. The host can't send requests here, so all other lines are ignored.
  private func take(_ line: UnsafeMutableBufferPointer<UInt8>) {
    let isAnswer = JSONSource.decode(UnsafeBufferPointer(line)) { $0.value.member("method") == nil }
    guard isAnswer ?? true else { return }
    server.receive(line)
    server.settle()
    // The server's replies, for example to a line that is not JSON, are not sent.
    conversation.out.truncate(to: 0)
  }
}
