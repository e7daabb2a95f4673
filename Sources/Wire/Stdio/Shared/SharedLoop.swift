internal import JSON
public import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The main loop of a shared core. It serves several programs, each of which is a client with a conversation of its
/// own. Requests that arrive at the same time share one commit.
///
/// The loop never waits for a single client. If a client does not read its replies, it is not served until it reads
/// again. A client with many requests is served in turn with the others.
public final class SharedLoop {
  let server: RequestServer
  let listener: Int32
  private let links: LinkProtocol
  let idle: ServeLoop.IdleWork
  /// A Boolean value that indicates whether every line is served completely before the next one. Its changes are then
  /// committed, its work is done, and its reply and notifications are sent.
  let isLineByLine: Bool
  /// The time for which the core still runs after the last client has left, in milliseconds.
  private let linger: Int
  /// The clients that have joined and not left.
  private(set) var clients: [ClientLink] = []
  /// The programs that have connected but not sent their first line yet, each with the time at which it connected.
  private var callers: [(channel: ControlChannel, since: Int)] = []
  private let wakePipe = WakePipe()
  private let sharedInput = SharedInput()
  /// The large buffer for the replies to clients with many requests. Such clients use it in turn.
  let sharedOutput = ByteBuffer(capacity: 1 << 16)
  /// The client that is being served with the large buffer, or `nil` if there is none.
  var holder: ClientLink?
  var poller = Poller()
  /// The poller for checks that do not wait.
  var glance = Poller()
  /// The time of the last request, in milliseconds of `MonotonicClock`.
  var lastAsked = MonotonicClock.milliseconds
  /// The time at which the last client left, in milliseconds of `MonotonicClock`. As long as no client has joined, the
  /// time of the start.
  private var emptySince = MonotonicClock.milliseconds
  private var isStopping = false
  /// A descriptor that is only open so that it can be closed when no other descriptor is free. Then one program can
  /// still be told that there is no room.
  private var spare = open("/dev/null", O_RDONLY | O_CLOEXEC)
  /// The time until which no program is accepted, in milliseconds of `MonotonicClock`, because there was no room for
  /// one.
  private var closedUntil = 0
  /// The number of rounds so far. In each round, all clients with input are served.
  var turn = 0
  /// A Boolean value that indicates whether any client has joined so far.
  private var hasServed = false

  /// The time limit for a program's first line after it has connected, in milliseconds.
  private static let patience = 5000
  /// The largest number of programs that share a core.
  private static let most = 1000
  /// `few` is the number of clients that get the largest pipes. `several` is the number of further clients whose pipes
  /// are enlarged to `largerPipe`. With larger pipes, the processes at the two ends need to switch less often.
  private static let (few, several) = (8, 64)
  private static let largerPipe = 1 << 18
  /// The largest number of programs that may be connected without having sent their first line.
  private static let mostCallers = 64
  /// The time for which no program is accepted, in milliseconds, after there was no room for one.
  private static let pause = 100
  /// The longest time for which one client is served while others wait, in milliseconds.
  static let share = 2

  /// - Parameters:
  ///   - listener: the socket that programs connect to.
  ///   - linger: the time for which the core still runs after the last client has left, in milliseconds.
  ///   - isRepeatable: whether the same input must always give the same output, in whatever blocks the input arrives.
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

  /// Serves until there has been no client for the time `linger`, or until a signal asks the process to end.
  /// - Parameter closed: called when the loop has ended, before the listening socket is closed.
  public func run(closed: () -> Void) {
    while !isOver {
      wait()
      takeCallers()
      for client in clients { hear(client) }
      takeWork()
      serveClients()
      settle()
      // Some actions that follow a commit were put off because input waited. If no input waits now, they continue.
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
    // Descriptor 0 never has input in a shared core. A signal puts an end of input there, which ends the wait.
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

  /// The longest time for which the loop may wait for an event, in milliseconds, or -1 for no limit.
  private var timeout: Int32 {
    if clients.contains(where: \.canBeServed) || server.isBehind { return 0 }
    // A client's parked message may be able to continue, because its work ended while other clients were served.
    if !server.isWorking, clients.contains(where: \.canGoOn) { return 0 }
    var rest = Int32.max
    if server.isWaiting || clients.contains(where: { $0.stops > 1 }) || isStopping { rest = Ticker.interval }
    if !callers.isEmpty { rest = min(rest, 1000) }
    if !takesCallers { rest = min(rest, Int32(SharedLoop.pause)) }
    if let delay = idle.delay() { rest = min(rest, max(0, delay - quiet)) }
    if let mail = server.mail { rest = min(rest, Int32(clamping: mail)) }
    if let alarm = server.alarm { rest = min(rest, Int32(clamping: alarm)) }
    // The core must end if there is no client for long enough. While there is background work, this time does not
    // matter, because the end of the work wakes the loop.
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

  /// The time for which the core runs without a client, in milliseconds. At the start it is longer, so that the program
  /// that has started the core has time to join.
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

  /// A Boolean value that indicates whether further programs are accepted now.
  var takesCallers: Bool { callers.count < SharedLoop.mostCallers && MonotonicClock.milliseconds >= closedUntil }

  private func acceptCallers() {
    while callers.count < SharedLoop.mostCallers {
      switch LocalSocket.accept(listener) {
      case .caller(let descriptor): callers.append((ControlChannel(descriptor), MonotonicClock.milliseconds))
      case .stranger: continue
      case .nobody: return
      case .noRoom:
        if turnAway() { continue }
        // There is not even the spare descriptor, so the programs wait until they are accepted. Without a pause, the
        // loop would spend its time on attempts that fail.
        closedUntil = MonotonicClock.milliseconds + SharedLoop.pause
        return
      }
    }
  }

  /// Tells the next program that connects that there is no descriptor left. For this, the spare descriptor is closed,
  /// and opened again afterwards.
  /// - Returns: a Boolean value that indicates whether there was such a program.
  private func turnAway() -> Bool {
    close(spare)
    defer { spare = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    return tellNextThatThereIsNoRoom()
  }

  /// Accepts the next program and sends it the message. The program's descriptor is closed when the function returns,
  /// because no one keeps the channel.
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

  /// Decides whether a program may join, by its first line and by the descriptors that came with the line.
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
    // On Linux, the pipes of one user together may use 64 MiB (pipe-user-pages-soft). One core must not use all of it,
    // so only some clients get large pipes.
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

  /// Reads what a client's process has sent over its channel: a signal that asked it to end, or the end of the process.
  private func hear(_ client: ClientLink) {
    guard poller.isReady(client.channel.socket) else { return }
    client.channel.receive()
    // A client may send descriptors only with its first line. Further ones are closed, so that they don't accumulate.
    for descriptor in client.channel.takeDescriptors() { close(descriptor) }
    while client.channel.takeLine() != nil { client.stop() }
    if !client.channel.isOpen { leave(client) }
  }

  private func leave(_ client: ClientLink) {
    clients.removeAll { $0 === client }
    server.leave(client.conversation)
    if clients.isEmpty { emptySince = MonotonicClock.milliseconds }
  }

  /// Sends the exit code to each client that has finished, and removes the client. A client has finished when all its
  /// replies are written, or when no more can be written.
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
