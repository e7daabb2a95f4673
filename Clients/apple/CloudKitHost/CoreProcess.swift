#if canImport(CloudKit) && os(macOS)
  import CloudKitMapping
  import Foundation

  /// The core as a child process of an app for macOS.
  ///
  /// On other systems, an app can't start programs. There the app runs the core in another way, and gives the two pipes
  /// to a `CoreConnection`.
  public final class CoreProcess: @unchecked Sendable {
    public let connection: CoreConnection
    /// The process, retained while it runs, and never changed.
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
      // Without this, writing to a core that has ended would end the app. With it, the write throws an error.
      signal(SIGPIPE, SIG_IGN)
      try process.run()
    }

    /// Closes the core's input. The core finishes the requests that it has begun, and ends.
    public func end() async { await connection.close() }
  }
#endif
