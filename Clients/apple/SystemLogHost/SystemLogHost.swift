#if canImport(os)
  import CloudKitMapping
  import SystemLogMapping
  import os

  /// The system's log, as the core asks for one: each line of the core's log is written to it, too.
  ///
  /// ```swift
  /// let log = SystemLogHost(subsystem: "com.example.app") { line in await connection.send(line) }
  /// await connection.start(offering: LogBatch.methods)
  /// // In what takes the core's lines:
  /// if await log.take(line) { return }  // else the line is the app's to read
  /// ```
  ///
  /// Console shows the lines by their categories: `log stream --predicate 'subsystem == "com.example.app"'`. The core
  /// has replaced secrets before it sends a line, so all of it is public.
  public actor SystemLogHost {
    private let subsystem: String
    private let send: @Sendable (String) async -> Void
    /// The loggers that were made, by their categories.
    private var loggers: [String: Logger] = [:]

    /// A front end may name categories as it likes, and the system keeps what was made for each.
    private static let mostCategories = 100

    /// - Parameters:
    ///   - subsystem: names the app, as its bundle identifier does.
    ///   - send: sends the core a line.
    public init(subsystem: String, send: @escaping @Sendable (String) async -> Void) {
      self.subsystem = subsystem
      self.send = send
    }

    /// Answers a line of the core's.
    /// - Returns: false for a line that is the app's to read.
    public func take(_ line: String) async -> Bool {
      switch LogBatch.read(line) {
      case .other: return false
      case .malformed(let reply): await send(reply)
      case .batch(let batch):
        for line in batch.lines { write(line) }
        await send(batch.reply)
      }
      return true
    }

    private func write(_ line: LoggedLine) {
      logger(for: line.category).log(level: line.kind.native, "\(line.text, privacy: .public)")
    }

    private func logger(for category: String) -> Logger {
      if let known = loggers[category] { return known }
      guard loggers.count < SystemLogHost.mostCategories else { return Logger(subsystem: subsystem, category: "other") }
      let made = Logger(subsystem: subsystem, category: category)
      loggers[category] = made
      return made
    }
  }

  extension LoggedLine.Kind {
    /// The same in the system's own type.
    var native: OSLogType {
      switch self {
      case .error: .error
      case .standard: .default
      case .info: .info
      case .debug: .debug
      }
    }
  }
#endif
