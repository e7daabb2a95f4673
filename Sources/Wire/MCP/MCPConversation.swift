internal import JSON
internal import RPC
internal import Shape
public import Stdio

/// A conversation in the Model Context Protocol (https://modelcontextprotocol.io/specification/2025-06-18), over a session of the core: each
/// message becomes a request of JSON-RPC, and each reply a message.
public final class MCPConversation: Dialect {
  /// The revisions that are spoken, the newest first.
  private static let revisions = ["2025-11-25", "2025-06-18"]

  /// What a request to the core was made for.
  enum Asked {
    case tool(id: String)
    /// Which methods may be called, for a page of what is made of them.
    case listing(id: String, Listing, cursor: String?)
    case read(id: String, MCPResource)
    case subscribe(id: String, uri: String)
    case unsubscribe(id: String)
    /// Which methods may be called, whenever that changes.
    case allowed
    /// Nobody waits for what comes of it.
    case nothing
  }

  enum Listing { case tools, resources, templates }

  /// All that are tools, whoever asks.
  let tools: [MCPTool]
  private let version: String
  private let instructions: String
  private var isInitialized = false
  private var messages: [UInt8] = []
  private var lastNumber = 0
  /// The requests to the core that are not answered, by their numbers.
  var asked: [Int: Asked] = [:]
  /// The methods that may be called; nil before the core has said.
  var allowed: Set<String>?
  /// The names of the tools when it was told last that they are others.
  var told: [String] = []
  /// The handle of the live query that says so.
  var allowedHandle: Int?
  /// The handles of those for resources that a client has subscribed to.
  var subscriptions: [String: Int] = [:]

  /// - Parameters:
  ///   - version: the program's.
  ///   - instructions: how the tools are used, for a model.
  public init(_ tools: [MCPTool], version: String, instructions: String) {
    self.tools = tools
    self.version = version
    self.instructions = instructions
  }

  public func takeMessages() -> [UInt8] {
    defer { messages = [] }
    return messages
  }

  public func take(_ message: [UInt8], serve: ([UInt8]) -> Void) {
    switch MCPMessage.read(message) {
    case .answer: break
    case .flaw(let error, let id): refuse(id, error)
    case .message(let message):
      do throws(MCPError) {
        if message.id == nil { try notice(message, serve) } else { try serveRequest(message, serve) }
      } catch {
        if let id = message.id { refuse(id, error) }
      }
    }
  }

  private func serveRequest(_ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    let id = message.id ?? "null"
    switch message.method {
    case "ping": answer(id, RawJSON("{}"))
    case "initialize": try initialize(id, message, serve)
    case _ where !isInitialized: throw MCPError(.invalidRequest, "initialize comes first")
    case "tools/list": try list(.tools, id, message, serve)
    case "tools/call": try call(id, message, serve)
    case "resources/list": try list(.resources, id, message, serve)
    case "resources/templates/list": try list(.templates, id, message, serve)
    case "resources/read":
      let resource = try resource(message)
      ask(.read(id: id, resource), resource.method, resource.params, serve)
    case "resources/subscribe":
      let resource = try resource(message)
      if subscriptions[resource.uri] != nil { return answer(id, RawJSON("{}")) }
      let query = #"{"query":{"method":"\#(resource.method)","params":\#(resource.params)}}"#
      ask(.subscribe(id: id, uri: resource.uri), "live.open", query, serve)
    case "resources/unsubscribe":
      let resource = try resource(message)
      guard let handle = subscriptions.removeValue(forKey: resource.uri) else { return answer(id, RawJSON("{}")) }
      ask(.unsubscribe(id: id), "live.close", #"{"live":\#(handle)}"#, serve)
    default: throw MCPError(.methodNotFound, "There is no method \(message.method)")
    }
  }

  /// What is told unasked may be behind what a client has just done: for a list the core is asked.
  private func list(_ what: Listing, _ id: String, _ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    ask(.listing(id: id, what, cursor: try message.read(PageParams.self).cursor), "access.allowed", "{}", serve)
  }

  private func initialize(_ id: String, _ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    let wanted = try message.read(InitializeParams.self).protocolVersion
    if !isInitialized { ask(.allowed, "live.open", #"{"query":{"method":"access.allowed"}}"#, serve) }
    isInitialized = true
    answer(
      id,
      InitializeResult(
        protocolVersion: MCPConversation.revisions.contains(wanted) ? wanted : MCPConversation.revisions[0],
        capabilities: .init(tools: .init(listChanged: true), resources: .init(subscribe: true, listChanged: true)),
        serverInfo: .init(name: "mainspring", title: "Mainspring", version: version), instructions: instructions))
  }

  private func call(_ id: String, _ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    let params = try message.read(CallParams.self)
    guard let tool = tools.first(where: { $0.name == params.name }) else {
      throw MCPError(.invalidParams, "There is no tool \(params.name)\(suggestion(for: params.name, among: tools.map(\.name)))")
    }
    var arguments = params.arguments?.text ?? "{}"
    if tool.takesProgress, let token = params.meta?.progressToken, Members.of(arguments)?.contains("progressToken") == false {
      let rest = arguments.dropFirst()
      arguments = "{\"progressToken\":\(token.json)\(rest == "}" ? "" : ",")\(rest)"
    }
    ask(.tool(id: id), tool.method, arguments, serve)
  }

  private func notice(_ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    guard message.method == "notifications/cancelled" else { return }
    let id = try message.read(CancelledParams.self).requestId.text
    for (number, one) in asked {
      guard case .tool(id) = one else { continue }
      // Nobody waits for its reply.
      asked[number] = .nothing
      ask(.nothing, "rpc.cancel", #"{"id":"mcp:\#(number)"}"#, serve)
    }
  }

  /// The tools that may be called.
  var visible: [MCPTool] { allowed.map { allowed in tools.filter { allowed.contains($0.method) } } ?? tools }

  private func resource(_ message: MCPMessage) throws(MCPError) -> MCPResource {
    let uri = try message.read(ResourceParams.self).uri
    guard let resource = MCPResource(uri, among: tools) else { throw MCPError(.resourceNotFound, "There is no resource \(uri)") }
    return resource
  }

  /// Asks the core.
  private func ask(_ what: Asked, _ method: String, _ params: String, _ serve: ([UInt8]) -> Void) {
    lastNumber += 1
    asked[lastNumber] = what
    serve(Array(#"{"jsonrpc":"2.0","id":"mcp:\#(lastNumber)","method":"\#(method)","params":\#(params)}"#.utf8))
  }

  // MARK: What is said

  func answer<R: Value>(_ id: String, _ result: R) { say(jsonText(MCPReply(id, result: result))) }
  func refuse(_ id: String?, _ error: MCPError) { say(jsonText(MCPReply<RawJSON>(id, error: error))) }
  func notify<P: Value>(_ method: String, _ params: P?) { say(jsonText(MCPNotification(method, params))) }

  func say(_ text: String) {
    messages += text.utf8
    messages.append(UInt8(ascii: "\n"))
  }
}
