internal import JSON
internal import RPC
internal import Shape

/// A request or a notification that the client has sent
/// (https://modelcontextprotocol.io/specification/2025-06-18/basic).
struct MCPMessage {
  /// The id as JSON text, or `nil` for a notification.
  let id: String?
  let method: String
  /// The parameters as JSON text, which is always an object.
  let params: String
  /// The revision that the request names, in the form of the newer revisions
  /// (https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta). `nil` for a message in the form of
  /// the older revisions.
  let protocolVersion: String?
  /// A Boolean value that indicates whether the request lists the capabilities of the client, as the newer revisions
  /// demand.
  let hasCapabilities: Bool

  enum Reading {
    case message(MCPMessage)
    /// A reply of the client. It is ignored, because this server sends no requests to clients.
    case answer
    case flaw(MCPError, id: String?)
  }

  static func read(_ line: [UInt8]) -> Reading {
    do throws(JSONText.Defect) {
      return try JSONText.read(line, ignoresUnknown: true) { source in reading(of: source.value) }
    } catch { return .flaw(MCPError(.parseError, error.sentence), id: nil) }
  }

  private static func reading(of value: JSONValue) -> Reading {
    if value.kind == .array {
      return .flaw(MCPError(.invalidRequest, "this protocol has no batches; send each message on its own"), id: nil)
    }
    guard value.kind == .object else { return .flaw(MCPError(.invalidRequest, "a message must be an object"), id: nil) }
    let given = value.member("id")
    let id = given.flatMap { $0.kind == .string || $0.kind == .number ? $0.compactText : nil }
    if given != nil, id == nil { return .flaw(MCPError(.invalidRequest, "id must be a text or a number"), id: nil) }
    guard value.member("jsonrpc").map({ $0.kind == .string && $0.isName("2.0") }) ?? false else {
      return .flaw(MCPError(.invalidRequest, "jsonrpc must be \"2.0\""), id: id)
    }
    guard let method = value.member("method") else {
      return value.member("result") != nil || value.member("error") != nil
        ? .answer : .flaw(MCPError(.invalidRequest, "method is missing"), id: id)
    }
    guard method.kind == .string else { return .flaw(MCPError(.invalidRequest, "method must be a text"), id: id) }
    let params = value.member("params")
    if let params, params.kind != .object, params.kind != .null {
      return .flaw(MCPError(.invalidParams, "params must be an object"), id: id)
    }
    let object = params.flatMap { $0.kind == .object ? $0 : nil }
    let meta = object?.member("_meta").flatMap { $0.kind == .object ? $0 : nil }
    let version = meta?.member("io.modelcontextprotocol/protocolVersion")
    if let version, version.kind != .string {
      return .flaw(
        MCPError(.invalidParams, "params: _meta: io.modelcontextprotocol/protocolVersion must be a text"), id: id)
    }
    return .message(
      MCPMessage(
        id: id, method: method.string, params: object?.compactText ?? "{}", protocolVersion: version?.string,
        hasCapabilities: meta?.member("io.modelcontextprotocol/clientCapabilities")?.kind == .object))
  }

  /// Reads the parameters as a record. Unknown members are ignored.
  func read<R: Record>(_ type: R.Type) throws(MCPError) -> R {
    do throws(JSONText.Defect) {
      return try JSONText.read(Array(params.utf8), ignoresUnknown: true) { R.read(from: &$0) }
    } catch { throw MCPError(.invalidParams, "params: \(error.sentence)") }
  }
}

/// An error of the protocol, which reports a mistake of the client. If a tool refuses a call, the refusal is sent as
/// the tool's result instead.
struct MCPError: Error {
  let code: Int, message: String, data: AnyJSON?

  enum Code: Int {
    case parseError = -32700, invalidRequest = -32600, methodNotFound = -32601, invalidParams = -32602, internalError =
      -32603,
      resourceNotFound = -32002, unsupportedProtocolVersion = -32022
  }

  init(_ code: Code, _ message: String, _ data: AnyJSON? = nil) {
    (self.code, self.message, self.data) = (code.rawValue, message, data)
  }
}

extension MCPError: Record {
  static let recordName = "MCPError"
  static let doc: StaticString = "An error in a client's message."

  init<F: Fields<Self>>(_ field: inout F) {
    code = field("code", \.code, "The code of the error.")
    message = field("message", \.message, "The error as a sentence.")
    data = field.optional("data", \.data, "The facts of the error.")
  }
}
