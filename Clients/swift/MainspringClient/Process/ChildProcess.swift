import Dispatch
import Foundation
import Synchronization

/// A running core process with the two pipes to it and from it.
///
/// It is started with `posix_spawn`. Foundation's `Process` needs a run loop to notice the end of a process, and leaves
/// the pipes open in other child processes. Then a core that waits for the end of its input would wait for ever.
final class ChildProcess: Sendable {
  let id: Int32
  private let input: Int32
  private let output: Int32
  /// Writes lines in their order. Callers do not wait if the core is not reading at present.
  private let writing = DispatchQueue(label: "mainspring.input")
  private let isOpen = Mutex(true)

  /// Prevents another core from being started between the creation of a pipe and the moment at which it is marked as
  /// not to be inherited.
  private static let starting = Mutex(())

  static func start(_ words: [String], environment: [String: String]?) throws -> ChildProcess {
    try starting.withLock { _ in try ChildProcess(words, environment) }
  }

  private init(_ words: [String], _ environment: [String: String]?) throws {
    if words.isEmpty { throw ProcessEnded(reason: "there is no command to start") }
    ChildProcess.ignoreBrokenPipes()
    let (toChild, fromChild) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    defer {
      close(toChild.reading)
      close(fromChild.writing)
    }
    do {
      id = try ChildProcess.spawn(words, environment, input: toChild.reading, output: fromChild.writing)
    } catch {
      close(toChild.writing)
      close(fromChild.reading)
      throw error
    }
    (input, output) = (toChild.writing, fromChild.reading)
  }

  /// Writes a text after all texts that were passed before.
  func write(_ text: String) {
    writing.async { [self] in
      guard isOpen.withLock({ $0 }) else { return }
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        // The process has ended. The thread that reads from it will notice this.
        if count <= 0 { return }
        bytes = bytes.dropFirst(count)
      }
    }
  }

  /// Closes the input of the core. The core then finishes the requests that it has begun, and ends.
  func closeInput() {
    writing.async { [self] in
      // The descriptor must be closed only once, because its number may belong to another file afterwards.
      let wasOpen = isOpen.withLock { isOpen in
        defer { isOpen = false }
        return isOpen
      }
      if wasOpen { close(input) }
    }
  }

  /// Reads lines until the core closes its output.
  func readLines(_ take: (UnsafeBufferPointer<UInt8>) -> Void) {
    var rest: [UInt8] = []
    let chunk = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
    defer { chunk.deallocate() }
    while true {
      let count = read(output, chunk.baseAddress, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      var unread = UnsafeBufferPointer(rebasing: chunk[..<count])
      while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = UnsafeBufferPointer(rebasing: unread[..<end])
        if rest.isEmpty {
          take(line)
        } else {
          rest.append(contentsOf: line)
          rest.withUnsafeBufferPointer(take)
          rest = []
        }
        unread = UnsafeBufferPointer(rebasing: unread[(end + 1)...])
      }
      rest.append(contentsOf: unread)
    }
    close(output)
  }

  /// Waits for the end of the process. Call this after `readLines`.
  /// - Returns: the status that `waitpid` returns.
  func waitForEnd() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

extension ChildProcess {
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw failure("a pipe can't be made", errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(_ words: [String], _ environment: [String: String]?, input: Int32, output: Int32) throws
    -> Int32
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // The front end may ignore SIGPIPE. The core must not inherit this.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0.key)=\($0.value)" }
    var (arguments, named) = (words.map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil])
    defer { for text in arguments + named { free(text) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, words[0], &actions, &attributes, &arguments, &named)
    if code != 0 { throw failure("\(words[0]) can't be started", code) }
    return id
  }

  private static func failure(_ what: String, _ code: Int32) -> ProcessEnded {
    ProcessEnded(reason: "\(what): \(String(cString: strerror(code)))")
  }

  /// Ignores SIGPIPE, so that a write to a core that has ended returns an error and does not end the front end. If the
  /// front end has its own handler, nothing is changed.
  private static func ignoreBrokenPipes() {
    var current = sigaction()
    sigaction(SIGPIPE, nil, &current)
    #if canImport(Darwin)
      let isDefault = current.__sigaction_u.__sa_handler == nil
    #else
      let isDefault = current.__sigaction_handler.sa_handler == nil
    #endif
    if isDefault { signal(SIGPIPE, SIG_IGN) }
  }
}
