internal import JSON
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Makes the standard input and output of this process a conversation of a shared core.
///
/// If possible, the relay sends both descriptors to the core. Then this process only waits for the end, and uses no
/// processor time. Otherwise it copies the bytes. The descriptor of a terminal is never sent, because its new mode
/// would disturb other programs on the terminal.
struct Relay {
  private let core: SharedCore
  private let request: JoinRequest

  init(_ core: SharedCore, _ request: JoinRequest) {
    self.core = core
    self.request = request
  }

  /// Serves until the end of the input.
  /// - Returns: the exit code that the core sends, or 75 (EX_TEMPFAIL) if the core was killed. `nil` if there is no
  ///   core to connect to.
  func run() -> Int32? {
    Signals.install()
    do throws(SharedCore.Refusal) {
      if let ends = Relay.handedOver() { return try wait(ends) }
      return try copy()
    } catch {
      if !error.sentence.isEmpty { Log.error(error.sentence) }
      return error.exitCode
    }
  }

  // MARK: Sending the descriptors

  /// Returns descriptors of the standard input and output that can be sent to the core, or `nil` if they can't be sent.
  private static func handedOver() -> [Int32]? {
    guard let input = handedOver(0, O_RDONLY) else { return nil }
    if let output = handedOver(1, O_WRONLY) { return [input, output] }
    close(input)
    return nil
  }

  /// Returns a descriptor of the same file that never blocks. The descriptors of other processes are not changed.
  private static func handedOver(_ descriptor: Int32, _ direction: Int32) -> Int32? {
    var (status, nothing) = (stat(), stat())
    guard fstat(descriptor, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFSOCK: return duplicate(descriptor)
    case S_IFCHR:
      // /dev/null behaves like a file. Other devices, such as terminals, do not.
      guard stat("/dev/null", &nothing) == 0, nothing.st_rdev == status.st_rdev else { return nil }
      return duplicate(descriptor)
    case S_IFIFO:
      #if os(Linux)
        let opened = open("/proc/self/fd/\(descriptor)", direction | O_NONBLOCK | O_CLOEXEC)
        return opened >= 0 ? opened : nil
      #else
        return nil
      #endif
    default: return nil
    }
  }

  private static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  private func wait(_ ends: [Int32]) throws(SharedCore.Refusal) -> Int32? {
    // The core has copies of the descriptors. This process closes its own, so that the other end of a pipe notices when
    // the core closes them.
    defer { for end in ends { close(end) } }
    guard let channel = try core.join(request, ends) else { return nil }
    return serve(channel)
  }

  private func serve(_ channel: ControlChannel) -> Int32 {
    guard Relay.replaceInput() else {
      Log.error("no pipe can be created: \(Output.reason(errno))")
      return 71
    }
    dup2(2, 1)
    var told = 0
    while true {
      channel.receive()
      if let code = ending(channel) { return code }
      told = Relay.tell(channel, told)
      Signals.waitWithoutInput(for: channel.socket)
    }
  }

  /// Replaces the standard input with a pipe that never has any bytes. When a signal arrives, its handler ends the
  /// input of this pipe.
  static func replaceInput() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    return dup2(ends[0], 0) == 0
  }

  /// Tells the core about signals that this process has received.
  /// - Parameter told: the number of signals that the core knows already.
  private static func tell(_ channel: ControlChannel, _ told: Int) -> Int {
    for _ in told..<max(told, Signals.count) { channel.send("stop") }
    return max(told, Signals.count)
  }

  /// Returns the exit code if the conversation has ended, or `nil` if it is still going on.
  private func ending(_ channel: ControlChannel) -> Int32? {
    if let line = channel.takeLine(), let reply = CoreReply(json: String(decoding: line, as: UTF8.self)),
      let code = reply.exit
    {
      if let sentence = reply.sentence { Log.error(sentence) }
      return Int32(clamping: code)
    }
    if channel.isOpen { return nil }
    Log.error("the core that shares \(core.directory) ended unexpectedly. All changes that had a reply are stored")
    return 75
  }

  // MARK: Copying the bytes

  private func copy() throws(SharedCore.Refusal) -> Int32? {
    guard let (own, other) = LocalSocket.pair() else {
      Log.error("no sockets can be created: \(Output.reason(errno))")
      return 71
    }
    defer { close(own) }
    let joined = Result { () throws(SharedCore.Refusal) in try core.join(request, [other, other]) }
    close(other)
    guard let channel = try joined.get() else { return nil }
    var copier = Copier(own)
    var told = 0
    while true {
      channel.receive()
      // The core sends its last replies before it reports the end. All of them are read first.
      if !channel.isOpen || copier.isOver { copier.takeAll() }
      if copier.isDone(elseOver: !channel.isOpen), let code = copier.failure ?? ending(channel) { return code }
      told = Relay.tell(channel, told)
      copier.step(and: channel.socket)
    }
  }
}
