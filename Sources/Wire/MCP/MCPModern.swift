internal import JSON
internal import RPC
internal import Shape

/// Serving the revisions from 2026-07-28 on. They have no greeting: each request names its revision
/// (https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning).
extension MCPConversation {
  /// Returns a Boolean value that indicates whether a request has the form of the revisions from 2026-07-28 on.
  /// - Throws: an error if the request names an unsupported revision, or lacks required metadata.
  func isModern(_ message: MCPMessage) throws(MCPError) -> Bool {
    guard let version = message.protocolVersion else {
      if MCPConversation.modernMethods.contains(message.method) {
        throw MCPError(.invalidParams, "params: _meta must have io.modelcontextprotocol/protocolVersion, a text")
      }
      return false
    }
    guard MCPConversation.modern.contains(version) else {
      let supported = (MCPConversation.modern + MCPConversation.revisions).map { jsonText($0) }.joined(separator: ",")
      throw MCPError(
        .unsupportedProtocolVersion, "The protocol revision \(version) is not supported",
        AnyJSON(#"{"supported":[\#(supported)],"requested":\#(jsonText(version))}"#))
    }
    guard message.hasCapabilities else {
      throw MCPError(.invalidParams, "params: _meta must have io.modelcontextprotocol/clientCapabilities, an object")
    }
    return true
  }

  private static let modernMethods = ["server/discover", "subscriptions/listen"]

  func serveModern(_ message: MCPMessage, _ asker: Asker, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    switch message.method {
    case "server/discover":
      answer(
        asker,
        DiscoverResult(
          supportedVersions: MCPConversation.modern + MCPConversation.revisions, capabilities: .all,
          instructions: instructions), .long)
    case "subscriptions/listen": try listen(message, asker, serve)
    default: try serveCommon(message, asker, serve)
    }
  }
}

/// For how long a client may store a result, and whether other clients may use it
/// (https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching).
enum Caching {
  /// The result may change at any time, and may differ between clients.
  case never
  /// The result is the same for all clients, and changes only with the version of the program.
  case long

  var milliseconds: Int { self == .never ? 0 : 3_600_000 }
  var scope: String { self == .never ? "private" : "public" }
}

/// A result in the form of the revisions from 2026-07-28 on: with its type, its caching and its metadata.
struct ModernResult<Inner: Record>: Record {
  private let inner: Inner, caching: Caching?, meta: Meta

  static var recordName: String { "ModernResult" }
  static var doc: StaticString { "A result with its metadata." }

  /// The metadata of a result.
  struct Meta: Record {
    let serverInfo: InitializeResult.ServerInfo

    static var recordName: String { "ResultMeta" }
    static var doc: StaticString { "The metadata of a result." }

    init(_ server: InitializeResult.ServerInfo) { serverInfo = server }
    init<F: Fields<Self>>(_ field: inout F) {
      serverInfo = field("io.modelcontextprotocol/serverInfo", \.serverInfo, "The program.")
    }
  }

  init(_ inner: Inner, _ caching: Caching?, by server: InitializeResult.ServerInfo) {
    (self.inner, self.caching, meta) = (inner, caching, Meta(server))
  }

  /// Describes the members for encoding. The record is never decoded.
  init<F: Fields<Self>>(_ field: inout F) {
    _ = field("resultType", \.resultType, "complete.")
    inner = field.embed(\.inner)
    _ = field.optional("ttlMs", \.milliseconds, "The milliseconds that a client may store the result for.")
    _ = field.optional("cacheScope", \.scope, "The clients that may share the stored result.")
    meta = field("_meta", \.meta, "The metadata of the result.")
    caching = nil
  }

  private var resultType: String { "complete" }
  private var milliseconds: Int? { caching?.milliseconds }
  private var scope: String? { caching?.scope }
}

/// The result of `server/discover`.
struct DiscoverResult: Record {
  let supportedVersions: [String], capabilities: InitializeResult.Capabilities, instructions: String

  static let doc: StaticString = "The revisions and capabilities of the server."
}

extension DiscoverResult {
  init<F: Fields<Self>>(_ field: inout F) {
    supportedVersions = field("supportedVersions", \.supportedVersions, "The revisions of the protocol.")
    capabilities = field("capabilities", \.capabilities, "The capabilities of the server.")
    instructions = field("instructions", \.instructions, "Instructions for a model.")
  }
}
