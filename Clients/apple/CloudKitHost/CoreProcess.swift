#if canImport(CloudKit) && os(macOS)
  import CloudKitMapping
  import Foundation

  /// Runs the core as a child process of an app for macOS.
  ///
  /// On Apple's other systems, an app can't start a program. There the app must run the core in another way, and give
  /// the two pipes to a `CoreConnection`.
  public final class CoreProcess: @unchecked Sendable {
    public let connection: CoreConnection
    /// The process of the core. It is stored so that it is not released while it runs.
    private let process: Process

    /// Starts the core.
    /// - Parameters:
    ///   - program: the file of the core, for example an auxiliary executable of the app.
    ///   - arguments: `serve` and its options.
    /// - Throws: the error of `Process` if the program can't be started.
    public init(
      _ program: URL, _ arguments: [String] = ["serve"], _ container: CloudKitContainer,
      onEnd: @escaping @Sendable () -> Void = {},
      onLine: @escaping @Sendable (String) -> Void
    ) throws {
      let (input, output) = (Pipe(), Pipe())
      process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      connection = CoreConnection(
        reading: output.fileHandleForReading, writing: input.fileHandleForWriting, container, onEnd: onEnd,
        onLine: onLine)
      // A write to a core that has ended raises SIGPIPE, which would end the app. If the signal is ignored, the write
      // throws an error instead.
      signal(SIGPIPE, SIG_IGN)
      try process.run()
    }

    /// Closes the core's input. The core replies to the requests that it has begun, and then ends.
    public func end() async { await connection.close() }
  }
#endif
