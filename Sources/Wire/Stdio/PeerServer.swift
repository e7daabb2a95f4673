public import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs a program that serves the requests of a core, such as a container that is a separate process. These methods use
/// no store, so nothing is committed.
public enum PeerServer {
  /// Serves until the end of the input.
  /// - Parameters:
  ///   - name: the prefix of the lines in the log.
  ///   - router: the methods that the core may call.
  ///   - onRequest: called before each request.
  ///   - listen: returns the mailbox whose messages are sent to the core as notifications.
  /// - Returns: the exit code.
  public static func run(
    _ name: String, _ router: Router, onRequest: @escaping () -> Void = {}, listen: (Conversations) -> Mailbox
  ) -> Int32 {
    guard fcntl(1, F_GETFD) >= 0, let frames = Frames.takeStandardOutput() else { return 74 }
    Signals.install()
    let conversations = Conversations()
    let server = RequestServer(
      router: router, work: nil, conversations: conversations, onRequest: onRequest,
      log: { PeerServer.log("\(name): \($0)") })
    var loop = ServeLoop(
      server: server, frames: frames, maxLine: 64 << 20, idle: .init(delay: { nil }, step: {}, sleep: {}))
    server.listen(to: listen(conversations))
    return loop.run()
  }

  /// Writes a line to the standard error.
  public static func log(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(2, bytes, bytes.count)
  }
}
