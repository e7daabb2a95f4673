internal import JSON
internal import Kernel
internal import RPC
internal import SQLite
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Command {
  static let serve = Command(
    name: "serve", summary: "read requests from standard input, one a line, and answer on standard output", operands: "",
    options: CoreOptions.options + [Option("max-line", "BYTES", "the longest line that is accepted (default: 16777216)"), LogLevel.option]
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("serve")
    var maxLine = 16 << 20
    if let text = arguments["max-line"] {
      guard let number = Int(text), (1...1 << 30).contains(number) else {
        throw UsageError("--max-line must be a number of bytes from 1 to 1073741824, not \(text)")
      }
      maxLine = number
    }
    let options = try CoreOptions(arguments)
    Log.start(try LogLevel(arguments), data: options.data)
    // Before anything could print or be interrupted.
    guard let frames = Frames.takeStandardOutput(), !Output.isMissing else {
      Log.error("there is no standard output to answer on")
      return 74
    }
    Signals.install()
    let core: Core
    do throws(DataDirectory.Unusable) {
      core = try Core(options)
    } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    Log.info("mainspring \(Core.version) serves \(options.data) as process \(getpid())")
    var loop = ServeLoop(session: core.session, frames: frames, maxLine: maxLine, idle: core.idleWork)
    let code = loop.run()
    core.kernel.stores.close()
    let reason = loop.hasInputFailed ? "input failed" : code != 0 ? "output closed" : Signals.isStopping ? "signal" : "end of input"
    Log.info("serving ended: \(reason)")
    return code
  }
}

extension Arguments {
  /// For commands that take options alone.
  func refuseOperands(_ command: String) throws(UsageError) {
    if let word = operands.first { throw UsageError("\(command) takes no \(word)") }
  }
}

extension Core {
  /// What the process does while no request waits: the services' chores soon; when it has been quiet for longer, checkpoints, and once
  /// what only the start needed is let go.
  var idleWork: ServeLoop.IdleWork {
    let kernel = kernel
    let chores = kernel.chores
    // A host that waits for each reply must not wait for a chore after it.
    let choreDelay: Int32 = 20
    let quietDelay: Int32 = 200
    var isFresh = true
    return ServeLoop.IdleWork(
      delay: { chores.contains { $0.isWanted() } ? choreDelay : isFresh || kernel.stores.wantsCheckpoint ? quietDelay : nil },
      step: {
        if let chore = chores.first(where: { $0.isWanted() }) {
          do throws(Failure) {
            try chore.step()
            try kernel.stores.commit()
          } catch {
            kernel.stores.rollback()
            chore.pause()
            Log.warning("work for idle moments failed (\(error.code.name)); it waits until something changes")
          }
        } else {
          if kernel.stores.wantsCheckpoint { Log.debug("moving commits into the files") }
          kernel.stores.checkpoint()
          if isFresh { Resident.forgetStart() }
          isFresh = false
        }
      })
  }
}
