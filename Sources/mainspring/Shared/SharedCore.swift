internal import JSON
internal import RPC
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The core that serves a data directory for several programs, as a program that wants to join it sees it.
struct SharedCore {
  let directory: String
  /// The words of the command that starts it; nil where one is joined that runs already, and none is started.
  private let start: [String]?
  /// How long to wait for it, in milliseconds.
  private let patience: Int

  /// How long a core takes at most to begin, and to answer a program that wants to join: a disk may be slow, and stores may have to be
  /// upgraded.
  private static let longest = 60_000

  /// - Parameters:
  ///   - patience: how long to wait for a directory that somebody else has, in milliseconds.
  ///   - options: the words that it is started with where none runs; nil where none is started.
  init(_ directory: String, patience: Int, startedWith options: [String]?) {
    self.directory = directory
    self.patience = patience
    start = options.map { ["share", "--data=\(directory)"] + $0 }
  }

  /// Whether a core may be there to join.
  static func isThere(_ directory: String) -> Bool { directory != DataDirectory.inMemory && LocalSocket.isThere(in: directory) }

  /// Why a program could not join.
  struct Refusal: Error {
    let exitCode: Int32
    let sentence: String
  }

  /// Joins the core, and starts it where there is none.
  /// - Parameters:
  ///   - request: who wants to join.
  ///   - descriptors: where its input comes from, and where its replies go.
  /// - Returns: the channel over which the core says how the conversation ended; nil where no core is there, and none is started.
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
        // Who has no room says so before it has heard anything, and who is about to end says nothing.
        channel.send(line, descriptors)
        if let reply = SharedCore.reply(on: channel, within: SharedCore.longest) {
          // Where the system does not say which one was joined, none is ended.
          if let core, let process, core.process != process { core.end() }
          if reply.joined != nil { return channel }
          throw Refusal(exitCode: Int32(clamping: reply.exit ?? 70), sentence: reply.sentence ?? "the core has refused the program")
        }
        isEnding = true
      }
      guard let start else { return nil }
      if core == nil { core = StartedCore(start) }
      guard let started = core else { throw Refusal(exitCode: 71, sentence: "the core can't be started: \(Output.reason(errno))") }
      // One that somebody else has started is as good.
      guard let outcome = started.outcome(within: 20) else {
        if MonotonicClock.milliseconds - begin < SharedCore.longest + patience { continue }
        throw Refusal(exitCode: 75, sentence: "the core does not begin to serve \(directory)")
      }
      switch outcome {
      // Should it be gone by now, another one is started.
      case .serves: core = nil
      case .ended(let reply):
        // It may have found the directory taken by one that listens a moment later.
        let rest = begin + patience + (isEnding ? 1000 : SharedCore.longest) - MonotonicClock.milliseconds
        guard rest > 0, reply?.taken == true else { throw refusal(reply, isEnding) }
        started.end()
        core = nil
        usleep(20_000)
      }
    }
    throw Refusal(exitCode: 0, sentence: "")
  }

  /// Why there is no core, as the one that was started has said.
  /// - Parameter isEnding: whether another one was there, and answered nothing.
  private func refusal(_ reply: CoreReply?, _ isEnding: Bool) -> Refusal {
    if isEnding {
      return Refusal(
        exitCode: 75,
        sentence: "the core that shares \(directory) is ending, and waits for a program that reads nothing; a second signal ends that")
    }
    return Refusal(
      exitCode: Int32(clamping: reply?.exit ?? 70), sentence: reply?.sentence ?? "the core has ended before it could serve \(directory)")
  }

  /// Waits for the next line of the core; nil where it says nothing more.
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
