internal import JSON
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connection to a shared core, for commands that send requests of their own.
final class CoreClient {
  private var channel: ControlChannel?
  private let socket: Int32
  /// The buffer for lines from the core. A reply may have any length.
  private var received = LineBuffer(maxLine: 1 << 40)

  /// - Returns: `nil` if there is no core to connect to.
  /// - Throws: an error if the core refuses the connection, or can't be started.
  init?(_ core: SharedCore, _ request: JoinRequest) throws(SharedCore.Refusal) {
    guard let (own, other) = LocalSocket.pair() else {
      throw SharedCore.Refusal(exitCode: 71, sentence: Output.reason(errno))
    }
    socket = own
    defer { close(other) }
    guard let channel = try core.join(request, [other, other]) else { return nil }
    self.channel = channel
  }

  deinit { close(socket) }

  enum Joining {
    case joined(CoreClient)
    /// The core has refused the connection. The value is the exit code, and the reason was logged.
    case refused(Int32)
    case nobody
  }

  /// Connects to the shared core of a data directory, with the options of a command.
  static func join(_ arguments: Arguments, _ options: CoreOptions, _ command: String) throws(UsageError) -> Joining {
    var request = JoinRequest(command)
    // The limit of a request's length is that of parameters on a command line.
    request.maxLine = 1 << 30
    request.readOnly = arguments.isSet("read-only")
    request.signIn = try ShareOptions.signIn(arguments).rawValue
    request.options = ShareOptions.words(arguments)
    let core = try ShareOptions.core(arguments, options, starts: arguments.isSet("shared"))
    Signals.install()
    do throws(SharedCore.Refusal) {
      return try CoreClient(core, request).map(Joining.joined) ?? .nobody
    } catch {
      if !error.sentence.isEmpty { Log.error(error.sentence) }
      return .refused(error.exitCode)
    }
  }

  /// Sends a request with the id 1, and waits for its reply. Returns `nil` if the core has ended, or after a signal.
  func exchange(_ line: String) -> String? {
    var next = send(line)
    while let line = next {
      if CoreClient.isReply(line) { return line }
      next = nextLine()
    }
    return nil
  }

  /// Sends a request, and waits for the next line, which may be the reply or a notification. Returns `nil` if the core
  /// has ended, or after a signal.
  func send(_ line: String) -> String? { tell(line) ? nextLine() : nil }

  /// Sends a line without waiting for its reply.
  @discardableResult func tell(_ line: String) -> Bool { Files.write("\(line)\n", toDescriptor: socket) }

  /// Returns the next line from the core, or `nil` if the core has ended, or after a signal.
  func nextLine() -> String? {
    while !Signals.isStopping {
      if case .line(let line) = received.next() { return String(decoding: line, as: UTF8.self) }
      let count = received.fill(from: Descriptor(socket, isSocket: true))
      if count > 0 { continue }
      // If the core ends in the middle of a line, the line is incomplete and is dropped.
      if count == 0 || errno != EINTR && errno != EAGAIN { return nil }
      Signals.wait(for: socket)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a line is a reply. Other lines are notifications and requests of
  /// the core.
  private static func isReply(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member("method") == nil } } ?? false
  }
}
