internal import JSON
internal import RPC
internal import Shape

/// The three tools with which a client finds, describes and calls tools that are not listed.
enum MCPFinder: String, CaseIterable {
  case find = "find_tools"
  case describe = "describe_tool"
  case call = "call_tool"

  func part(_ offer: MCPOffer) -> ToolPart {
    let isRead = self != .call || offer.isReadOnly
    return ToolPart(
      name: rawValue, title: title, text: text, inputSchema: RawJSON(schema),
      annotations: .init(
        readOnlyHint: isRead, destructiveHint: !isRead, idempotentHint: isRead, openWorldHint: self == .call))
  }

  private var title: String {
    switch self {
    case .find: "Find a tool"
    case .describe: "Describe a tool"
    case .call: "Call a tool that is not listed"
    }
  }

  private var text: String {
    switch self {
    case .find:
      """
      Finds tools that are not listed, by words: companies, sign-in, locations, lots, stocktakes, loans, payments, \
      shipping, purchases, reports, import and export, sharing, sync and more. Use it when no listed tool can do the \
      task. Returns: names with descriptions; describe_tool returns a tool's parameters.
      """
    case .describe:
      """
      Describes one tool with all its parameters. Use it before call_tool for a tool that find_tools found, and for \
      parameters of a listed tool that its schema lacks (company, force, effectiveAt). Returns: its input schema, and \
      whether it changes or overwrites data.
      """
    case .call:
      """
      Calls a tool that is not listed, with the rights that the tool itself needs. Call a listed tool directly \
      instead. Returns: the result of that tool.
      """
    }
  }

  private var schema: String {
    func object(_ properties: String, required: String) -> String {
      #"{"type":"object","properties":{\#(properties)},"required":["\#(required)"],"additionalProperties":false}"#
    }
    let name = #""name":{"description":"The tool's name, such as companies_create.","type":"string"}"#
    switch self {
    case .find:
      let text = #""text":{"description":"The task, in a few English words: record payment.","type":"string"}"#
      let limit = #""limit":{"description":"The most tools; 8 if left out.","type":"integer","minimum":1,"maximum":50}"#
      return object("\(text),\(limit)", required: "text")
    case .describe: return object(name, required: "name")
    case .call:
      let arguments = #""arguments":{"description":"The parameters, as describe_tool returns them.","type":"object"}"#
      return object("\(name),\(arguments)", required: "name")
    }
  }
}

/// The parameters of the tool `find_tools`.
struct FindToolsParams: Record {
  let text: String, limit: Int?

  static let doc: StaticString = "The words to find tools by."

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The task.", .length(1...1000))
    limit = field("limit", \.limit, "The largest number of tools.", .range(1...50))
  }
}

/// The parameters of the tools `describe_tool` and `call_tool`.
struct NamedToolParams: Record {
  let name: String, arguments: RawJSON?

  static let doc: StaticString = "The name of a tool, with arguments."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The tool's name.", .length(1...200))
    arguments = field("arguments", \.arguments, "The arguments of the tool.")
  }
}

/// A tool in the result of the tool `find_tools`.
struct FoundTool: Record {
  let name: String, title: String, text: String, readOnly: Bool, destructive: Bool

  static let doc: StaticString = "A tool that was found."

  init(_ tool: MCPTool) {
    (name, title, text) = (tool.name, tool.title, MCPGuide.of(tool.method)?.text ?? tool.described.doc)
    (readOnly, destructive) = (!tool.described.changesStores, tool.described.isDestructive)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the tool.")
    title = field("title", \.title, "The title of the tool.")
    text = field("description", \.text, "The description of the tool.")
    readOnly = field("readOnly", \.readOnly, "true if the tool changes no data.")
    destructive = field("destructive", \.destructive, "true if the tool may overwrite or remove data.")
  }
}

/// The result of the tool `find_tools`.
struct FoundTools: Record {
  let tools: [FoundTool], hint: String?

  static let doc: StaticString = "Tools that were found."

  /// - Parameter all: the tools that may be called now.
  init(_ params: FindToolsParams, among all: [MCPTool]) {
    tools = ToolSearch(params.text).found(among: all).prefix(params.limit ?? 8).map { FoundTool($0) }
    var areas: [String] = []
    if tools.isEmpty {
      for tool in all {
        let area = String(tool.method.prefix { $0 != "." })
        if !areas.contains(area) { areas.append(area) }
      }
    }
    hint =
      tools.isEmpty
      ? "No tool has these words. Try other words, or the name of an area: \(areas.joined(separator: ", "))." : nil
  }

  init<F: Fields<Self>>(_ field: inout F) {
    tools = field("tools", \.tools, "The tools, best match first.")
    hint = field.optional("hint", \.hint, "Advice, if no tool was found.")
  }
}
