internal import JSON
internal import RPC
internal import Shape
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Whoever shows a widget and is asked for what the app group's file lacks: a request a line of the standard output, and an answer a line of
/// the standard input, as `serve` asks its host.
final class WidgetHost {
  let calls: HostCalls
  private let session: Session
  private let conversation: Conversation
  private var received: [UInt8] = []
  /// How much of that has no end of a line.
  private var scanned = 0
  /// What was asked, and the host has not read.
  private var sending: [UInt8] = []
  private var hasReader = true

  /// - Parameter capabilities: the names of the requests that it answers.
  init(_ capabilities: [String]) {
    let conversations = Conversations()
    calls = HostCalls(conversations)
    conversation = conversations.current
    session = Session(router: Router(), work: nil, conversations: conversations, host: calls, log: { Log.error($0) })
    calls.offer(capabilities)
  }

  /// Sends what is asked, and takes answers as long as some are wanted and may come.
  /// - Returns: false where nobody reads the requests.
  func converse(while isWanted: () -> Bool) -> Bool {
    while true {
      session.settle()
      sending += conversation.out.bytes
      conversation.out.truncate(to: 0)
      guard isWanted(), session.isWaiting, !Signals.isStopping else { return hasReader }
      exchange()
      if !hasReader { return false }
    }
  }

  /// Waits for the host, which may write before it reads, for a moment.
  private func exchange() {
    var waits = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: sending.isEmpty ? -1 : 1, events: Int16(POLLOUT), revents: 0),
    ]
    Signals.wait(&waits)
    if waits[1].revents != 0 { send() }
    if session.tick() || waits[0].revents == 0 { return }
    hear()
  }

  /// Sends a piece, which a pipe takes without waiting when it says that it takes something (PIPE_BUF).
  private func send() {
    let count = write(1, sending, min(sending.count, 4096))
    if count > 0 { sending.removeFirst(count) }
    if count < 0, errno != EAGAIN, errno != EINTR { hasReader = false }
  }

  private func hear() {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(0, &room, room.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count > 0 {
      received += room.prefix(count)
    } else if !received.isEmpty, !Signals.isStopping {
      // The last line may lack its end.
      received.append(UInt8(ascii: "\n"))
    }
    while let end = received[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
      take(Array(received[..<end]))
      received.removeSubrange(...end)
      scanned = 0
    }
    scanned = received.count
    // What can't be one line has no end in sight.
    if count <= 0 || received.count > 16 << 20 { session.endInput(of: conversation) }
  }

  /// Takes an answer. What is none is passed over: there is nothing else to ask for here.
  private func take(_ line: [UInt8]) {
    let isAnswer = line.withUnsafeBufferPointer { bytes in JSONSource.decode(bytes) { $0.value.member("method") == nil } }
    guard isAnswer ?? true else { return }
    session.serve(line)
    // Nor is anything said of what can't be read.
    conversation.out.truncate(to: 0)
  }
}
