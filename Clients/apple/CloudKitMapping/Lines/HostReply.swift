/// Makes the lines that a host sends: results, errors, requests and notifications. Each has no line feed at its end.
///
/// The lines are messages of JSON-RPC 2.0 (https://www.jsonrpc.org/specification). A refusal has its kind in `data`.
public enum HostReply {
  public static func result(_ result: JSONValue, id: JSONValue) -> String {
    JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("result", result)).text
  }

  public static func refusal(_ refusal: CloudRefusal, id: JSONValue) -> String {
    // A whole request can't have a kind that only records have. Its kind is then invalidArguments.
    let kind = refusal.kind.code == CloudKind.invalidArguments.code ? .invalidArguments : refusal.kind
    let data = JSONValue.members(("kind", .string(kind.rawValue)), ("retryAfter", refusal.retryAfter.map { .int($0) }))
    return error(refusal.kind.code, refusal.message, data, id: id)
  }

  /// Makes the error for a request that can't be understood.
  public static func fault(_ code: FaultCode, _ message: String, id: JSONValue) -> String {
    error(code.rawValue, message, nil, id: id)
  }

  private static func error(_ code: Int, _ message: String, _ data: JSONValue?, id: JSONValue) -> String {
    let error = JSONValue.members(("code", .int(code)), ("message", .string(message)), ("data", data))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("error", error)).text
  }

  /// Makes the notification that a zone of a database has changed. Without a zone, any zone may have changed.
  public static func remoteChanged(_ database: DatabaseScope, _ zone: ZoneName? = nil) -> String {
    let params = JSONValue.members(("database", .string(database.rawValue)), ("zone", zone?.json))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("method", .string("sync.remoteChanged")), ("params", params))
      .text
  }

  /// Makes the request that offers the core the methods that this host answers.
  /// - Parameter others: the methods that the app itself answers. They belong into the same offer, because each
  ///   `host.provide` replaces the one before it.
  public static func provide(id: String, others: [String]) -> String {
    let names = (CloudRequest.methods + others).map { JSONValue.string($0) }
    return JSONValue.members(
      ("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string("host.provide")),
      ("params", .members(("capabilities", .array(names))))
    ).text
  }
}

/// The codes of JSON-RPC for requests that can't be understood.
public enum FaultCode: Int, Sendable {
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
}
