internal import JSON
internal import Logging
internal import RPC
internal import SQLite
internal import Shape
internal import Stdio
internal import Storage
internal import Tenancy

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command `serve`: serves requests until the end of the input.
extension Command {
  static let serve = Command(
    name: "serve", summary: "read requests from standard input, one per line, and reply on standard output",
    operands: "",
    options: CoreOptions.options + ServeOptions.options
      + [ShareOptions.shared, ShareOptions.linger, ShareOptions.readOnly, ShareOptions.signIn]
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("serve")
    let (core, options) = (try CoreOptions(arguments), try ServeOptions(arguments))
    let isShared = arguments.isSet("shared")
    if isShared || options.isReadOnly && SharedCore.isThere(core.data) {
      if let code = try relay(arguments, core, JoinRequest("serve"), starts: isShared) { return code }
    }
    if options.isReadOnly { try core.refuseMemory() }
    return options.isReadOnly ? read(core, options) : serve(core, options, tap: nil)
  }

  /// Serves methods that read until the end of the input. They run on copies of the stores.
  private static func read(_ coreOptions: CoreOptions, _ options: ServeOptions) -> Int32 {
    do throws(DataDirectory.Unusable) {
      let snapshots = try Snapshots(coreOptions)
      defer { snapshots.close() }
      return serve(.repeatable, options, tap: nil, dialect: snapshots)
    } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
  }

  /// Connects the standard input and output to a shared core, as one of its conversations.
  /// - Parameter starts: a Boolean value that indicates whether a core is started if none is running.
  /// - Returns: the exit code, or `nil` if there is no core, and none was started.
  static func relay(
    _ arguments: Arguments, _ options: CoreOptions, _ request: JoinRequest, starts: Bool
  ) throws(UsageError) -> Int32? {
    let serving = try ServeOptions(arguments)
    // The shared core writes the log file of the data directory. So this process logs only to the standard error.
    Log.start(serving.logLevel, data: DataDirectory.inMemory)
    if Output.isMissing {
      Log.error("there is no standard output for the replies: \(Output.reason(EBADF))")
      return 74
    }
    var request = request
    request.framing = serving.framing.rawValue
    request.maxLine = serving.maxLine
    request.signIn = serving.signIn.rawValue
    request.readOnly = serving.isReadOnly
    request.options = ShareOptions.words(arguments)
    return try Relay(ShareOptions.core(arguments, options, starts: starts), request).run()
  }

  /// Serves requests until the end of the input.
  /// - Parameters:
  ///   - tap: receives a copy of all lines, for a transcript.
  ///   - dialect: the protocol to use instead of JSON-RPC, such as MCP.
  static func serve(
    _ coreOptions: CoreOptions, _ options: ServeOptions, tap: ServeLoop.Tap?, dialect: (any Dialect)? = nil
  ) -> Int32 {
    Log.start(options.logLevel, data: coreOptions.data)
    // From here on, only replies go to the standard output. This comes before any output, and before signals are
    // handled.
    guard let frames = Frames.takeStandardOutput(), !Output.isMissing else {
      Log.error("there is no standard output for the replies: \(Output.reason(EBADF))")
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
    // The core is never freed. The process ends after this function anyway, and freeing the core takes as long as
    // replying to a hundred requests.
    _ = Unmanaged.passRetained(core)
    core.server.conversations.current.signsInAlone = options.signIn == .conversation
    core.server.conversations.current.isReadOnly = options.isReadOnly
    options.limit(core.stores)
    Log.info("mainspring \(Version.text) serves \(coreOptions.data) as process \(getpid())")
    var loop = ServeLoop(
      server: core.server, frames: frames, maxLine: options.maxLine, framing: options.framing, idle: core.idleWork,
      tap: tap,
      dialect: dialect, isRepeatable: core.stores.isRepeatable)
    let code = loop.run()
    core.finishLog()
    core.stores.close()
    if let sentence = frames.loss.sentence(Output.reason) { Log.error(sentence) }
    if let failure = loop.inputFailure { Log.error("the standard input can't be read: \(Output.reason(failure))") }
    let reason =
      loop.inputFailure != nil
      ? "input failed" : code != 0 ? "output closed" : Signals.isStopping ? "signal" : "end of input"
    Log.info("serving ended: \(reason)")
    return code
  }
}

extension Arguments {
  /// Throws an error if there are operands. Commands that accept only options call this function.
  func refuseOperands(_ command: String) throws(UsageError) {
    if let word = operands.first { throw UsageError("\(command) takes no operands, so leave out \(word)") }
  }
}
