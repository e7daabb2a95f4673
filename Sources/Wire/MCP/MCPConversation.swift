internal import JSON
internal import RPC
internal import Shape
public import Stdio

/// A conversation with a client of the Model Context Protocol (https://modelcontextprotocol.io/specification). It
/// translates each message of the client to a JSON-RPC request for the core, and each reply of the core to a message
/// for the client.
///
/// In revisions up to 2025-11-25, a conversation begins with a greeting (`initialize`). In later revisions, each
/// request names its revision itself (`_meta`) and does not depend on earlier messages. One conversation may use
/// revisions of both kinds.
public final class MCPConversation: Dialect {
  /// The supported revisions without a greeting, the newest first. `revisions` has the supported revisions with a
  /// greeting.
  static let modern = ["2026-07-28"]
  static let revisions = ["2025-11-25", "2025-06-18"]

  /// A request of the client that waits for its reply. The form of the reply depends on the request's revision.
  struct Asker {
    /// The id as JSON text.
    let id: String
    let isModern: Bool
  }

  /// The purpose of a request to the core, which determines what its reply is used for.
  enum Asked {
    case tool(Asker, isTerse: Bool)
    /// `access.allowed`, whose result is needed for a search of tools. With `described`, it is needed for the
    /// description of a tool.
    case found(Asker, FindToolsParams)
    case described(Asker, MCPTool)
    /// `access.allowed`, whose result is needed for a page of a list.
    case listing(Asker, Listing, cursor: String?)
    /// `access.allowed`, whose result is needed for a prompt that names tools.
    case prompt(Asker, PromptParams)
    case read(Asker, MCPResource)
    case subscribe(Asker, uri: String)
    case unsubscribe(Asker)
    /// The live query of a resource, for a subscription in the form of the newer revisions.
    case listen(id: String, uri: String)
    /// The live query of a resource to which the client subscribed before there was a company.
    case late(WaitingResource)
    /// The live query of `access.allowed`: the methods that may be called, and each change of them.
    case allowed
    /// A request whose reply is not used.
    case nothing
  }

  enum Listing { case tools, resources, templates, prompts }

  /// The tools that are offered. They are the same for all clients.
  let offer: MCPOffer
  var tools: [MCPTool] { offer.tools }
  let version: String
  let instructions: String
  private(set) var isInitialized = false
  private var messages: [UInt8] = []
  private var requests: [[UInt8]] = []
  private var lastNumber = 0
  /// The requests to the core that have no reply yet, by their numbers.
  var asked: [Int: Asked] = [:]
  /// The methods that may be called now, or `nil` before the core has reported them.
  var allowed: CoreAllowed?
  /// The names of the tools that could be called after the last result of the live query. If the names differ after the
  /// next result, the client is notified.
  var told: [String] = []
  /// A Boolean value that indicates whether the live query of `access.allowed` was opened.
  var isWatchingAllowed = false
  /// The handle of the live query of `access.allowed`, or `nil` before the core has returned it.
  var allowedHandle: Int?
  /// The handles of the live queries for resources to which the client has subscribed, by URI.
  var subscriptions: [String: Int] = [:]
  /// The resources whose live queries are opened as soon as there is a company.
  var waiting: [WaitingResource] = []
  /// The client's subscriptions in the form of the newer revisions.
  var listeners: [MCPListener] = []

  /// - Parameters:
  ///   - offer: the tools that are offered to the client.
  ///   - version: the program's version.
  ///   - instructions: a text for the model that explains the use of the tools.
  public init(_ offer: MCPOffer, version: String, instructions: String) {
    self.offer = offer
    self.version = version
    self.instructions = instructions
  }

  public func takeMessages() -> [UInt8] {
    defer { messages = [] }
    return messages
  }

  public func takeRequests() -> [[UInt8]] {
    defer { requests = [] }
    return requests
  }

  public func take(_ message: [UInt8], serve: ([UInt8]) -> Void) {
    switch MCPMessage.read(message) {
    case .answer: break
    case .flaw(let error, let id): refuse(id, error)
    case .message(let message):
      do throws(MCPError) {
        guard let id = message.id else { return try notice(message, serve) }
        let asker = Asker(id: id, isModern: try isModern(message))
        if asker.isModern { try serveModern(message, asker, serve) } else { try serveRequest(message, asker, serve) }
      } catch {
        if let id = message.id { refuse(id, error) }
      }
    }
  }

  private func serveRequest(_ message: MCPMessage, _ asker: Asker, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    switch message.method {
    case "ping": answer(asker, Nothing())
    case "initialize": try initialize(asker, message, serve)
    case _ where !isInitialized: throw MCPError(.invalidRequest, "the first request must be initialize")
    case "resources/subscribe":
      let resource = try resource(message)
      if subscriptions[resource.uri] != nil || isWaiting(resource.uri, for: nil) { return answer(asker, Nothing()) }
      ask(.subscribe(asker, uri: resource.uri), "live.open", resource.query, serve)
    case "resources/unsubscribe":
      let resource = try resource(message)
      stopWaiting { $0.listener == nil && $0.uri == resource.uri }
      guard let handle = subscriptions.removeValue(forKey: resource.uri) else { return answer(asker, Nothing()) }
      ask(.unsubscribe(asker), "live.close", #"{"live":\#(handle)}"#, serve)
    default: try serveCommon(message, asker, serve)
    }
  }

  /// Serves the requests that exist in all supported revisions.
  func serveCommon(_ message: MCPMessage, _ asker: Asker, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    switch message.method {
    case "tools/list": try list(.tools, asker, message, serve)
    case "tools/call": try call(asker, message, serve)
    case "prompts/list": try list(.prompts, asker, message, serve)
    case "prompts/get": ask(.prompt(asker, try message.read(PromptParams.self)), "access.allowed", "{}", serve)
    case "resources/list": try list(.resources, asker, message, serve)
    case "resources/templates/list": try list(.templates, asker, message, serve)
    case "resources/read":
      let resource = try resource(message)
      ask(.read(asker, resource), resource.method, resource.params, serve)
    default: throw MCPError(.methodNotFound, "There is no method \(message.method)")
    }
  }

  /// Begins to serve a list: asks the core for the methods that may be called now. The stored methods may be out of
  /// date. A client may change them and request a list before the core's notification of the change has been read.
  private func list(_ what: Listing, _ asker: Asker, _ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError)
  {
    ask(.listing(asker, what, cursor: try message.read(PageParams.self).cursor), "access.allowed", "{}", serve)
  }

  private func initialize(_ asker: Asker, _ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    let wanted = try message.read(InitializeParams.self).protocolVersion
    watchAllowed(serve)
    isInitialized = true
    answer(
      asker,
      InitializeResult(
        protocolVersion: MCPConversation.revisions.contains(wanted) ? wanted : MCPConversation.revisions[0],
        capabilities: .all, serverInfo: server, instructions: instructions))
  }

  /// Opens the live query of `access.allowed`: the methods that may be called, and each change of them.
  func watchAllowed(_ serve: ([UInt8]) -> Void) {
    if isWatchingAllowed { return }
    isWatchingAllowed = true
    ask(.allowed, "live.open", #"{"query":{"method":"access.allowed"}}"#, serve)
  }

  var server: InitializeResult.ServerInfo { .init(name: "mainspring", title: "Mainspring", version: version) }

  private func notice(_ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    guard message.method == "notifications/cancelled" else { return }
    let id = try message.read(CancelledParams.self).requestId.text
    stopListening(id, serve)
    for (number, one) in asked {
      guard case .tool(let asker, _) = one, asker.id == id else { continue }
      // The reply of the cancelled request is not used, because the client expects none.
      asked[number] = .nothing
      ask(.nothing, "rpc.cancel", #"{"id":"mcp:\#(number)"}"#, serve)
    }
  }

  /// The tools that may be called now. As long as there is no company, tools that need one are included, because many
  /// clients request the list only once.
  var visible: [MCPTool] { allowed.map { allowed in tools.filter { allowed.offers($0.method) } } ?? tools }

  /// The tools in the list that the client gets. If not all tools are listed, the list includes the tools that find and
  /// call the others.
  var listed: [ToolPart] {
    if !offer.hasFinders { return visible.map(\.part) }
    return visible.filter(offer.lists).map(\.briefPart) + MCPFinder.allCases.map { $0.part(offer) }
  }

  /// The prompts that can be used now: all tools that they need may be called.
  var possible: [MCPPrompt] {
    let methods = Set(visible.map(\.method))
    return MCPPrompt.all.filter { $0.isPossible(with: methods) }
  }

  private func resource(_ message: MCPMessage) throws(MCPError) -> MCPResource {
    let uri = try message.read(ResourceParams.self).uri
    if let resource = MCPResource(uri, among: tools) { return resource }
    let isModern = try isModern(message)
    throw MCPError(
      isModern ? .invalidParams : .resourceNotFound, "There is no resource \(uri)",
      isModern ? AnyJSON(#"{"uri":\#(jsonText(uri))}"#) : nil)
  }

  /// Sends a request to the core.
  func ask(_ what: Asked, _ method: String, _ params: String, _ serve: ([UInt8]) -> Void) {
    serve(request(what, method, params))
  }

  /// Queues a request to the core. It is served after this conversation has read all of the core's output.
  func askLater(_ what: Asked, _ method: String, _ params: String) { requests.append(request(what, method, params)) }

  private func request(_ what: Asked, _ method: String, _ params: String) -> [UInt8] {
    lastNumber += 1
    asked[lastNumber] = what
    return Array(#"{"jsonrpc":"2.0","id":"mcp:\#(lastNumber)","method":"\#(method)","params":\#(params)}"#.utf8)
  }

  // MARK: Messages to the client

  func answer<R: Record>(_ asker: Asker, _ result: R, _ caching: Caching? = nil) {
    if asker.isModern {
      say(jsonText(MCPReply(asker.id, result: ModernResult(result, caching, by: server))))
    } else {
      say(jsonText(MCPReply(asker.id, result: result)))
    }
  }

  func refuse(_ id: String?, _ error: MCPError) { say(jsonText(MCPReply<RawJSON>(id, error: error))) }
  func notify<P: Value>(_ method: String, _ params: P?) { say(jsonText(MCPNotification(method, params))) }

  func say(_ text: String) {
    messages += text.utf8
    messages.append(UInt8(ascii: "\n"))
  }
}
