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
      let isSent = Files.write(conversation.out.bytes, toDescriptor: 1)
      conversation.out.truncate(to: 0)
      if !isSent { return false }
      guard isWanted(), session.isWaiting, !Signals.isStopping else { return true }
      hear()
    }
  }

  private func hear() {
    var waits = [pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
    Signals.wait(&waits)
    if session.tick() || waits[0].revents == 0 { return }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(0, &room, room.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count > 0 { received += room.prefix(count) }
    // What can't be one line has no end in sight.
    if count <= 0 || received.count > 16 << 20 { return session.endInput(of: conversation) }
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      session.serve(Array(received[..<end]))
      received.removeSubrange(...end)
    }
  }
}
