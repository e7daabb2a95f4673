internal import JSON
internal import Kernel
internal import RPC
internal import SQLite
internal import Shape
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Command {
  static let serve = Command(
    name: "serve", summary: "read requests from standard input, one a line, and answer on standard output", operands: "",
    options: CoreOptions.options + ServeOptions.options
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("serve")
    return serve(try CoreOptions(arguments), try ServeOptions(arguments), tap: nil)
  }

  static let record = Command(
    name: "record", summary: "serve, and write a transcript that replay runs", operands: "FILE",
    options: CoreOptions.options.filter { $0.name != "data" } + ServeOptions.options
  ) { (arguments) throws(UsageError) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else { throw UsageError("record needs one file to write") }
    let core = try CoreOptions(repeatable: arguments)
    let options = try ServeOptions(arguments)
    do throws(Files.Failure) {
      let recorder = try TranscriptRecorder(path)
      for name in ["clock", "seed"] where arguments.isSet(name) { recorder.comment("--\(name) \(arguments[name] ?? "")") }
      let code = serve(core, options, tap: recorder.tap)
      if recorder.isComplete { return code }
      Log.error("\(path) could not be written to its end")
      return code == 0 ? 74 : code
    } catch {
      Log.error(error.sentence)
      return 73
    }
  }

  private static func serve(_ coreOptions: CoreOptions, _ options: ServeOptions, tap: ServeLoop.Tap?) -> Int32 {
    Log.start(options.logLevel, data: coreOptions.data)
    // Before anything could print or be interrupted.
    guard let frames = Frames.takeStandardOutput(), !Output.isMissing else {
      Log.error("there is no standard output to answer on")
      return 74
    }
    Signals.install()
    let core: Core
    do throws(DataDirectory.Unusable) {
      core = try Core(coreOptions)
    } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    if let kept = options.keptChanges { core.kernel.stores.changes.kept = kept }
    Log.info("mainspring \(Core.version) serves \(coreOptions.data) as process \(getpid())")
    var loop = ServeLoop(
      session: core.session, frames: frames, maxLine: options.maxLine, framing: options.framing, idle: core.idleWork, tap: tap)
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
