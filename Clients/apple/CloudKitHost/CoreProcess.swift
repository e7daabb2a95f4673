#if canImport(CloudKit) && os(macOS)
  import CloudKitMapping
  import Foundation

  /// The core as a child process of an app for macOS.
  ///
  /// On other systems an app can't start programs: it runs the core in another way, and gives a `CoreConnection` the
  /// two pipes.
  public final class CoreProcess: @unchecked Sendable {
    public let connection: CoreConnection
    /// Kept so that it is not forgotten while it runs; nobody changes it.
    private let process: Process

    /// Starts the core.
    /// - Parameters:
    ///   - program: the core, such as one among the app's auxiliary executables.
    ///   - arguments: `serve` and its options.
    /// - Throws: what `Process` throws where the program can't be started.
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
      // Writing to a core that has ended is an error, and no end of the app.
      signal(SIGPIPE, SIG_IGN)
      try process.run()
    }

    /// Closes the core's input: it finishes what it has begun, and ends.
    public func end() async { await connection.close() }
  }
#endif
