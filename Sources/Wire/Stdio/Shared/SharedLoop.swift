internal import JSON
public import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Serves the programs that share a core: each is a conversation, and all that they ask at the same time is one commit.
///
/// It never waits for any of them: who reads nothing is not served until they do, and who asks much has their turn as everybody else.
public final class SharedLoop {
  let session: Session
  let listener: Int32
  private let links: LinkProtocol
  let idle: ServeLoop.IdleWork
  /// Whether every line is committed, answered and told of before the next one is served.
  let isLineByLine: Bool
  /// How long the core stays when the last program has left, in milliseconds.
  private let linger: Int
  /// Those that are served.
  private(set) var clients: [ClientLink] = []
  /// Those that have connected and not said who they are, and since when.
  private var callers: [(channel: ControlChannel, since: Int)] = []
  private let wakePipe = WakePipe()
  private let sharedInput = SharedInput()
  /// What the replies to those who ask much are written into, in turns.
  let sharedOutput = ByteBuffer(capacity: 1 << 16)
  /// Whose replies are.
  var holder: ClientLink?
  var poller = Poller()
  /// For a look in between.
  var glance = Poller()
  /// When something was last asked, in milliseconds of `MonotonicClock`.
  var lastAsked = MonotonicClock.milliseconds
  /// Since when nobody is there.
  private var emptySince = MonotonicClock.milliseconds
  private var isStopping = false
  /// A descriptor to let go of where there is no other one.
  private var spare = open("/dev/null", O_RDONLY | O_CLOEXEC)
  /// Until when nobody comes in, in milliseconds of `MonotonicClock`.
  private var closedUntil = 0
  /// How often programs were heard.
  var turn = 0
  /// Whether anybody has joined.
  private var hasServed = false

  /// How long a program may take to say who it is, in milliseconds.
  private static let patience = 5000
  /// How many programs may share a core.
  private static let most = 1000
  /// So many programs have the largest pipes, and so many further ones larger ones than usual: fewer switches between the two ends.
  private static let (few, several) = (8, 64)
  private static let largerPipe = 1 << 18
  /// How many may come in at once.
  private static let mostCallers = 64
  /// How long nobody comes in where there is no room, in milliseconds.
  private static let pause = 100
  /// For how long one is served while others wait, in milliseconds.
  static let share = 2

  /// - Parameters:
  ///   - listener: where programs connect.
  ///   - linger: how long the core stays when the last program has left, in milliseconds.
  ///   - isRepeatable: whether what is served is to be the same whatever pieces the input comes in.
  public init(
    session: Session, listener: Int32, links: LinkProtocol, idle: ServeLoop.IdleWork, linger: Int, isRepeatable: Bool
  ) {
    self.session = session
    self.listener = listener
    self.links = links
    self.idle = idle
    self.linger = linger
    isLineByLine = isRepeatable
    session.conversations.share()
    session.waker = { [wakePipe] in wakePipe.waker() }
    session.isEnding = { Signals.isStopping }
    session.sendLines = { [unowned self] in flushClients() }
    session.drain = session.sendLines
    if !isLineByLine { session.hasInput = { [unowned self] in hasInput } }
    session.hintAtLines()
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
  }

  /// Serves until nobody is there any more, or a signal asks for the end.
  /// - Parameter closed: called when nobody can join any more.
  public func run(closed: () -> Void) {
    while !isOver {
      wait()
      takeCallers()
      for client in clients { hear(client) }
      takeWork()
      serveClients()
      settle()
      // What follows from a commit goes on while nobody asks.
      if session.isBehind, !hasInput { settle() }
      leaveDone()
      rest()
    }
    closed()
    close(listener)
    session.end()
    flushClients()
    sharedOutput.deallocate()
  }

  // MARK: Waiting

  /// Whether anybody has sent something that could be served now.
  var hasInput: Bool {
    if clients.contains(where: \.canBeServed) { return true }
    glance.begin()
    for client in clients where client.wantsInput { glance.add(client.input.number, Int16(POLLIN)) }
    return glance.wait(0)
  }

  private func wait() {
    poller.begin()
    // A signal puts an end in the place of descriptor 0, where nothing else ever comes.
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

  /// How long nothing needs to be looked at, in milliseconds; -1 for ever.
  private var timeout: Int32 {
    if clients.contains(where: \.canBeServed) || session.isBehind { return 0 }
    // What one has waited for may have been done by the way.
    if !session.isWorking, clients.contains(where: \.canGoOn) { return 0 }
    var rest = Int32.max
    if session.isWaiting || clients.contains(where: { $0.stops > 1 }) || isStopping { rest = Ticker.interval }
    if !callers.isEmpty { rest = min(rest, 1000) }
    if !takesCallers { rest = min(rest, Int32(SharedLoop.pause)) }
    if let delay = idle.delay() { rest = min(rest, max(0, delay - quiet)) }
    if let mail = session.mail { rest = min(rest, Int32(clamping: mail)) }
    if let alarm = session.alarm { rest = min(rest, Int32(clamping: alarm)) }
    // Whoever works wakes it.
    if clients.isEmpty, !session.isWorking, !session.isAwaiting {
      rest = min(rest, Int32(clamping: max(0, emptySince + loneliness - MonotonicClock.milliseconds)))
    }
    return rest == .max ? -1 : rest
  }

  /// For how long nobody has asked anything.
  var quiet: Int32 { Int32(clamping: MonotonicClock.milliseconds - lastAsked) }

  private var isOver: Bool {
    guard clients.isEmpty, callers.isEmpty else { return false }
    if isStopping { return true }
    return MonotonicClock.milliseconds - emptySince >= loneliness && !session.isWorking && !session.isAwaiting
  }

  /// How long it stays without anybody, in milliseconds: whoever has started it must have the time to join.
  private var loneliness: Int { hasServed ? linger : max(linger, SharedLoop.patience) }

  // MARK: Who comes and leaves

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

  /// Whether somebody may come in now.
  var takesCallers: Bool { callers.count < SharedLoop.mostCallers && MonotonicClock.milliseconds >= closedUntil }

  private func acceptCallers() {
    while callers.count < SharedLoop.mostCallers {
      switch LocalSocket.accept(listener) {
      case .caller(let descriptor): callers.append((ControlChannel(descriptor), MonotonicClock.milliseconds))
      case .stranger: continue
      case .nobody: return
      case .noRoom:
        if turnAway() { continue }
        // They wait at the door; to look at once whether there is room by now would be all that it does.
        closedUntil = MonotonicClock.milliseconds + SharedLoop.pause
        return
      }
    }
  }

  /// Tells the next one that there is no descriptor left, with one that is kept for that.
  /// - Returns: whether there was somebody to tell.
  private func turnAway() -> Bool {
    close(spare)
    defer { spare = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    return tellNextThatThereIsNoRoom()
  }

  /// Its descriptor is closed when this returns.
  private func tellNextThatThereIsNoRoom() -> Bool {
    guard case .caller(let descriptor) = LocalSocket.accept(listener) else { return false }
    ControlChannel(descriptor).send(noDescriptors)
    return true
  }

  private var noDescriptors: String { links.farewell(75, "the core that runs has no descriptors left for another program") }

  /// Says whether a program may join, by what it has said and brought.
  private func admit(_ line: [UInt8], _ descriptors: [Int32], of channel: ControlChannel) -> LinkProtocol.Admission {
    if clients.count >= SharedLoop.most { return .refused(links.farewell(75, "\(SharedLoop.most) programs share the core already")) }
    if channel.isCutShort { return .refused(noDescriptors) }
    let admission = links.admit(line)
    if case .joins = admission, descriptors.count != 2 {
      return .refused(links.farewell(76, "a program brings its input and its output, and not \(descriptors.count) descriptors"))
    }
    if case .joins = admission, descriptors.contains(where: { Descriptor($0)?.waits ?? true }) {
      return .refused(links.farewell(76, "a program brings pipes that do not wait (O_NONBLOCK)"))
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
    // What the system has for the pipes of one user, 64 MiB (pipe-user-pages-soft), is not for one core alone.
    let size = clients.count < SharedLoop.few ? Descriptor.largestPipe : SharedLoop.largerPipe
    if clients.count < SharedLoop.few + SharedLoop.several { for end in ends { end.enlargePipe(to: size) } }
    let conversation = session.conversations.join()
    let client: ClientLink =
      switch options.framing {
      case .lines: FramedLink(LineBuffer(maxLine: options.maxLine, sharedInput), conversation, channel, ends[0], ends[1], options)
      case .contentLength: FramedLink(FrameBuffer(maxBody: options.maxLine, sharedInput), conversation, channel, ends[0], ends[1], options)
      }
    clients.append(client)
    hasServed = true
    channel.send(links.welcome(conversation.number))
  }

  /// Hears whether a program is still there, and whether it was told to end.
  private func hear(_ client: ClientLink) {
    guard poller.isReady(client.channel.socket) else { return }
    client.channel.receive()
    // It has brought what it needs.
    for descriptor in client.channel.takeDescriptors() { close(descriptor) }
    while client.channel.takeLine() != nil { client.stop() }
    if !client.channel.isOpen { leave(client) }
  }

  private func leave(_ client: ClientLink) {
    clients.removeAll { $0 === client }
    session.leave(client.conversation)
    if clients.isEmpty { emptySince = MonotonicClock.milliseconds }
  }

  /// Says good-bye to who has got all that they asked for, or reads no more.
  private func leaveDone() {
    for client in clients {
      if client.isInputOver, !client.hasMore, !client.conversation.isParked, !client.conversation.hasEnded {
        session.endInput(of: client.conversation)
        settle()
      }
      if client.isInputOver, !session.isBehind { end(client) }
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
    return isStopping && client.stops == 0 ? (75, "the core was ended by a signal") : (0, nil)
  }
}
