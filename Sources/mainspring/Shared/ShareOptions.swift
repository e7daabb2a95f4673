internal import SQLite
internal import Storage
internal import Sync

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command-line options for a shared core, which serves several programs of one user.
enum ShareOptions {
  static let shared = Command.Option(
    "shared", nil,
    "share the core of the data directory with other programs: join the running core, or start one in the background")
  static let linger = Command.Option(
    "linger", "SECONDS", "the seconds that the shared core stays after the last program has left (default: 10)")
  static let readOnly = Command.Option("read-only", nil, "only read: refuse all methods that would change data")
  static let signIn = Command.Option(
    "sign-in", "WHOSE",
    "the reach of a sign-in: directory, or conversation for this conversation only (default: directory)")

  static func linger(_ arguments: Arguments) throws(UsageError) -> Int {
    try arguments.number("linger", "a number of seconds", 0...86_400) ?? 10
  }

  static func signIn(_ arguments: Arguments) throws(UsageError) -> SignInReach {
    let reach: SignInReach = try arguments.choice("sign-in") ?? .directory
    if reach == .conversation, arguments.isSet("read-only") {
      throw UsageError("--sign-in conversation can't be used with --read-only, which allows no sign-in")
    }
    return reach
  }

  /// Returns the options that concern the core, as words of a command line. A program can use a running core only if
  /// the core was started with the same options.
  static func words(_ arguments: Arguments) -> [String] {
    let others = ["data", "wait", "linger", "log-level"]
    let known = (CoreOptions.ofCore + ServeOptions.keeping).map(\.name)
    return arguments.optionWords(place) { known.contains($0) && !others.contains($0) }
  }

  /// Returns the value of an option in a form that is valid in any working directory. Paths of files become absolute.
  private static func place(_ option: Command.Option, _ value: String) -> String {
    if option.name == "cloud" { return SyncOptions.place(value) }
    return option.value == "FILE" ? FileSystem.absolute(value) : value
  }

  /// Returns the shared core that a command uses.
  /// - Parameter starts: a Boolean value that indicates whether a core is started if none is running.
  static func core(_ arguments: Arguments, _ options: CoreOptions, starts: Bool) throws(UsageError) -> SharedCore {
    var words: [String]?
    if starts {
      try options.refuseMemory()
      words = self.words(arguments) + arguments.optionWords { ["wait", "linger", "log-level"].contains($0) }
    }
    return SharedCore(options.data, patience: options.patience, startedWith: words)
  }

  /// Closes the descriptors that the core has inherited. If the core kept the end of another program's pipe open, the
  /// reader of that pipe would wait until the core ends.
  static func closeInherited() {
    for descriptor in 3..<Int32(clamping: min(max(sysconf(Int32(_SC_OPEN_MAX)), 256), 65_536)) { close(descriptor) }
  }

  /// Raises the limit of open files. Each program that uses the core needs a few descriptors in the core.
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
  /// - Throws: an error if the data is in memory, because another program can't reach it.
  func refuseMemory() throws(UsageError) {
    if data == DataDirectory.inMemory {
      throw UsageError("no other program can share data in memory; name a directory with --data")
    }
  }
}
