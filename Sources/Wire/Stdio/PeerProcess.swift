internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A child process with which this process exchanges lines over the child's standard input and output. The child writes
/// its errors to the standard error of this process.
///
/// Two threads wait at the child's pipes, so that the loop's thread need not wait. When this process ends, the child's
/// standard input ends, and then the child ends, too.
public final class PeerProcess: @unchecked Sendable {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let monitor = Monitor()
  /// The lines that are not written to the child yet. Guarded by the monitor, like `isEnded` and `isReaped`.
  private var outgoing: [[UInt8]] = []
  private var isEnded = false
  /// A Boolean value that indicates whether the ended child was waited for. The system may then use its process id for
  /// another process, which must not be killed.
  private var isReaped = false
  private let received: @Sendable ([UInt8]?) -> Void

  /// The largest number of bytes of a line. If the child sends a longer one, it is not a message, and reading ends.
  private static let longestLine = 64 << 20

  /// Starts a process.
  /// - Parameters:
  ///   - words: the program and its arguments. The program is searched for in the directories of PATH, as a shell does.
  ///   - received: called on another thread with each line of the child, without its newline. Called with `nil` after
  ///     the last line.
  /// - Returns: `nil` if the process can't be started.
  public init?(_ words: [String], received: @escaping @Sendable ([UInt8]?) -> Void) {
    guard let (process, input, output) = PeerProcess.spawn(words) else { return nil }
    (self.process, self.input, self.output) = (process, input, output)
    self.received = received
    BackgroundThread.begin { [self] in write() }
    BackgroundThread.begin { [self] in read() }
  }

  /// Sends a line to the child. `line` must end with a newline.
  public func send(_ line: [UInt8]) { monitor.change { outgoing.append(line) } }

  /// Closes the child's standard input after all lines were sent. The child ends when it has handled them.
  public func end() { monitor.change { isEnded = true } }

  /// Kills the child, and all processes that it has started, because the child does not respond.
  public func kill() {
    monitor.change {
      isEnded = true
      #if canImport(Glibc)
        if !isReaped { _ = Glibc.kill(-process, SIGKILL) }
      #else
        if !isReaped { _ = Darwin.kill(-process, SIGKILL) }
      #endif
    }
  }

  /// Waits until the child has ended, but for at most two seconds. After this time, the caller need not expect that the
  /// child still does anything.
  public func waitForEnd() {
    monitor.within {
      for _ in 0..<100 where !isReaped { monitor.wait(milliseconds: 20) }
    }
  }

  private func write() {
    while true {
      let lines = monitor.within {
        while outgoing.isEmpty, !isEnded { monitor.wait() }
        defer { outgoing = [] }
        return outgoing
      }
      // There are no lines left, and `end` was called.
      if lines.isEmpty { break }
      for line in lines where !PeerProcess.write(line, to: input) { return endWriting() }
    }
    endWriting()
  }

  private func endWriting() {
    close(input)
    monitor.change { isEnded = true }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { room in
        #if canImport(Glibc)
          Glibc.write(descriptor, room.baseAddress! + sent, bytes.count - sent)
        #else
          Darwin.write(descriptor, room.baseAddress! + sent, bytes.count - sent)
        #endif
      }
      if count < 0, errno != EINTR { return false }
      sent += max(count, 0)
    }
    return true
  }

  private func read() {
    var line: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(output, &room, room.count)
      #else
        let count = Darwin.read(output, &room, room.count)
      #endif
      if count < 0, errno == EINTR { continue }
      if count <= 0 || line.count > PeerProcess.longestLine { break }
      room.withUnsafeBytes { bytes in
        var rest = UnsafeRawBufferPointer(rebasing: bytes[..<count])
        while let base = rest.baseAddress, let end = memchr(base, 0x0a, rest.count) {
          let length = UnsafeRawPointer(end) - base
          line += rest[..<length]
          received(line)
          line.removeAll(keepingCapacity: line.capacity <= 1 << 20)
          rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
        }
        line += rest
      }
    }
    close(output)
    end()
    var status: Int32 = 0
    // The first wait leaves the ended process in place, so its id can't be reused yet. Only after `isReaped` is set,
    // the second wait frees the id. So `kill` can't end another process.
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    monitor.change { isReaped = true }
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    received(nil)
  }

  private static func spawn(_ words: [String]) -> (process: pid_t, input: Int32, output: Int32)? {
    var (toChild, fromChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&toChild) == 0 else { return nil }
    guard pipe(&fromChild) == 0 else {
      for end in toChild { close(end) }
      return nil
    }
    // Without this flag, another child process would inherit the descriptors, and this child's input would not end.
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in [toChild[1], fromChild[1]] { Descriptor(end, isSocket: false).enlargePipe() }
    #if canImport(Glibc)
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    // The child gets a process group of its own. So Control-C in the terminal reaches only the core, which then lets
    // the child finish its work. SIGPIPE and blocked signals are reset to what a program expects.
    posix_spawnattr_setpgroup(&attributes, 0)
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let isRunning = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ) == 0
    close(toChild[0])
    close(fromChild[1])
    if isRunning { return (process, toChild[1], fromChild[0]) }
    close(toChild[1])
    close(fromChild[0])
    return nil
  }
}
