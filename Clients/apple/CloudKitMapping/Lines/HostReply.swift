/// The lines of a host: answers, refusals, and what it says unasked. Each is one line without its end.
///
/// The shapes are those of JSON-RPC 2.0 (https://www.jsonrpc.org/specification); a refusal has its kind in `data`.
public enum HostReply {
  public static func result(_ result: JSONValue, id: JSONValue) -> String {
    JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("result", result)).text
  }

  public static func refusal(_ refusal: CloudRefusal, id: JSONValue) -> String {
    // What is said of records alone is, of a whole request, a wrong argument.
    let kind = refusal.kind.code == CloudKind.invalidArguments.code ? .invalidArguments : refusal.kind
    let data = JSONValue.members(("kind", .string(kind.rawValue)), ("retryAfter", refusal.retryAfter.map { .int($0) }))
    return error(refusal.kind.code, refusal.message, data, id: id)
  }

  /// An answer to what can't be understood.
  public static func fault(_ code: FaultCode, _ message: String, id: JSONValue) -> String {
    error(code.rawValue, message, nil, id: id)
  }

  private static func error(_ code: Int, _ message: String, _ data: JSONValue?, id: JSONValue) -> String {
    let error = JSONValue.members(("code", .int(code)), ("message", .string(message)), ("data", data))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("error", error)).text
  }

  /// Says that something has changed in a database; without a zone, that it may be any.
  public static func remoteChanged(_ database: DatabaseScope, _ zone: ZoneName? = nil) -> String {
    let params = JSONValue.members(("database", .string(database.rawValue)), ("zone", zone?.json))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("method", .string("sync.remoteChanged")), ("params", params))
      .text
  }

  /// Offers the core all that is answered here.
  /// - Parameter others: what the app itself answers: an offer takes the place of the one before.
  public static func provide(id: String, others: [String]) -> String {
    let names = (CloudRequest.methods + others).map { JSONValue.string($0) }
    return JSONValue.members(
      ("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string("host.provide")),
      ("params", .members(("capabilities", .array(names))))
    ).text
  }
}

/// The codes of JSON-RPC for what can't be understood.
public enum FaultCode: Int, Sendable {
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
}
