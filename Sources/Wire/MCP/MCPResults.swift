internal import RPC
internal import Shape

/// The result of `initialize`.
struct InitializeResult: Record {
  let protocolVersion: String, capabilities: Capabilities, serverInfo: ServerInfo, instructions: String

  static let doc: StaticString = "What the server speaks, and can do."

  struct Capabilities: Record {
    let tools: ToolsCapability, resources: ResourcesCapability, prompts: PromptsCapability

    static let doc: StaticString = "What the server can do."
  }

  struct ToolsCapability: Record {
    let listChanged: Bool

    static let doc: StaticString = "That there are tools."
  }

  struct ResourcesCapability: Record {
    let subscribe: Bool, listChanged: Bool

    static let doc: StaticString = "That there are resources."
  }

  struct PromptsCapability: Record {
    let listChanged: Bool

    static let doc: StaticString = "That there are prompts."
  }

  struct ServerInfo: Record {
    let name: String, title: String, version: String

    static let doc: StaticString = "What the server is."
  }
}

extension InitializeResult {
  init<F: Fields<Self>>(_ field: inout F) {
    protocolVersion = field("protocolVersion", \.protocolVersion, "The revision.")
    capabilities = field("capabilities", \.capabilities, "What it can do.")
    serverInfo = field("serverInfo", \.serverInfo, "What it is.")
    instructions = field("instructions", \.instructions, "How it is used, for a model.")
  }
}

extension InitializeResult.Capabilities {
  init<F: Fields<Self>>(_ field: inout F) {
    tools = field("tools", \.tools, "Tools.")
    resources = field("resources", \.resources, "Resources.")
    prompts = field("prompts", \.prompts, "Prompts.")
  }
}

extension InitializeResult.PromptsCapability {
  init<F: Fields<Self>>(_ field: inout F) { listChanged = field("listChanged", \.listChanged, "Whether it tells of another list.") }
}

extension InitializeResult.ToolsCapability {
  init<F: Fields<Self>>(_ field: inout F) { listChanged = field("listChanged", \.listChanged, "Whether it tells of another list.") }
}

extension InitializeResult.ResourcesCapability {
  init<F: Fields<Self>>(_ field: inout F) {
    subscribe = field("subscribe", \.subscribe, "Whether it tells of changes.")
    listChanged = field("listChanged", \.listChanged, "Whether it tells of another list.")
  }
}

extension InitializeResult.ServerInfo {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    title = field("title", \.title, "What people call it.")
    version = field("version", \.version, "Its version.")
  }
}

extension InitializeResult.Capabilities {
  static let all = InitializeResult.Capabilities(
    tools: .init(listChanged: true), resources: .init(subscribe: true, listChanged: true), prompts: .init(listChanged: true))
}

/// A result that says nothing.
struct Nothing: Record {
  static let doc: StaticString = "Nothing."

  init() {}
  init<F: Fields<Self>>(_ field: inout F) {}
}

/// The result of `tools/call`.
struct CallResult: Record {
  let content: [TextContent], structuredContent: AnyJSON?, isError: Bool

  static let doc: StaticString = "What a tool has answered."

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
    content = field("content", \.content, "For a model to read.")
    structuredContent = field.optional("structuredContent", \.structuredContent, "The same as JSON.")
    isError = field("isError", \.isError, "Whether it was refused.")
  }
}

extension CallResult.TextContent {
  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "text.")
    text = field("text", \.text, "The text.")
  }
}

/// The result of `resources/read`.
struct ReadResult: Record {
  let contents: [ResourceContents]

  static let doc: StaticString = "What a resource is now."

  struct ResourceContents: Record {
    let uri: String, mimeType: String, text: String

    static let doc: StaticString = "What a resource is now."
  }
}

extension ReadResult {
  init<F: Fields<Self>>(_ field: inout F) { contents = field("contents", \.contents, "One.") }
}

extension ReadResult.ResourceContents {
  init<F: Fields<Self>>(_ field: inout F) {
    uri = field("uri", \.uri, "Its name.")
    mimeType = field("mimeType", \.mimeType, "Its type.")
    text = field("text", \.text, "Its content.")
  }
}

/// A reply with a result, or with an error.
struct MCPReply<Result: Value>: Record {
  let id: AnyJSON, result: Result?, error: MCPError?

  static var recordName: String { "MCPReply" }
  static var doc: StaticString { "A reply." }

  init(_ id: String?, result: Result? = nil, error: MCPError? = nil) {
    (self.id, self.result, self.error) = (AnyJSON(id ?? "null"), result, error)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    _ = field("jsonrpc", \.version, "2.0")
    id = field("id", \.id, "That of the request.")
    result = field.optional("result", \.result, "What was asked for.")
    error = field.optional("error", \.error, "What was wrong.")
  }

  private var version: String { "2.0" }
}

/// A notification of the server.
struct MCPNotification<Params: Value>: Record {
  let method: String, params: Params?

  static var recordName: String { "MCPNotification" }
  static var doc: StaticString { "What the server says unasked." }

  init(_ method: String, _ params: Params? = nil) { (self.method, self.params) = (method, params) }

  init<F: Fields<Self>>(_ field: inout F) {
    _ = field("jsonrpc", \.version, "2.0")
    method = field("method", \.method, "Of what it tells.")
    params = field.optional("params", \.params, "The facts.")
  }

  private var version: String { "2.0" }
}
