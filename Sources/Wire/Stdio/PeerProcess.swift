internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A child process that exchanges lines over its standard input and output. It shares the standard error of this
/// process.
///
/// Two threads wait on the child's pipes, so that the loop's thread never does. The child ends when its standard input
/// ends. So the child always ends when this process does.
public final class PeerProcess: @unchecked Sendable {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let monitor = Monitor()
  /// The lines to send. Guarded by the monitor, like the two variables below.
  private var outgoing: [[UInt8]] = []
  private var isEnded = false
  /// A Boolean value that indicates whether the process has been waited for. Its number may then belong to another
  /// process.
  private var isReaped = false
  private let received: @Sendable ([UInt8]?) -> Void

  /// The largest number of bytes of a line. A longer line can't be a message.
  private static let longestLine = 64 << 20

  /// Starts a process.
  /// - Parameters:
  ///   - words: the program and its arguments. The program is searched for in the way a shell does.
  ///   - received: called on another thread with each line, without its end, and with `nil` after the last one.
  /// - Returns: `nil` if the process can't be started.
  public init?(_ words: [String], received: @escaping @Sendable ([UInt8]?) -> Void) {
    guard let (process, input, output) = PeerProcess.spawn(words) else { return nil }
    (self.process, self.input, self.output) = (process, input, output)
    self.received = received
    BackgroundThread.begin { [self] in write() }
    BackgroundThread.begin { [self] in read() }
  }

  /// Sends a line. The line includes its newline.
  public func send(_ line: [UInt8]) { monitor.change { outgoing.append(line) } }

  /// Closes the child's input, so that the child ends after it has handled the input.
  public func end() { monitor.change { isEnded = true } }

  /// Ends the child at once, with all processes that it has started, because it does not respond.
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

  /// Waits until the process has ended, for a limited time. After that, its work is done or never will be.
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
      // No lines are left to send, and the end was requested.
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
    // The flag is set before the system can reuse the process's number.
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
    // Another child process must not inherit these descriptors.
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
    // The child gets a process group of its own: Control-C on the terminal is meant for the core, which lets the child
    // finish. The child gets the signal actions that a program expects.
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
