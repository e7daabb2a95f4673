internal import JSON
internal import RPC
internal import Shape
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The process that shows a widget, as the host for data that the app group's file lacks. The requests are lines of the
/// standard output, and the answers lines of the standard input, as with the host of `serve`.
final class WidgetHost {
  let calls: HostCalls
  private let server: RequestServer
  private let conversation: Conversation
  private var received = LineBuffer(maxLine: LinkOptions.usualMaxLine)
  /// The bytes of requests that the host has not read yet.
  private var sending: [UInt8] = []
  private var hasReader = true

  /// - Parameter capabilities: the names of the requests that the host answers.
  init(_ capabilities: [String]) {
    let conversations = Conversations()
    calls = HostCalls(conversations)
    conversation = conversations.current
    server = RequestServer(
      router: Router(), work: nil, conversations: conversations, host: calls, log: { Log.error($0) })
    calls.offer(capabilities)
  }

  /// Sends requests and receives answers, while answers are wanted and may come.
  /// - Returns: `false` if the host does not read requests any more.
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

  /// Waits a moment for the host. The host may write before it reads.
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
    // A line that a signal cut off was never sent as a whole.
    if Signals.isStopping { received.dropUnfinished() }
    while let piece = received.next() {
      if case .line(let line) = piece { take(line) }
    }
    if count <= 0 { server.endInput(of: conversation) }
  }

  /// Handles an answer. Other lines are ignored, because the host can't send requests here.
  private func take(_ line: UnsafeMutableBufferPointer<UInt8>) {
    let isAnswer = JSONSource.decode(UnsafeBufferPointer(line)) { $0.value.member("method") == nil }
    guard isAnswer ?? true else { return }
    server.receive(line)
    server.settle()
    // Lines that can't be read get no reply, either.
    conversation.out.truncate(to: 0)
  }
}
