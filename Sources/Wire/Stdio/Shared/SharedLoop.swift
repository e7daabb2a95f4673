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
  private let listener: Int32
  private let links: LinkProtocol
  private let idle: ServeLoop.IdleWork
  /// Whether every line is committed, answered and told of before the next one is served.
  private let isLineByLine: Bool
  /// How long the core stays when the last program has left, in milliseconds.
  private let linger: Int
  /// Those that are served.
  private(set) var clients: [ClientLink] = []
  /// Those that have connected and not said who they are, and since when.
  private var callers: [(channel: ControlChannel, since: Int)] = []
  private let wakePipe = WakePipe()
  private var poller = Poller()
  /// For a look in between.
  private var glance = Poller()
  /// When something was last asked, in milliseconds of `MonotonicClock`.
  private var lastAsked = MonotonicClock.milliseconds
  /// Since when nobody is there.
  private var emptySince = MonotonicClock.milliseconds
  private var isStopping = false
  /// Whose turn it is, until when, in milliseconds of `MonotonicClock`, and how often that was asked.
  private var served: ClientLink?
  private var turnEnd = 0
  private var tick = 0
  private var count = 0
  /// Until when nobody comes in, in milliseconds of `MonotonicClock`.
  private var closedUntil = 0
  /// How often programs were heard.
  private var turn = 0
  /// Whether anybody has joined.
  private var hasServed = false

  /// How long a program may take to say who it is, in milliseconds.
  private static let patience = 5000
  /// How many programs may share a core.
  private static let most = 1000
  /// As many programs have large pipes: fewer switches between the two ends.
  private static let few = 8
  /// How many may come in at once.
  private static let mostCallers = 64
  /// How long nobody comes in where there is no room, in milliseconds.
  private static let pause = 100
  /// For how long one is served while others wait, in milliseconds.
  private static let share = 2

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
    session.sendLines = { [unowned self] in flushClients() }
    session.drain = session.sendLines
    if !isLineByLine {
      session.hasInput = { [unowned self] in hasInput }
      session.turnIsOver = { [unowned self] in isTurnOver || isCurrentFull }
    }
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
  }

  // MARK: Waiting

  /// Whether anybody has sent something that could be served now.
  private var hasInput: Bool {
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
    if clients.contains(where: { $0.canGoOn && ($0.conversation.isTurnOver || !session.isWorking) }) { return 0 }
    var rest = Int32.max
    if session.isWaiting || clients.contains(where: { $0.stops > 1 }) || isStopping { rest = Ticker.interval }
    if !callers.isEmpty { rest = min(rest, 1000) }
    if !takesCallers { rest = min(rest, Int32(SharedLoop.pause)) }
    if let delay = idle.delay() { rest = min(rest, max(0, delay - quiet)) }
    if let alarm = session.alarm { rest = min(rest, Int32(clamping: alarm)) }
    // Whoever works wakes it.
    if clients.isEmpty, !session.isWorking, !session.isAwaiting {
      rest = min(rest, Int32(clamping: max(0, emptySince + loneliness - MonotonicClock.milliseconds)))
    }
    return rest == .max ? -1 : rest
  }

  /// For how long nobody has asked anything.
  private var quiet: Int32 { Int32(clamping: MonotonicClock.milliseconds - lastAsked) }

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
  private var takesCallers: Bool { callers.count < SharedLoop.mostCallers && MonotonicClock.milliseconds >= closedUntil }

  private func acceptCallers() {
    while callers.count < SharedLoop.mostCallers {
      switch LocalSocket.accept(listener) {
      case .caller(let descriptor): callers.append((ControlChannel(descriptor), MonotonicClock.milliseconds))
      case .stranger: continue
      case .nobody: return
      case .noRoom:
        // They wait at the door; to look at once whether there is room by now would be all that it does.
        closedUntil = MonotonicClock.milliseconds + SharedLoop.pause
        return
      }
    }
  }

  /// Says whether a program may join, by what it has said and brought.
  private func admit(_ line: [UInt8], _ descriptors: [Int32], of channel: ControlChannel) -> LinkProtocol.Admission {
    if clients.count >= SharedLoop.most { return .refused(links.farewell(75, "\(SharedLoop.most) programs share the core already")) }
    if channel.isCutShort { return .refused(links.farewell(75, "the core that runs has no descriptors left for another program")) }
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
    // Many large pipes would take turns in the cache of the processor, and what the system has for pipes is not much.
    if clients.count < SharedLoop.few { for end in ends { end.enlargePipe() } }
    let conversation = session.conversations.join()
    let client: ClientLink =
      switch options.framing {
      case .lines: FramedLink(LineBuffer(maxLine: options.maxLine), conversation, channel, ends[0], ends[1], options)
      case .contentLength: FramedLink(FrameBuffer(maxBody: options.maxLine), conversation, channel, ends[0], ends[1], options)
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
    if served === client { served = nil }
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

// MARK: Serving

extension SharedLoop {
  private func takeWork() {
    if session.isWorking, session.takeWork() { noteAsked() }
    if session.isListening, session.takeMail() { noteAsked() }
    if session.isWaiting { _ = session.tick() }
    for client in clients where client.canGoOn {
      beginTurn(of: client)
      session.resume(client.conversation)
    }
  }

  private func beginTurn(of client: ClientLink) {
    (served, count) = (client, 0)
    (turnEnd, tick) = (MonotonicClock.milliseconds + SharedLoop.share, MonotonicClock.tick)
  }

  /// Whether the one that is served has had its turn, and others have sent something meanwhile.
  private var isTurnOver: Bool {
    count += 1
    // To look at the clock costs as much as a little request; one that takes long is seen by the tick.
    guard count & 7 == 0 || MonotonicClock.tick != tick, MonotonicClock.milliseconds >= turnEnd, let served else { return false }
    if hasOthers(than: served) { return true }
    beginTurn(of: served)
    return false
  }

  private var isCurrentFull: Bool {
    guard let served, served.conversation.out.count > Session.mostWaiting else { return false }
    // The rest of what is read only in part would pile up.
    return served.isFull || served.backlog > 0
  }

  private func noteAsked() { lastAsked = MonotonicClock.milliseconds }

  /// Serves all that have sent something: first those who send little, so that they need not wait for what others write.
  private func serveClients() {
    for client in clients {
      if client.backlog > 0, poller.isReady(client.output.number) { client.writePending() }
      if client.conversation.isBehind, client.backlog < Session.mostWaiting / 4 { session.caughtUp(client.conversation) }
    }
    let heard = clients.filter { $0.canBeServed || $0.wantsInput && poller.isReady($0.input.number) }
    if heard.isEmpty { return }
    noteAsked()
    turn &+= 1
    serveQuiet(heard)
    if session.hasUncommitted, !isLineByLine { gather(clients.filter { $0.turn != turn }) }
    let busy = heard.filter { $0.isBusy }
    if busy.isEmpty { return }
    settle()
    // What is read is served while it is still in the cache of the processor.
    for client in busy {
      if !client.hasMore { client.read() }
      if client.canBeServed { serve(client) }
    }
  }

  private func serveQuiet(_ ready: [ClientLink]) {
    for client in ready {
      client.turn = turn
      if !client.isBusy, !client.hasMore { client.read() }
    }
    for client in ready where !client.isBusy && client.canBeServed { serve(client) }
  }

  /// Serves those, too, that have asked meanwhile: a commit costs as much as many lines.
  private func gather(_ silent: [ClientLink]) {
    var silent = silent
    while !silent.isEmpty {
      glance.begin()
      for client in silent where client.wantsInput { glance.add(client.input.number, Int16(POLLIN)) }
      guard glance.wait(0) else { return }
      let ready = silent.filter { $0.wantsInput && glance.isReady($0.input.number) }
      silent.removeAll { $0.wantsInput && glance.isReady($0.input.number) }
      serveQuiet(ready)
    }
  }

  private func serve(_ client: ClientLink) {
    let conversation = client.conversation
    beginTurn(of: client)
    while let piece = client.next() {
      session.enter(conversation)
      take(piece, from: client)
      if isLineByLine { session.finishWork() }
      if conversation.out.count > Session.mostWaiting || isLineByLine { settle() }
      // What is left stays where it is.
      if conversation.isParked || client.isFull || client.failure != nil || isTurnOver { return }
    }
    client.hasMore = false
    // Who asks much at once has room for it, and gives it back.
    if !client.isBusy { return }
    settle()
    client.shrink()
  }

  private func take(_ piece: InputPiece, from client: ClientLink) {
    switch piece {
    case .line(let line):
      if let dialect = client.options.dialect { take(line, dialect, from: client) } else { session.receive(line) }
    case .tooLong(let id):
      session.refuseLine(longerThan: client.options.maxLine, id: id, called: client.unit)
    case .broken(let sentence):
      session.refuseInput(sentence)
    }
  }

  /// Serves what a message means. Its lines don't stay in place, and so are committed and answered one by one.
  private func take(_ message: UnsafeMutableBufferPointer<UInt8>, _ dialect: any Dialect, from client: ClientLink) {
    dialect.take(Array(message)) { line in
      session.enter(client.conversation)
      session.serve(line)
      client.flush()
    }
  }

  /// Whether others have sent something meanwhile.
  private func hasOthers(than client: ClientLink) -> Bool {
    if clients.contains(where: { $0 !== client && ($0.canBeServed || $0.canGoOn && $0.conversation.isTurnOver) }) { return true }
    glance.begin()
    glance.add(listener, Int16(POLLIN))
    for other in clients where other !== client {
      glance.add(other.channel.socket, Int16(POLLIN))
      if other.wantsInput { glance.add(other.input.number, Int16(POLLIN)) }
    }
    return glance.wait(0)
  }

  /// Makes what was done durable, and only then answers.
  private func settle() {
    session.settle()
    flushClients()
  }

  private func flushClients() {
    for client in clients where client.conversation.out.count > 0 || client.options.dialect != nil {
      client.flush()
      if client.isFull { client.conversation.isBehind = true }
    }
  }

  /// Does what can be done while nobody asks.
  private func rest() {
    guard let delay = idle.delay() else { return idle.sleep() }
    if quiet < delay || hasInput { return }
    idle.step()
    // What was done may concern a live query.
    settle()
  }
}
