import CloudKitMapping

/// A batch of lines for the system's log, which the core sends with `host.log.write`.
public struct LogBatch: Equatable, Sendable {
  /// A line from the core, as a host for the system's log sorts it.
  public enum Line: Equatable, Sendable {
    case batch(LogBatch)
    /// A request that can't be read, with the line that replies to it.
    case malformed(reply: String)
    /// Any other line, for the app.
    case other
  }

  /// The names of the host requests that this host answers.
  public static let methods = ["host.log.write"]

  public let id: JSONValue
  public let lines: [LoggedLine]

  /// Reads a line from the core.
  public static func read(_ line: String) -> Line {
    // Most lines are not batches for the log. A search for the name finds this out without reading the JSON.
    guard line.contains("host.log.write"), let value = try? JSONValue(parsing: line), let id = value["id"],
      value["method"]?.string == methods[0]
    else { return .other }
    guard let lines = value["params"]?["lines"]?.array?.map(LoggedLine.init), lines.allSatisfy({ $0 != nil }) else {
      return .malformed(
        reply: HostReply.fault(
          .invalidParams, "params must have lines, a list of objects with the strings level, category and message",
          id: id))
    }
    return .batch(LogBatch(id: id, lines: lines.compactMap(\.self)))
  }

  /// The reply to the batch. After it, the core does not send these lines again.
  public var reply: String { HostReply.result(.object([]), id: id) }
}

/// A line of the core's log.
public struct LoggedLine: Equatable, Sendable {
  /// The kind of a line, like `OSLogType`.
  public enum Kind: Equatable, Sendable {
    case error, standard, info, debug
  }

  public let kind: Kind
  public let category: String
  /// The message, followed by the fields and the number of the conversation. The core has replaced all secrets in it.
  public let text: String

  init?(_ value: JSONValue) {
    guard let level = value["level"]?.string, let category = value["category"]?.string,
      let message = value["message"]?.string
    else {
      return nil
    }
    switch level {
    case "error": kind = .error
    // The system's log has no kind for warnings. Lines of the default kind are stored, too, and the text begins with
    // `warning:`.
    case "warning": kind = .standard
    case "info": kind = .info
    case "debug": kind = .debug
    // A newer core may have levels that this host does not know.
    default: kind = .standard
    }
    self.category = category
    var text = level == "warning" ? "warning: \(message)" : message
    if let fields = value["fields"], fields.object != nil { text += " \(fields.text)" }
    if let conversation = value["conversation"]?.string { text += " #\(conversation)" }
    self.text = text
  }
}
