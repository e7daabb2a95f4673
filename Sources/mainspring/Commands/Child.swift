#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Starts this program again as another process.
enum Child {
  struct Outcome {
    /// The exit code, or 70 (EX_SOFTWARE) if the program could not be started, or was killed.
    let code: Int32
    /// The standard output of the program.
    let output: String
  }

  /// Starts the program in the background, without a standard input and a standard error. The new process does not end
  /// with this one.
  /// - Returns: the process, and the descriptor to read its standard output from. `nil` if the program can't be
  ///   started.
  static func start(_ words: [String]) -> (process: pid_t, output: Int32)? {
    spawn(words) { actions in
      for standard in [Int32(0), 2] { posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0) }
    }
  }

  /// A Boolean value that indicates whether nobody reads this process's output any more. It is for a process that
  /// `start` has started: the other process may have ended.
  static var isAbandoned: Bool {
    var output = pollfd(fd: 1, events: 0, revents: 0)
    return poll(&output, 1, 0) > 0 && output.revents & Int16(POLLERR) != 0
  }

  /// The path of this program. It is valid in any working directory.
  static var program: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// Sets the name that `ps` shows for this process. Otherwise Linux shows the name of the link that started it: exe.
  static func takeName() {
    #if os(Linux)
      let file = open("/proc/self/comm", O_WRONLY | O_CLOEXEC)
      if file < 0 { return }
      _ = "mainspring".withCString { write(file, $0, strlen($0)) }
      close(file)
    #endif
  }

  /// Runs the program and waits until it ends. The program uses the standard error of this process.
  static func run(_ words: [String]) -> Outcome {
    let failed = Outcome(code: 70, output: "")
    guard let (child, reader) = spawn(words) else { return failed }
    defer { close(reader) }
    let output = (try? Files.readAll(reader)) ?? []
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The macros WIFEXITED and WEXITSTATUS of C are not available in Swift. These lines do the same.
    guard status & 0x7f == 0 else { return failed }
    return Outcome(code: status >> 8 & 0xff, output: String(decoding: output, as: UTF8.self))
  }

  #if canImport(Glibc)
    private typealias Actions = posix_spawn_file_actions_t
  #else
    private typealias Actions = posix_spawn_file_actions_t?
  #endif

  /// - Parameter prepare: adds actions for descriptors, which the new process carries out before it starts the program.
  /// - Returns: the process, and the descriptor to read its standard output from. `nil` if the program can't be
  ///   started.
  private static func spawn(_ words: [String], _ prepare: (inout Actions) -> Void = { _ in }) -> (
    process: pid_t, output: Int32
  )? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Glibc)
      var actions = Actions()
    #else
      var actions: Actions
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    prepare(&actions)
    var arguments = ([CommandLine.arguments.first ?? program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let isRunning = posix_spawnp(&child, program, &actions, nil, &arguments, environ) == 0
    close(ends[1])
    if isRunning { return (child, ends[0]) }
    close(ends[0])
    return nil
  }
}
