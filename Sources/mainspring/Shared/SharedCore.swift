internal import JSON
internal import RPC
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The core that serves a data directory for several programs, as a program sees it that connects to the core.
struct SharedCore {
  let directory: String
  /// The words of the command that starts a core, or `nil` if the program may only use a core that is already running.
  private let start: [String]?
  /// The time to wait for the directory while another process uses it, in milliseconds.
  private let patience: Int

  /// The longest time that a core may take to start, or to reply to a program, in milliseconds. The disk can be slow,
  /// and the stores may need an upgrade.
  private static let longest = 60_000

  /// - Parameters:
  ///   - patience: the time to wait for the directory while another process uses it, in milliseconds.
  ///   - options: the command-line options for starting a core if none is running, or `nil` if none may be started.
  init(_ directory: String, patience: Int, startedWith options: [String]?) {
    self.directory = directory
    self.patience = patience
    start = options.map { ["share", "--data=\(directory)"] + $0 }
  }

  /// Returns a Boolean value that indicates whether a shared core may be running: its socket is in the directory. The
  /// socket can also be left over from a core that was killed.
  static func isThere(_ directory: String) -> Bool {
    directory != DataDirectory.inMemory && LocalSocket.isThere(in: directory)
  }

  /// The reason why a program could not connect to a core.
  struct Refusal: Error {
    let exitCode: Int32
    let sentence: String
  }

  /// Connects to the core. If none is running, starts one.
  /// - Parameters:
  ///   - request: the options of the program.
  ///   - descriptors: the program's input and output, for the requests and the replies.
  /// - Returns: the channel on which the core reports the end of the conversation. `nil` if no core is running, and
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
        // The result of sending is ignored. A core without room for another program replies before it reads the line. A
        // core that is about to end does not reply at all.
        channel.send(line, descriptors)
        if let reply = SharedCore.reply(on: channel, within: SharedCore.longest) {
          // The program has connected to a core that another process started, so the core that this process started is
          // not needed. If the system does not report which process was reached, no core is ended.
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
      // Meanwhile another process may also have started a core. The next attempt to connect finds whichever core is
      // ready first.
      guard let outcome = started.outcome(within: 20) else {
        if MonotonicClock.milliseconds - begin < SharedCore.longest + patience { continue }
        throw Refusal(exitCode: 75, sentence: "the core did not begin to serve \(directory) in time. Try again")
      }
      switch outcome {
      // The core was ready, but may have ended since. Then the next attempt starts another one.
      case .serves: core = nil
      case .ended(let reply):
        // The started core has ended because another core holds the directory. That core may not accept connections
        // yet, so the attempt is repeated.
        let rest = begin + patience + (isEnding ? 1000 : SharedCore.longest) - MonotonicClock.milliseconds
        guard rest > 0, reply?.taken == true else { throw refusal(reply, isEnding) }
        started.end()
        core = nil
        usleep(20_000)
      }
    }
    throw Refusal(exitCode: 0, sentence: "")
  }

  /// Returns the reason why no core could be reached. It comes from the reply of the core that was started.
  /// - Parameter isEnding: whether there was another core that accepted the connection but did not reply.
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

  /// Waits for the next line of the core. Returns `nil` if no line arrives in time.
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
