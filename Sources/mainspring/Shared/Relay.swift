internal import JSON
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program's standard input and output as a conversation of a shared core.
///
/// If possible, the relay hands both descriptors over and only waits for the end. The program then uses no processor
/// time. Otherwise it copies the bytes. A terminal can't be handed over, because its other readers must not be
/// disturbed.
struct Relay {
  private let core: SharedCore
  private let request: JoinRequest

  init(_ core: SharedCore, _ request: JoinRequest) {
    self.core = core
    self.request = request
  }

  /// Serves until the end of the input.
  /// - Returns: the exit code that the core sends, or 75 (EX_TEMPFAIL) if the core was killed. `nil` if there is no
  ///   core to join.
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

  // MARK: Handing over

  /// Returns the standard input and output in a form that the core can use, or `nil` if they can't be handed over.
  private static func handedOver() -> [Int32]? {
    guard let input = handedOver(0, O_RDONLY) else { return nil }
    if let output = handedOver(1, O_WRONLY) { return [input, output] }
    close(input)
    return nil
  }

  /// Returns a descriptor of the same file that never blocks, while the descriptors of other processes still block.
  private static func handedOver(_ descriptor: Int32, _ direction: Int32) -> Int32? {
    var (status, nothing) = (stat(), stat())
    guard fstat(descriptor, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFSOCK: return duplicate(descriptor)
    case S_IFCHR:
      // Other devices, such as terminals, do not behave like files.
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
    // The core owns the descriptors then. A process that waits for their end waits until the core closes them.
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

  /// Replaces the standard input with a pipe in which no bytes ever come. A signal puts an end of input there.
  static func replaceInput() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    return dup2(ends[0], 0) == 0
  }

  /// Passes signals on to the core.
  /// - Parameter told: the number of signals that were passed on before.
  private static func tell(_ channel: ControlChannel, _ told: Int) -> Int {
    for _ in told..<max(told, Signals.count) { channel.send("stop") }
    return max(told, Signals.count)
  }

  /// Returns the exit code if the conversation has ended, or `nil` while it lasts.
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

  // MARK: Copying

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
      // The core's answers come before its line about the end.
      if !channel.isOpen || copier.isOver { copier.takeAll() }
      if copier.isDone(elseOver: !channel.isOpen), let code = copier.failure ?? ending(channel) { return code }
      told = Relay.tell(channel, told)
      copier.step(and: channel.socket)
    }
  }
}
