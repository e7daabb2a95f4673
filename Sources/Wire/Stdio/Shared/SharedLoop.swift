internal import JSON
public import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Serves the programs that share a core. Each program is a client with a conversation. Requests that come at the same
/// time share one commit.
///
/// The loop never waits for a client. A client that reads nothing is not served until it reads again. A client with
/// many requests takes turns with the others.
public final class SharedLoop {
  let server: RequestServer
  let listener: Int32
  private let links: LinkProtocol
  let idle: ServeLoop.IdleWork
  /// A Boolean value that indicates whether every line is served completely before the next one: committed and
  /// answered, with its notifications sent.
  let isLineByLine: Bool
  /// The time for which the core continues after the last client has left, in milliseconds.
  private let linger: Int
  /// The clients that are served.
  private(set) var clients: [ClientLink] = []
  /// The programs that have connected and not joined yet, each with the time of its connection.
  private var callers: [(channel: ControlChannel, since: Int)] = []
  private let wakePipe = WakePipe()
  private let sharedInput = SharedInput()
  /// The large buffer for the replies to clients with many requests. These clients use it in turns.
  let sharedOutput = ByteBuffer(capacity: 1 << 16)
  /// The client that uses the large buffer, or `nil` if no client does.
  var holder: ClientLink?
  var poller = Poller()
  /// The poller for checks without waiting.
  var glance = Poller()
  /// The time of the last request, in milliseconds of `MonotonicClock`.
  var lastAsked = MonotonicClock.milliseconds
  /// The time since which there has been no client, in milliseconds of `MonotonicClock`.
  private var emptySince = MonotonicClock.milliseconds
  private var isStopping = false
  /// A spare descriptor. It is closed when no other descriptor is free.
  private var spare = open("/dev/null", O_RDONLY | O_CLOEXEC)
  /// The time until which no program is accepted, in milliseconds of `MonotonicClock`.
  private var closedUntil = 0
  /// The number of turns, in each of which the ready clients were served.
  var turn = 0
  /// A Boolean value that indicates whether a client has joined since the start.
  private var hasServed = false

  /// The time that a program has to send its first line, in milliseconds.
  private static let patience = 5000
  /// The largest number of programs that share a core.
  private static let most = 1000
  /// The number of clients that get the largest pipes, and the number of further clients that get larger pipes than
  /// usual. Larger pipes mean fewer switches between the two ends.
  private static let (few, several) = (8, 64)
  private static let largerPipe = 1 << 18
  /// The largest number of programs that may be joining at once.
  private static let mostCallers = 64
  /// The time for which no program is accepted after the core had no room for one, in milliseconds.
  private static let pause = 100
  /// The time for which one client is served while others wait, in milliseconds.
  static let share = 2

  /// - Parameters:
  ///   - listener: the socket that programs connect to.
  ///   - linger: the time for which the core continues after the last client has left, in milliseconds.
  ///   - isRepeatable: whether the output must be the same, whatever pieces the input comes in.
  public init(
    server: RequestServer, listener: Int32, links: LinkProtocol, idle: ServeLoop.IdleWork, linger: Int,
    isRepeatable: Bool
  ) {
    self.server = server
    self.listener = listener
    self.links = links
    self.idle = idle
    self.linger = linger
    isLineByLine = isRepeatable
    server.conversations.share()
    server.waker = { [wakePipe] in wakePipe.waker() }
    server.isEnding = { Signals.isStopping }
    server.sendLines = { [unowned self] in flushClients() }
    server.drain = server.sendLines
    if !isLineByLine { server.hasInput = { [unowned self] in hasInput } }
    server.hintAtLines()
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
  }

  /// Serves until there is no client any more, or a signal asks the process to end.
  /// - Parameter closed: called when programs can't join any more.
  public func run(closed: () -> Void) {
    while !isOver {
      wait()
      takeCallers()
      for client in clients { hear(client) }
      takeWork()
      serveClients()
      settle()
      // Actions that follow a commit continue while no input waits.
      if server.isBehind, !hasInput { settle() }
      leaveDone()
      rest()
    }
    closed()
    close(listener)
    server.end()
    flushClients()
    sharedOutput.deallocate()
  }

  // MARK: Waiting

  /// A Boolean value that indicates whether a client has sent input that could be served now.
  var hasInput: Bool {
    if clients.contains(where: \.canBeServed) { return true }
    glance.begin()
    for client in clients where client.wantsInput { glance.add(client.input.number, Int16(POLLIN)) }
    return glance.wait(0)
  }

  private func wait() {
    poller.begin()
    // A signal puts an end of input at descriptor 0, which never has other input.
    if !isStopping { poller.add(0, Int16(POLLIN)) }
    if takesCallers { poller.add(listener, Int16(POLLIN)) }
    if let reader = wakePipe.reader { poller.add(reader, Int16(POLLIN)) }
    for caller in callers { poller.add(caller.channel.socket, Int16(POLLIN)) }
    for client in clients {
      poller.add(client.channel.socket, Int16(POLLIN))
      if client.wantsInput { poller.add(client.input.number, Int16(POLLIN)) }
      if client.backlog > 0 { poller.add(client.output.number, Int16(POLLOUT)) }
    }
    _ = poller.wait(timeout)
    if let reader = wakePipe.reader, poller.isReady(reader) { wakePipe.drain() }
    if !isStopping, Signals.isStopping {
      isStopping = true
      for client in clients { client.endInput() }
    }
  }

  /// The time for which no check is needed, in milliseconds, or -1 without a limit.
  private var timeout: Int32 {
    if clients.contains(where: \.canBeServed) || server.isBehind { return 0 }
    // The work that a client waits for may have been done while other clients were served.
    if !server.isWorking, clients.contains(where: \.canGoOn) { return 0 }
    var rest = Int32.max
    if server.isWaiting || clients.contains(where: { $0.stops > 1 }) || isStopping { rest = Ticker.interval }
    if !callers.isEmpty { rest = min(rest, 1000) }
    if !takesCallers { rest = min(rest, Int32(SharedLoop.pause)) }
    if let delay = idle.delay() { rest = min(rest, max(0, delay - quiet)) }
    if let mail = server.mail { rest = min(rest, Int32(clamping: mail)) }
    if let alarm = server.alarm { rest = min(rest, Int32(clamping: alarm)) }
    // Work in the background wakes the loop when it is done.
    if clients.isEmpty, !server.isWorking, !server.isAwaiting {
      rest = min(rest, Int32(clamping: max(0, emptySince + loneliness - MonotonicClock.milliseconds)))
    }
    return rest == .max ? -1 : rest
  }

  /// The time since the last request, in milliseconds.
  var quiet: Int32 { Int32(clamping: MonotonicClock.milliseconds - lastAsked) }

  private var isOver: Bool {
    guard clients.isEmpty, callers.isEmpty else { return false }
    if isStopping { return true }
    return MonotonicClock.milliseconds - emptySince >= loneliness && !server.isWorking && !server.isAwaiting
  }

  /// The time for which the core continues without a client, in milliseconds. The program that has started the core
  /// must have the time to join.
  private var loneliness: Int { hasServed ? linger : max(linger, SharedLoop.patience) }

  // MARK: Joining and leaving

  private func takeCallers() {
    if poller.isReady(listener) { acceptCallers() }
    if callers.isEmpty { return }
    let now = MonotonicClock.milliseconds
    callers = callers.filter { caller in
      caller.channel.receive()
      if let line = caller.channel.takeLine() {
        join(line, caller.channel)
        return false
      }
      return caller.channel.isOpen && now - caller.since < SharedLoop.patience
    }
    if clients.isEmpty { emptySince = now }
  }

  /// A Boolean value that indicates whether a program may connect now.
  var takesCallers: Bool { callers.count < SharedLoop.mostCallers && MonotonicClock.milliseconds >= closedUntil }

  private func acceptCallers() {
    while callers.count < SharedLoop.mostCallers {
      switch LocalSocket.accept(listener) {
      case .caller(let descriptor): callers.append((ControlChannel(descriptor), MonotonicClock.milliseconds))
      case .stranger: continue
      case .nobody: return
      case .noRoom:
        if turnAway() { continue }
        // The programs wait to be accepted. The loop must not spend its time on repeated attempts.
        closedUntil = MonotonicClock.milliseconds + SharedLoop.pause
        return
      }
    }
  }

  /// Sends the next program the message that there is no descriptor left. A descriptor is reserved for this message.
  /// - Returns: a Boolean value that indicates whether there was such a program.
  private func turnAway() -> Bool {
    close(spare)
    defer { spare = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    return tellNextThatThereIsNoRoom()
  }

  /// Sends the message. The program's descriptor is closed when the function returns.
  private func tellNextThatThereIsNoRoom() -> Bool {
    guard case .caller(let descriptor) = LocalSocket.accept(listener) else { return false }
    ControlChannel(descriptor).send(noDescriptors)
    return true
  }

  private var noDescriptors: String {
    links.farewell(
      75,
      "the running core has no file descriptors left for another program; end a program that shares the core, or raise the limit (ulimit -n)"
    )
  }

  /// Decides whether a program may join, by its first line and its descriptors.
  private func admit(_ line: [UInt8], _ descriptors: [Int32], of channel: ControlChannel) -> LinkProtocol.Admission {
    if clients.count >= SharedLoop.most {
      return .refused(links.farewell(75, "\(SharedLoop.most) programs already share the core; end one of them first"))
    }
    if channel.isCutShort { return .refused(noDescriptors) }
    let admission = links.admit(line)
    if case .joins = admission, descriptors.count != 2 {
      return .refused(
        links.farewell(76, "a program must send its input and its output, not \(descriptors.count) descriptors"))
    }
    if case .joins = admission, descriptors.contains(where: { Descriptor($0)?.waits ?? true }) {
      return .refused(links.farewell(76, "a program's pipes must not block (O_NONBLOCK)"))
    }
    return admission
  }

  private func join(_ line: [UInt8], _ channel: ControlChannel) {
    let descriptors = channel.takeDescriptors()
    let admission = admit(line, descriptors, of: channel)
    let ends = descriptors.compactMap { Descriptor($0) }
    guard !isStopping, case .joins(let options) = admission, ends.count == 2 else {
      for descriptor in descriptors { close(descriptor) }
      if case .refused(let farewell) = admission { channel.send(farewell) }
      return
    }
    // All pipes of a user share 64 MiB of the system (pipe-user-pages-soft). One core must not take all of it.
    let size = clients.count < SharedLoop.few ? Descriptor.largestPipe : SharedLoop.largerPipe
    if clients.count < SharedLoop.few + SharedLoop.several { for end in ends { end.enlargePipe(to: size) } }
    let conversation = server.conversations.join()
    let client: ClientLink =
      switch options.framing {
      case .lines:
        FramedLink(LineBuffer(maxLine: options.maxLine, sharedInput), conversation, channel, ends[0], ends[1], options)
      case .contentLength:
        FramedLink(FrameBuffer(maxBody: options.maxLine, sharedInput), conversation, channel, ends[0], ends[1], options)
      }
    clients.append(client)
    hasServed = true
    channel.send(links.welcome(conversation.number))
  }

  /// Checks whether a client is still connected, and whether a signal asked it to end.
  private func hear(_ client: ClientLink) {
    guard poller.isReady(client.channel.socket) else { return }
    client.channel.receive()
    // A client sends its descriptors only once, so further descriptors are closed.
    for descriptor in client.channel.takeDescriptors() { close(descriptor) }
    while client.channel.takeLine() != nil { client.stop() }
    if !client.channel.isOpen { leave(client) }
  }

  private func leave(_ client: ClientLink) {
    clients.removeAll { $0 === client }
    server.leave(client.conversation)
    if clients.isEmpty { emptySince = MonotonicClock.milliseconds }
  }

  /// Sends the exit code to each finished client, and removes the client. A client is finished if all its replies were
  /// written, or if no more can be written.
  private func leaveDone() {
    for client in clients {
      if client.isInputOver, !client.hasMore, !client.conversation.isParked, !client.conversation.hasEnded {
        server.endInput(of: client.conversation)
        settle()
      }
      if client.isInputOver, !server.isBehind { end(client) }
      guard let (code, sentence) = ending(of: client) else { continue }
      client.channel.send(links.farewell(code, sentence))
      leave(client)
    }
  }

  private func end(_ client: ClientLink) {
    client.endDialect()
    client.flush()
  }

  private func ending(of client: ClientLink) -> (Int32, String?)? {
    if let loss = client.loss { return (74, loss.sentence(links.reason)) }
    guard client.isDone else { return nil }
    if let number = client.inputFailure { return (74, "the standard input can't be read: \(links.reason(number))") }
    return isStopping && client.stops == 0 ? (75, "a signal ended the core") : (0, nil)
  }
}
