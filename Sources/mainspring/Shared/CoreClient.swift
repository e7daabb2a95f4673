internal import JSON
internal import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A conversation with a shared core, for commands that ask something themselves.
final class CoreClient {
  private var channel: ControlChannel?
  private let socket: Int32
  private var received: [UInt8] = []
  /// How much of that has no end of a line.
  private var scanned = 0
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// - Returns: nil where no core is there to join.
  /// - Throws: where it can't be joined, or can't be started.
  init?(_ core: SharedCore, _ request: JoinRequest) throws(SharedCore.Refusal) {
    guard let (own, other) = LocalSocket.pair() else { throw SharedCore.Refusal(exitCode: 71, sentence: Output.reason(errno)) }
    socket = own
    defer { close(other) }
    guard let channel = try core.join(request, [other, other]) else { return nil }
    self.channel = channel
  }

  deinit { close(socket) }

  enum Joining {
    case joined(CoreClient)
    /// The exit code; why is in the log.
    case refused(Int32)
    case nobody
  }

  /// Joins the core of a data directory, as a command's options say.
  static func join(_ arguments: Arguments, _ options: CoreOptions, _ command: String) throws(UsageError) -> Joining {
    var request = JoinRequest(command)
    // What the command line takes, the core takes, too.
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

  /// Sends a request with the id 1, and waits for its reply; nil where the core has ended, or a signal has come.
  func exchange(_ line: String) -> String? {
    guard Files.write("\(line)\n", toDescriptor: socket) else { return nil }
    while let line = nextLine() {
      if CoreClient.isReply(line) { return line }
    }
    return nil
  }

  /// The next line of the core; nil where it has ended, or a signal has come.
  func nextLine() -> String? {
    while !Signals.isStopping {
      if let end = received[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          received.removeSubrange(...end)
          scanned = 0
        }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      scanned = received.count
      let count = recv(socket, &room, room.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        received += room.prefix(count)
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        return nil
      } else {
        Signals.wait(for: socket)
      }
    }
    return nil
  }

  /// Whether a line is a reply, and not something that the core says unasked.
  private static func isReply(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member("method") == nil } } ?? false
  }
}
