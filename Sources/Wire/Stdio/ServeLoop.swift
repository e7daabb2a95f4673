internal import JSON
public import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The main loop of the core: reads messages from the standard input, serves them, and writes the replies. It runs
/// until the input ends.
public struct ServeLoop: ~Copyable {
  private let server: RequestServer
  private let frames: Frames
  private let maxLine: Int
  private let framing: Framing
  private let idle: IdleWork
  private let tap: Tap?
  /// The protocol that is used instead of JSON-RPC, or `nil` for JSON-RPC itself.
  private let dialect: (any Dialect)?
  /// A Boolean value that indicates whether every line is served completely before the next one. Its changes are then
  /// committed, its work is done, and its reply and notifications are sent. So the output does not depend on the blocks
  /// in which the input is read, or on the duration of work.
  private let isLineByLine: Bool
  /// Sends the lines of a buffer and empties the buffer. Returns `false` if the reader has closed its end of the pipe.
  private let send: (ByteBuffer) -> Bool
  private let wakePipe = WakePipe()
  private let ticks = Ticker.ticks
  private var ticksSeen = 0
  /// The number of the tick at which deadlines were last checked.
  private var ticksLookedAt = 0
  /// The number of ticks since the last input, which determines whether the work of idle moments may begin.
  private var quietTicks: Int32 = 0
  /// The error number of a failed read of the input that has ended `run`. `nil` if `run` ended for another reason.
  public private(set) var inputFailure: Int32?

  /// The functions with which a conversation is recorded as a transcript. With a tap, every line is committed and
  /// answered before the next one is served. So the order of lines in the record is the same in every run.
  public struct Tap {
    /// Called with each line of the input, without its newline. It gets an empty line at the end of the input, and
    /// `nil` for a line that could not be stored.
    public let received: (UnsafeBufferPointer<UInt8>?) -> Void
    /// Called with the lines of the output when they are sent.
    public let sent: (UnsafeBufferPointer<UInt8>) -> Void

    public init(
      received: @escaping (UnsafeBufferPointer<UInt8>?) -> Void, sent: @escaping (UnsafeBufferPointer<UInt8>) -> Void
    ) {
      self.received = received
      self.sent = sent
    }
  }

  /// The work of idle moments: it is done in steps while no request waits.
  public struct IdleWork {
    /// Returns for how long there must have been no input before `step` may be called, in milliseconds. Returns `nil`
    /// if there is no work.
    public let delay: () -> Int32?
    public let step: () -> Void
    /// Called if there is no work, immediately before the process waits for input.
    public let sleep: () -> Void

    public init(delay: @escaping () -> Int32?, step: @escaping () -> Void, sleep: @escaping () -> Void) {
      self.delay = delay
      self.step = step
      self.sleep = sleep
    }
  }

  /// - Parameters:
  ///   - dialect: the protocol that is used instead of JSON-RPC, with one message on each line. A loop with a dialect
  ///     has no tap.
  ///   - isRepeatable: whether the same input must always give the same output, in whatever blocks the input arrives.
  public init(
    server: RequestServer, frames: Frames, maxLine: Int, framing: Framing = .lines, idle: IdleWork, tap: Tap? = nil,
    dialect: (any Dialect)? = nil, isRepeatable: Bool = false
  ) {
    self.dialect = dialect
    self.server = server
    self.frames = frames
    self.maxLine = maxLine
    self.framing = framing
    self.idle = idle
    self.tap = tap
    isLineByLine = tap != nil || isRepeatable
    send = ServeLoop.sender(frames, framing, tap, dialect)
    server.waker = { [wakePipe] in wakePipe.waker() }
    server.isEnding = { Signals.isStopping }
    // If the bytes can't be sent, they are dropped here. The loop finds out at the end of the line that the reader has
    // gone.
    server.sendLines = { [send] in
      if !send(server.out) { server.out.truncate(to: 0) }
    }
    if !isLineByLine { server.hasInput = { ServeLoop.hasInput(within: 0) } }
    server.hintAtLines()
    server.drain = server.sendLines
    let conversation = server.conversations.current
    // A transcript is read by lines, too, whatever the framing is.
    conversation.isOfLines = framing == .lines || tap != nil
    // A header contains the length of the whole message, and a transcript records whole lines. So no part of a message
    // can be sent before the rest is written.
    conversation.mayDrain = framing == .lines && tap == nil && dialect == nil
  }

  /// Serves until the end of the input.
  /// - Returns: the exit code: 0, or 74 (EX_IOERR) if the input can't be read or the output can't be written.
  public mutating func run() -> Int32 {
    frames.enlargePipes()
    switch framing {
    case .lines:
      var lines = LineBuffer(maxLine: maxLine)
      return serve(&lines)
    case .contentLength:
      var bodies = FrameBuffer(maxBody: maxLine)
      return serve(&bodies)
    }
  }

  private mutating func serve<Input: MessageBuffer & ~Copyable>(_ lines: inout Input) -> Int32 {
    while true {
      setTicker()
      if server.isWorking || server.isListening, !waitForInput() { return 74 }
      while server.isBehind, !ServeLoop.hasInput(within: 0) {
        guard flush() else { return 74 }
      }
      let count = lines.fill(from: Descriptor(0, isSocket: false))
      if count < 0 {
        let number = errno
        if number != EINTR, number != EAGAIN {
          inputFailure = number
          server.end()
          _ = flush()
          return 74
        }
        if number == EAGAIN, !server.isWorking { _ = ServeLoop.hasInput(within: -1) }
        guard noteTicks() else { return 74 }
        continue
      }
      quietTicks = -1
      // A signal may have ended the input in the middle of a line. Such a line is incomplete, so it must not be served.
      if count == 0, Signals.isStopping { lines.dropUnfinished() }
      guard serveLines(of: &lines) else { return 74 }
      if count == 0 {
        tap?.received(UnsafeBufferPointer(start: nil, count: 0))
        server.end()
        guard flush() else { return 74 }
        dialect?.end()
        return flush() ? 0 : 74
      }
    }
  }

  private mutating func serveLines<Input: MessageBuffer & ~Copyable>(of lines: inout Input) -> Bool {
    while let piece = lines.next() {
      // While lines arrive without a pause, no read waits, so no tick interrupts one. The deadlines are checked here
      // instead.
      if ticks.value != ticksLookedAt, !flushExpired() { return false }
      if server.isWorking, server.takeWork(), !flush() { return false }
      if server.isListening, server.takeDueMail(isServing: true), !flush() { return false }
      switch piece {
      case .line(let line):
        tap?.received(UnsafeBufferPointer(line))
        if let dialect { take(line, dialect) } else { server.receive(line) }
      case .tooLong(let id, let call):
        tap?.received(nil)
        server.refuseLine(longerThan: maxLine, id: id, of: call, called: Input.unit)
      case .unheld(let id, let call):
        tap?.received(nil)
        server.refuseUnheldLine(id: id, of: call, called: Input.unit)
      case .broken(let sentence):
        tap?.received(nil)
        server.refuseInput(sentence)
      }
      if isLineByLine {
        server.finishWork()
        guard flush() else { return false }
      } else if server.out.count > RequestServer.mostWaiting, !flush() {
        return false
      }
    }
    guard flush() else { return false }
    if server.conversations.hasSecrets {
      lines.overwriteDone()
      server.conversations.overwriteSent()
    }
    return true
  }

  /// Handles a message of a dialect. The JSON-RPC lines that the dialect makes do not stay in place, so they can't be
  /// in a group. Each of them is committed and answered by itself.
  private func take(_ message: UnsafeMutableBufferPointer<UInt8>, _ dialect: any Dialect) {
    dialect.take(Array(message)) { serve($0, dialect) }
  }

  /// Serves a JSON-RPC line that a dialect has made, and passes the replies to the dialect.
  private func serve(_ line: [UInt8], _ dialect: any Dialect) {
    server.serve(line)
    dialect.tell(server.out.bytes)
    server.out.truncate(to: 0)
  }

  private func setTicker() {
    if Ticker.isRunning { return }
    if server.isWaiting || idle.delay() != nil { return Ticker.start() }
    Ticker.start(in: server.alarm)
    idle.sleep()
  }

  /// Waits for input, for its end or for a signal, while there is background work or a mailbox. During the wait, sends
  /// the results of work. Returns `false` if the output can't be written.
  private mutating func waitForInput() -> Bool {
    while server.isWorking || server.isListening {
      if server.isWorking && server.takeWork() || server.takeDueMail() {
        // Messages of other threads count as input. So the work of idle moments does not begin directly after them.
        quietTicks = -1
        guard flush() else { return false }
        // If requests have arrived, they are served before further pieces of work are finished.
        if ServeLoop.hasInput(within: 0) { return true }
        continue
      }
      guard let reader = wakePipe.reader else {
        server.finishWork()
        break
      }
      setTicker()
      var waits = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
      ]
      // The messages of other threads may be delayed in favour of requests (`RequestServer.mail`). The wait ends when
      // they must be handled.
      if poll(&waits, 2, server.mail.map { Int32(clamping: $0) } ?? -1) < 0 {
        guard noteTicks() else { return false }
        continue
      }
      if waits[1].revents != 0 { wakePipe.drain() }
      if waits[0].revents != 0 { return true }
    }
    return flush()
  }

  private static func sender(_ frames: Frames, _ framing: Framing, _ tap: Tap?, _ dialect: (any Dialect)?) -> (
    ByteBuffer
  ) -> Bool {
    func send(_ lines: UnsafeBufferPointer<UInt8>) -> Bool {
      framing == .lines ? frames.send(bytes: lines) : frames.sendWithHeaders(lines)
    }
    return { out in
      if let dialect {
        dialect.tell(out.bytes)
        out.truncate(to: 0)
        return dialect.takeMessages().withUnsafeBufferPointer { $0.isEmpty || send($0) }
      }
      tap?.sent(out.bytes)
      guard send(out.bytes) else { return false }
      out.truncate(to: 0)
      return true
    }
  }

  /// Commits the changes and makes them durable, and then sends the replies. Returns `false` if the output can't be
  /// written.
  private func flush() -> Bool {
    server.settle()
    guard server.out.count > 0 || dialect != nil else { return true }
    let isOpen = send(server.out)
    server.out.shrink(to: RequestServer.mostWaiting * 2)
    guard isOpen, let dialect else { return isOpen }
    // The dialect has just received replies and notifications. Because of these, it may have queued requests of its
    // own.
    let requests = dialect.takeRequests()
    for line in requests { serve(line, dialect) }
    return requests.isEmpty || flush()
  }

  /// Handles an interruption of the wait for input. Sends errors to requests whose deadline has passed. If there was no
  /// input for long enough, does the work of idle moments. Returns `false` if the output can't be written.
  private mutating func noteTicks() -> Bool {
    guard ticks.value != ticksSeen else { return true }
    ticksSeen = ticks.value
    quietTicks += 1
    guard flushExpired(), server.alarm != 0 || flush() else { return false }
    while let delay = idle.delay() {
      if quietTicks * Ticker.interval < delay || ServeLoop.hasInput(within: 0) || hasMail { return true }
      idle.step()
      // The work may have changed the result of a live query. The new result is sent here.
      guard flush() else { return false }
    }
    if !server.isWaiting { Ticker.stop() }
    return true
  }

  /// A Boolean value that indicates whether another thread has a message for the loop.
  private var hasMail: Bool {
    // Without mailboxes, nothing empties the wake pipe. So a byte in it does not mean that there is a message.
    guard server.isListening, let reader = wakePipe.reader else { return false }
    var mail = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    return poll(&mail, 1, 0) > 0
  }

  private mutating func flushExpired() -> Bool {
    ticksLookedAt = ticks.value
    return server.isWaiting && server.tick() ? flush() : true
  }

  /// Waits for input, for at most this number of milliseconds, or without limit for -1. Returns a Boolean value that
  /// indicates whether there is input, its end, or a signal.
  private static func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) != 0
  }
}
