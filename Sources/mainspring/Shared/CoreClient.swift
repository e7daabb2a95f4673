internal import JSON
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A conversation with a shared core, for commands that send requests themselves.
final class CoreClient {
  private var channel: ControlChannel?
  private let socket: Int32
  /// The buffer for the core's lines. Replies have no limit of length here.
  private var received = LineBuffer(maxLine: 1 << 40)

  /// - Returns: `nil` if there is no core to join.
  /// - Throws: an error if the core can't be joined, or can't be started.
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
    /// The program may not join. The value is the exit code, and the reason is in the log.
    case refused(Int32)
    case nobody
  }

  /// Joins the core of a data directory, with the options of a command.
  static func join(_ arguments: Arguments, _ options: CoreOptions, _ command: String) throws(UsageError) -> Joining {
    var request = JoinRequest(command)
    // The core accepts requests of the same length as the command line does.
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

  /// Sends a request with the id 1, and waits for its reply. Returns `nil` if the core has ended, or a signal has come.
  func exchange(_ line: String) -> String? {
    var next = send(line)
    while let line = next {
      if CoreClient.isReply(line) { return line }
      next = nextLine()
    }
    return nil
  }

  /// Sends a request, and waits for the next line, which may be the reply or a notification. Returns `nil` if the core
  /// has ended, or a signal has come.
  func send(_ line: String) -> String? { tell(line) ? nextLine() : nil }

  /// Sends a line without waiting for its reply.
  @discardableResult func tell(_ line: String) -> Bool { Files.write("\(line)\n", toDescriptor: socket) }

  /// Returns the next line of the core, or `nil` if the core has ended, or a signal has come.
  func nextLine() -> String? {
    while !Signals.isStopping {
      if case .line(let line) = received.next() { return String(decoding: line, as: UTF8.self) }
      let count = received.fill(from: Descriptor(socket, isSocket: true))
      if count > 0 { continue }
      // A line without a line end was never sent as a whole.
      if count == 0 || errno != EINTR && errno != EAGAIN { return nil }
      Signals.wait(for: socket)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a line is a reply, and not a notification or a request of the core.
  private static func isReply(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member("method") == nil } } ?? false
  }
}
