internal import JSON
internal import Logging
internal import RPC
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command `share`: runs the core that several programs of one user share.
extension Command {
  static let share = Command(
    name: "share",
    summary: "serve the programs that share a data directory (serve --shared), until the last one leaves", operands: "",
    options: CoreOptions.options + [ShareOptions.linger] + ServeOptions.keeping + [LogLevel.option],
    more: """
      The first program with --shared starts this command, so there is no need to start it by hand. It prints a line
      when it serves, and ends some seconds after the last program has left (--linger). Programs find it by the socket
      mainspring.sock in the data directory, which accepts only processes of the same user.
      """
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("share")
    ShareOptions.closeInherited()
    var options = try CoreOptions(arguments)
    options.isShared = true
    try options.refuseMemory()
    Signals.install()
    Child.takeName()
    // The core starts a new session. Otherwise a signal of the terminal where it was started would end it.
    _ = setsid()
    let serving = try ServeOptions(arguments)
    Log.start(serving.logLevel, data: options.data)
    let words = ShareOptions.words(arguments)
    let linger = try ShareOptions.linger(arguments)
    do throws(DataDirectory.Unusable) {
      let core = try Core(options)
      _ = Unmanaged.passRetained(core)
      // The process that has started this core no longer reads its output. It has found another core, or has ended. So
      // no program will connect to this core, and it ends.
      if Child.isAbandoned {
        core.stores.close()
        return 0
      }
      serving.limit(core.stores)
      return share(core, options.data, linger: linger, words)
    } catch {
      say(CoreReply(exit: error.exitCode, error.sentence, taken: error.isShared ? true : nil))
      Log.error(error.sentence)
      return error.exitCode
    }
  }

  private static func share(_ core: Core, _ directory: String, linger: Int, _ words: [String]) -> Int32 {
    guard Relay.replaceInput(), let listener = LocalSocket.listen(in: directory) else {
      let sentence = "\(directory)/\(LocalSocket.name) can't be created: \(Output.reason(errno))"
      say(CoreReply(exit: 73, sentence))
      Log.error(sentence)
      return 73
    }
    let socket = LocalSocket.identity(in: directory)
    ShareOptions.raiseLimit()
    Log.info("mainspring \(Version.text) shares \(directory) as process \(getpid())")
    say(CoreReply(joined: 0))
    // The process that has started this core reads only the first line of its output.
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, 1)
    close(nothing)
    let admission = Admission(core, words)
    let loop = SharedLoop(
      server: core.server, listener: listener, links: admission.links, idle: core.idleWork, linger: linger * 1000,
      isRepeatable: core.stores.isRepeatable)
    loop.run { LocalSocket.remove(socket, from: directory) }
    core.finishLog()
    core.stores.close()
    Log.info("sharing ended: \(Signals.isStopping ? "signal" : "no program shares the core")")
    return 0
  }

  /// Sends a reply to the process that started this core.
  private static func say(_ reply: CoreReply) { _ = Files.write("\(jsonText(reply))\n", toDescriptor: 1) }
}
