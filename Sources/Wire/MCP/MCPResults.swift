internal import RPC
internal import Shape

/// The result of the MCP request `initialize`.
struct InitializeResult: Record {
  let protocolVersion: String, capabilities: Capabilities, serverInfo: ServerInfo, instructions: String

  static let doc: StaticString = "The revision and capabilities of the server."

  struct Capabilities: Record {
    let tools: ToolsCapability, resources: ResourcesCapability, prompts: PromptsCapability

    static let doc: StaticString = "The capabilities of the server."
  }

  struct ToolsCapability: Record {
    let listChanged: Bool

    static let doc: StaticString = "The capability tools."
  }

  struct ResourcesCapability: Record {
    let subscribe: Bool, listChanged: Bool

    static let doc: StaticString = "The capability resources."
  }

  struct PromptsCapability: Record {
    let listChanged: Bool

    static let doc: StaticString = "The capability prompts."
  }

  struct ServerInfo: Record {
    let name: String, title: String, version: String

    static let doc: StaticString = "The name and version of the server."
  }
}

extension InitializeResult {
  init<F: Fields<Self>>(_ field: inout F) {
    protocolVersion = field("protocolVersion", \.protocolVersion, "The revision of the protocol.")
    capabilities = field("capabilities", \.capabilities, "The capabilities of the server.")
    serverInfo = field("serverInfo", \.serverInfo, "The name and version of the server.")
    instructions = field("instructions", \.instructions, "Instructions for a model.")
  }
}

extension InitializeResult.Capabilities {
  init<F: Fields<Self>>(_ field: inout F) {
    tools = field("tools", \.tools, "The capability tools.")
    resources = field("resources", \.resources, "The capability resources.")
    prompts = field("prompts", \.prompts, "The capability prompts.")
  }
}

extension InitializeResult.PromptsCapability {
  init<F: Fields<Self>>(_ field: inout F) {
    listChanged = field("listChanged", \.listChanged, "true if the server notifies changes of the list.")
  }
}

extension InitializeResult.ToolsCapability {
  init<F: Fields<Self>>(_ field: inout F) {
    listChanged = field("listChanged", \.listChanged, "true if the server notifies changes of the list.")
  }
}

extension InitializeResult.ResourcesCapability {
  init<F: Fields<Self>>(_ field: inout F) {
    subscribe = field("subscribe", \.subscribe, "true if clients can subscribe to resources.")
    listChanged = field("listChanged", \.listChanged, "true if the server notifies changes of the list.")
  }
}

extension InitializeResult.ServerInfo {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the server.")
    title = field("title", \.title, "The title of the server.")
    version = field("version", \.version, "The version of the server.")
  }
}

extension InitializeResult.Capabilities {
  static let all = InitializeResult.Capabilities(
    tools: .init(listChanged: true), resources: .init(subscribe: true, listChanged: true),
    prompts: .init(listChanged: true))
}

/// A result without members.
struct Nothing: Record {
  static let doc: StaticString = "An empty result."
}

extension Nothing {
  init<F: Fields<Self>>(_ field: inout F) {}
}

/// The result of the MCP request `tools/call`.
struct CallResult: Record {
  let content: [TextContent], structuredContent: AnyJSON?, isError: Bool

  static let doc: StaticString = "The result of a tool."

  struct TextContent: Record {
    let type: String, text: String

    static let doc: StaticString = "A text."
  }

  init(_ text: String, structured: AnyJSON?, isError: Bool) {
    content = [TextContent(type: "text", text: text)]
    structuredContent = structured
    self.isError = isError
  }

  init<F: Fields<Self>>(_ field: inout F) {
    content = field("content", \.content, "The result as text for a model.")
    structuredContent = field.optional("structuredContent", \.structuredContent, "The result as JSON.")
    isError = field("isError", \.isError, "true if the call failed.")
  }
}

extension CallResult.TextContent {
  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "text.")
    text = field("text", \.text, "The text.")
  }
}

/// The result of the MCP request `resources/read`.
struct ReadResult: Record {
  let contents: [ResourceContents]

  static let doc: StaticString = "The present contents of a resource."

  struct ResourceContents: Record {
    let uri: String, mimeType: String, text: String

    static let doc: StaticString = "The present contents of a resource."
  }
}

extension ReadResult {
  init<F: Fields<Self>>(_ field: inout F) { contents = field("contents", \.contents, "The contents, one element.") }
}

extension ReadResult.ResourceContents {
  init<F: Fields<Self>>(_ field: inout F) {
    uri = field("uri", \.uri, "The URI of the resource.")
    mimeType = field("mimeType", \.mimeType, "The media type of the resource.")
    text = field("text", \.text, "The text of the resource.")
  }
}

/// A reply to a request of the client, with a result or with an error.
struct MCPReply<Result: Value>: Record {
  let id: AnyJSON, result: Result?, error: MCPError?

  static var recordName: String { "MCPReply" }
  static var doc: StaticString { "A reply." }

  init(_ id: String?, result: Result? = nil, error: MCPError? = nil) {
    (self.id, self.result, self.error) = (AnyJSON(id ?? "null"), result, error)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    _ = field("jsonrpc", \.version, "2.0")
    id = field("id", \.id, "The id of the request.")
    result = field.optional("result", \.result, "The result of the request.")
    error = field.optional("error", \.error, "The error of the request.")
  }

  private var version: String { "2.0" }
}

/// A notification that the server sends to the client.
struct MCPNotification<Params: Value>: Record {
  let method: String, params: Params?

  static var recordName: String { "MCPNotification" }
  static var doc: StaticString { "A notification of the server." }

  init(_ method: String, _ params: Params? = nil) { (self.method, self.params) = (method, params) }

  init<F: Fields<Self>>(_ field: inout F) {
    _ = field("jsonrpc", \.version, "2.0")
    method = field("method", \.method, "The name of the notification.")
    params = field.optional("params", \.params, "The parameters of the notification.")
  }

  private var version: String { "2.0" }
}
