internal import JSON
internal import RPC
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The core that serves a data directory for several programs, as seen by a program that joins it.
struct SharedCore {
  let directory: String
  /// The words of the command that starts the core, or `nil` if only a running core may be joined.
  private let start: [String]?
  /// The time to wait for the directory, in milliseconds.
  private let patience: Int

  /// The longest time that a core takes to begin, and to answer a program that joins, in milliseconds. A disk may be
  /// slow, and stores may need an upgrade.
  private static let longest = 60_000

  /// - Parameters:
  ///   - patience: the time to wait for a directory that another process holds, in milliseconds.
  ///   - options: the words with which a core is started if none runs, or `nil` if none may be started.
  init(_ directory: String, patience: Int, startedWith options: [String]?) {
    self.directory = directory
    self.patience = patience
    start = options.map { ["share", "--data=\(directory)"] + $0 }
  }

  /// Returns a Boolean value that indicates whether there may be a core to join.
  static func isThere(_ directory: String) -> Bool {
    directory != DataDirectory.inMemory && LocalSocket.isThere(in: directory)
  }

  /// The reason why a program could not join.
  struct Refusal: Error {
    let exitCode: Int32
    let sentence: String
  }

  /// Joins the core, and starts one if there is none.
  /// - Parameters:
  ///   - request: the options of the program that joins.
  ///   - descriptors: the program's input, and the target of its replies.
  /// - Returns: the channel over which the core reports the end of the conversation. `nil` if there is no core, and
  ///   none may be started.
  func join(_ request: JoinRequest, _ descriptors: [Int32]) throws(Refusal) -> ControlChannel? {
    var request = request
    request.process = Int(getpid())
    let line = jsonText(request)
    var core: StartedCore?
    let begin = MonotonicClock.milliseconds
    var isEnding = false
    while !Signals.isStopping {
      if let socket = LocalSocket.connect(in: directory) {
        let process = LocalSocket.process(of: socket)
        let channel = ControlChannel(socket)
        // A core without room replies before it has read the line, and a core that is about to end does not reply.
        channel.send(line, descriptors)
        if let reply = SharedCore.reply(on: channel, within: SharedCore.longest) {
          // If the system does not report the process that was joined, no core is ended.
          if let core, let process, core.process != process { core.end() }
          if reply.joined != nil { return channel }
          throw Refusal(
            exitCode: Int32(clamping: reply.exit ?? 70), sentence: reply.sentence ?? "the core refused the program")
        }
        isEnding = true
      }
      guard let start else { return nil }
      if core == nil { core = StartedCore(start) }
      guard let started = core else {
        throw Refusal(exitCode: 71, sentence: "the core can't be started: \(Output.reason(errno))")
      }
      // A core that another process has started is just as good.
      guard let outcome = started.outcome(within: 20) else {
        if MonotonicClock.milliseconds - begin < SharedCore.longest + patience { continue }
        throw Refusal(exitCode: 75, sentence: "the core did not begin to serve \(directory) in time. Try again")
      }
      switch outcome {
      // If that core has ended meanwhile, another one is started.
      case .serves: core = nil
      case .ended(let reply):
        // The started core may have ended because another core holds the directory. That core may listen a moment
        // later.
        let rest = begin + patience + (isEnding ? 1000 : SharedCore.longest) - MonotonicClock.milliseconds
        guard rest > 0, reply?.taken == true else { throw refusal(reply, isEnding) }
        started.end()
        core = nil
        usleep(20_000)
      }
    }
    throw Refusal(exitCode: 0, sentence: "")
  }

  /// Returns the reason why there is no core, from the reply of the core that was started.
  /// - Parameter isEnding: whether there was another core, which did not reply.
  private func refusal(_ reply: CoreReply?, _ isEnding: Bool) -> Refusal {
    if isEnding {
      return Refusal(
        exitCode: 75,
        sentence:
          "the core that shares \(directory) is ending, and waits for a program that does not read its replies. Send the core a second signal to end the wait"
      )
    }
    return Refusal(
      exitCode: Int32(clamping: reply?.exit ?? 70),
      sentence: reply?.sentence ?? "the core ended before it served \(directory)")
  }

  /// Waits for the next line of the core. Returns `nil` if no line comes.
  static func reply(on channel: ControlChannel, within milliseconds: Int) -> CoreReply? {
    let end = MonotonicClock.milliseconds + milliseconds
    while true {
      channel.receive()
      if let line = channel.takeLine() { return CoreReply(json: String(decoding: line, as: UTF8.self)) }
      let rest = end - MonotonicClock.milliseconds
      if !channel.isOpen || rest <= 0 || Signals.isStopping { return nil }
      Signals.wait(for: channel.socket, atMost: rest)
    }
  }
}
