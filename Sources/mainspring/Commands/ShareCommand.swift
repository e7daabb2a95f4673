internal import JSON
internal import MCP
internal import RPC
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Command {
  static let share = Command(
    name: "share", summary: "serve the programs that share a data directory (serve --shared), until the last has left", operands: "",
    options: CoreOptions.options + [ShareOptions.linger, ServeOptions.keepChanges, LogLevel.option],
    more: """
      Who comes first with --shared starts it, and nobody else need. It says a line when it serves, and ends some seconds after the last
      program (--linger). Programs find it by the socket mainspring.sock in the data directory, at which it lets in processes of the same
      user alone.
      """
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("share")
    ShareOptions.closeInherited()
    var options = try CoreOptions(arguments)
    options.isShared = true
    try options.refuseMemory()
    Signals.install()
    // Of the terminal of whoever started it no signal is meant for it.
    _ = setsid()
    Log.start(try LogLevel(arguments), data: options.data)
    let words = ShareOptions.words(arguments)
    let linger = try ShareOptions.linger(arguments)
    do throws(DataDirectory.Unusable) {
      let core = try Core(options)
      _ = Unmanaged.passRetained(core)
      if let kept = try? arguments.number("keep-changes", "a number", 1...1_000_000_000) { core.stores.changes.kept = kept }
      return share(core, options.data, linger: linger, words)
    } catch {
      say(CoreReply(exit: error.exitCode, error.sentence))
      Log.error(error.sentence)
      return error.exitCode
    }
  }

  private static func share(_ core: Core, _ directory: String, linger: Int, _ words: [String]) -> Int32 {
    guard Relay.replaceInput(), let listener = LocalSocket.listen(in: directory) else {
      let sentence = "\(directory)/\(LocalSocket.name) can't be made: \(Output.reason(errno))"
      say(CoreReply(exit: 73, sentence))
      Log.error(sentence)
      return 73
    }
    ShareOptions.raiseLimit()
    Log.info("mainspring \(Version.text) shares \(directory) as process \(getpid())")
    say(CoreReply(joined: 0))
    // Whoever started it waits for no more.
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, 1)
    close(nothing)
    let admission = Admission(core, words)
    let loop = SharedLoop(
      session: core.session, listener: listener, links: admission.links, idle: core.idleWork, linger: linger * 1000,
      isRepeatable: core.stores.isRepeatable)
    loop.run { LocalSocket.remove(from: directory) }
    core.stores.close()
    Log.info("sharing ended: \(Signals.isStopping ? "signal" : "nobody is left")")
    return 0
  }

  /// Tells whoever started it.
  private static func say(_ reply: CoreReply) { _ = Files.write("\(jsonText(reply))\n", toDescriptor: 1) }
}

/// Who may join a shared core, and with which options.
private struct Admission {
  private let core: Core
  /// The options that the core was started with.
  private let words: [String]
  private let tools = ToolCache()

  init(_ core: Core, _ words: [String]) {
    self.core = core
    self.words = words
  }

  var links: LinkProtocol {
    LinkProtocol(
      admit: admit, welcome: { jsonText(CoreReply(joined: $0)) }, farewell: { jsonText(CoreReply(exit: $0, $1)) })
  }

  private func admit(_ line: [UInt8]) -> LinkProtocol.Admission {
    guard let request = JoinRequest(json: String(decoding: line, as: UTF8.self)), request.share == JoinRequest.version else {
      return refuse(76, "the core that runs is mainspring \(Version.text), and shares with programs of its own version alone")
    }
    if let other = request.options.first(where: { !words.contains($0) }) {
      return refuse(
        64, "the core that runs was not started with \(other), which it can't learn now: leave it out, or wait until nobody shares the core"
      )
    }
    var options = LinkOptions()
    options.command = request.command
    options.process = request.process
    options.framing = Framing(rawValue: request.framing) ?? .lines
    options.maxLine = request.maxLine
    options.isReadOnly = request.readOnly
    options.signsInAlone = request.signIn == SignInReach.conversation.rawValue
    if let wanted = request.tools {
      options.dialect = Command.dialect(of: tools.tools(wanted, of: core))
    }
    return .joins(options)
  }

  private func refuse(_ code: Int32, _ sentence: String) -> LinkProtocol.Admission {
    .refused(jsonText(CoreReply(exit: code, sentence)))
  }
}

/// The tools of agents: all that are offered the same have the same.
private final class ToolCache {
  private var known: [(prefixes: [String], isReadOnly: Bool, tools: [MCPTool])] = []

  func tools(_ request: ToolsRequest, of core: Core) -> [MCPTool] {
    if let known = known.first(where: { $0.prefixes == request.prefixes && $0.isReadOnly == request.readOnly }) { return known.tools }
    let choice = MCPToolChoice(prefixes: request.prefixes, isReadOnly: request.readOnly)
    let tools = core.endpoints.filter(choice.has).map { MCPTool($0) }
    known.append((request.prefixes, request.readOnly, tools))
    return tools
  }
}

/// What commands take that share a core.
enum ShareOptions {
  static let shared = Command.Option(
    "shared", nil, "share the core of the data directory with other programs: join the one that runs, or start it in the background")
  static let linger = Command.Option(
    "linger", "SECONDS", "how long the shared core stays when the last program has left (default: 10)")
  static let readOnly = Command.Option("read-only", nil, "answer what reads alone: whatever would change something is refused")
  static let signIn = Command.Option(
    "sign-in", "WHOSE", "whose a sign-in is: directory, or conversation for this one alone (default: directory)")

  static func linger(_ arguments: Arguments) throws(UsageError) -> Int {
    try arguments.number("linger", "a number of seconds", 0...86_400) ?? 10
  }

  /// The options that concern the core, as words: a core that is joined must have been started with them.
  static func words(_ arguments: Arguments) -> [String] {
    let others = ["data", "wait", "linger", "log-level"]
    let known = (CoreOptions.ofCore + [ServeOptions.keepChanges]).map(\.name)
    return arguments.optionWords { known.contains($0) && !others.contains($0) }
  }

  /// The core that a command joins.
  /// - Parameter starts: whether it is started where none runs.
  static func core(_ arguments: Arguments, _ options: CoreOptions, starts: Bool) throws(UsageError) -> SharedCore {
    var words: [String]?
    if starts {
      try options.refuseMemory()
      words = self.words(arguments) + arguments.optionWords { ["wait", "linger", "log-level"].contains($0) }
    }
    return SharedCore(options.data, patience: options.patience, startedWith: words)
  }

  /// What whoever started it had open must not stay open as long as the core lives: somebody may wait for its end.
  static func closeInherited() {
    for descriptor in 3..<Int32(clamping: min(max(sysconf(Int32(_SC_OPEN_MAX)), 256), 65_536)) { close(descriptor) }
  }

  /// Each program has a few descriptors of the core's.
  static func raiseLimit() {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    guard getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 16_384)
    setrlimit(files, &limit)
  }
}

extension CoreOptions {
  /// - Throws: for a core that nobody else could find.
  func refuseMemory() throws(UsageError) {
    if data == DataDirectory.inMemory { throw UsageError("nobody else can share what is in memory; name a directory with --data") }
  }
}
