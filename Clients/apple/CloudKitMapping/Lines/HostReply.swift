/// Makes the lines that a host sends: results, errors, requests and notifications. They have no line feed at the end.
///
/// The lines are messages of JSON-RPC 2.0 (https://www.jsonrpc.org/specification). The error of a refusal has the kind
/// in its `data`.
public enum HostReply {
  public static func result(_ result: JSONValue, id: JSONValue) -> String {
    JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("result", result)).text
  }

  public static func refusal(_ refusal: CloudRefusal, id: JSONValue) -> String {
    // If the kind is only for records, the error of the whole request gets the kind invalidArguments.
    let kind = refusal.kind.code == CloudKind.invalidArguments.code ? .invalidArguments : refusal.kind
    let data = JSONValue.members(("kind", .string(kind.rawValue)), ("retryAfter", refusal.retryAfter.map { .int($0) }))
    return error(refusal.kind.code, refusal.message, data, id: id)
  }

  /// Returns the error for a request that can't be read.
  public static func fault(_ code: FaultCode, _ message: String, id: JSONValue) -> String {
    error(code.rawValue, message, nil, id: id)
  }

  private static func error(_ code: Int, _ message: String, _ data: JSONValue?, id: JSONValue) -> String {
    let error = JSONValue.members(("code", .int(code)), ("message", .string(message)), ("data", data))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("id", id), ("error", error)).text
  }

  /// Returns the notification that a zone of a database has changed. Without a zone, the notification means that any
  /// zone of the database may have changed.
  public static func remoteChanged(_ database: DatabaseScope, _ zone: ZoneName? = nil) -> String {
    let params = JSONValue.members(("database", .string(database.rawValue)), ("zone", zone?.json))
    return JSONValue.members(("jsonrpc", .string("2.0")), ("method", .string("sync.remoteChanged")), ("params", params))
      .text
  }

  /// Returns the request that tells the core which host requests can be answered: all requests about the cloud, and
  /// others.
  /// - Parameter others: the host requests that the app itself answers. They must be in the same request, because each
  ///   `host.provide` replaces the previous one.
  public static func provide(id: String, others: [String]) -> String {
    let names = (CloudRequest.methods + others).map { JSONValue.string($0) }
    return JSONValue.members(
      ("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string("host.provide")),
      ("params", .members(("capabilities", .array(names))))
    ).text
  }
}

/// The codes of JSON-RPC errors for requests that can't be read.
public enum FaultCode: Int, Sendable {
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
}
