#if canImport(os)
  import CloudKitMapping
  import SystemLogMapping
  import os

  /// Copies each line of the core's log to the system's log.
  ///
  /// ```swift
  /// let log = SystemLogHost(subsystem: "com.example.app") { line in await connection.send(line) }
  /// await connection.start(offering: LogBatch.methods)
  /// // For each line that the core sends:
  /// if await log.take(line) { return }  // otherwise the line is for the app
  /// ```
  ///
  /// Console shows the lines by their categories: `log stream --predicate 'subsystem == "com.example.app"'`. The core
  /// replaces secrets before it sends a line, so the whole line is logged as public.
  public actor SystemLogHost {
    private let subsystem: String
    private let send: @Sendable (String) async -> Void
    /// The loggers. The keys are their categories.
    private var loggers: [String: Logger] = [:]

    /// The maximum number of loggers. The system never releases a logger, and a front end can use any number of
    /// categories.
    private static let mostCategories = 100

    /// - Parameters:
    ///   - subsystem: the name of the app in the system's log, such as its bundle identifier.
    ///   - send: a function that sends a line to the core.
    public init(subsystem: String, send: @escaping @Sendable (String) async -> Void) {
      self.subsystem = subsystem
      self.send = send
    }

    /// Replies to a line from the core.
    /// - Returns: false if the line is for the app.
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
    /// The kind as a type of the system.
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
