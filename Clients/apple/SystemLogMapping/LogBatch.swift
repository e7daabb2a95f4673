import CloudKitMapping

/// A batch of lines that the core asks the host to write to the system's log: `host.log.write`.
public struct LogBatch: Equatable, Sendable {
  /// What a line of the core's is to a host with the system's log.
  public enum Line: Equatable, Sendable {
    case batch(LogBatch)
    /// A request that can't be understood, with the line that answers it.
    case malformed(reply: String)
    /// Something else, for the app to read.
    case other
  }

  /// The names of the requests that are answered here.
  public static let methods = ["host.log.write"]

  public let id: JSONValue
  public let lines: [LoggedLine]

  /// Reads a line of the core's.
  public static func read(_ line: String) -> Line {
    // Most lines of the core's are no batches.
    guard line.contains("host.log.write"), let value = try? JSONValue(parsing: line), let id = value["id"],
      value["method"]?.string == methods[0]
    else { return .other }
    guard let lines = value["params"]?["lines"]?.array?.map(LoggedLine.init), lines.allSatisfy({ $0 != nil }) else {
      return .malformed(
        reply: HostReply.fault(.invalidParams, "params must have lines with level, category and message", id: id))
    }
    return .batch(LogBatch(id: id, lines: lines.compactMap(\.self)))
  }

  /// The line that answers it: they need not be sent again.
  public var reply: String { HostReply.result(.object([]), id: id) }
}

/// A line of the core's log.
public struct LoggedLine: Equatable, Sendable {
  /// The type of a line in the system's log, as `OSLogType` has it.
  public enum Kind: Equatable, Sendable {
    case error, standard, info, debug
  }

  public let kind: Kind
  public let category: String
  /// The message, and behind it the fields and the conversation. The core has replaced the secrets in it.
  public let text: String

  init?(_ value: JSONValue) {
    guard let level = value["level"]?.string, let category = value["category"]?.string,
      let message = value["message"]?.string
    else {
      return nil
    }
    switch level {
    case "error": kind = .error
    // The system's log has no warnings: what stands out is kept as the default is.
    case "warning": kind = .standard
    case "info": kind = .info
    case "debug": kind = .debug
    // A level of a later core.
    default: kind = .standard
    }
    self.category = category
    var text = level == "warning" ? "warning: \(message)" : message
    if let fields = value["fields"], fields.object != nil { text += " \(fields.text)" }
    if let conversation = value["conversation"]?.string { text += " #\(conversation)" }
    self.text = text
  }
}
