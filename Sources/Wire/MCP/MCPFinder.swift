internal import JSON
internal import RPC
internal import Shape

/// The tools that reach those that are not listed.
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
      shipping, purchases, reports, import and export, sharing, sync and more. Take it when no listed tool does what \
      is asked. Returns: names with what each does; describe_tool says what one takes.
      """
    case .describe:
      """
      Describes one tool with all that it takes. Take it before the first call_tool of a tool that find_tools found, \
      and for what a listed tool takes beside what its schema shows (company, force, effectiveAt). Returns: its input \
      schema, and whether it changes or overwrites something.
      """
    case .call:
      """
      Calls a tool that is not listed, with the rights that the tool itself needs. Call a listed tool directly \
      instead. Returns: what that tool answers.
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
      let text = #""text":{"description":"What is to be done, in a few English words: record payment.","type":"string"}"#
      let limit = #""limit":{"description":"The most tools; 8 without it.","type":"integer","minimum":1,"maximum":50}"#
      return object("\(text),\(limit)", required: "text")
    case .describe: return object(name, required: "name")
    case .call:
      let arguments = #""arguments":{"description":"What the tool takes, as describe_tool says.","type":"object"}"#
      return object("\(name),\(arguments)", required: "name")
    }
  }
}

/// The parameters of `find_tools`.
struct FindToolsParams: Record {
  let text: String, limit: Int?

  static let doc: StaticString = "Which tools are looked for."

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What is to be done.", .length(1...1000))
    limit = field("limit", \.limit, "The most to answer.", .range(1...50))
  }
}

/// The parameters of `describe_tool` and `call_tool`.
struct NamedToolParams: Record {
  let name: String, arguments: RawJSON?

  static let doc: StaticString = "Which tool is meant."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The tool's name.", .length(1...200))
    arguments = field("arguments", \.arguments, "What it takes.")
  }
}

/// A tool, as `find_tools` answers it.
struct FoundTool: Record {
  let name: String, title: String, text: String, readOnly: Bool, destructive: Bool

  static let doc: StaticString = "A tool that was found."

  init(_ tool: MCPTool) {
    (name, title, text) = (tool.name, tool.title, MCPGuide.of(tool.method)?.text ?? tool.described.doc)
    (readOnly, destructive) = (!tool.described.changesStores, tool.described.isDestructive)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    title = field("title", \.title, "What people call it.")
    text = field("description", \.text, "What it does.")
    readOnly = field("readOnly", \.readOnly, "Whether it changes nothing.")
    destructive = field("destructive", \.destructive, "Whether something may be overwritten or gone.")
  }
}

/// The result of `find_tools`.
struct FoundTools: Record {
  let tools: [FoundTool], hint: String?

  static let doc: StaticString = "Tools that were found."

  /// - Parameter all: the tools that may be called.
  init(_ params: FindToolsParams, among all: [MCPTool]) {
    tools = ToolSearch(params.text).found(among: all).prefix(params.limit ?? 8).map { FoundTool($0) }
    var areas: [String] = []
    if tools.isEmpty {
      for tool in all {
        let area = String(tool.method.prefix { $0 != "." })
        if !areas.contains(area) { areas.append(area) }
      }
    }
    hint = tools.isEmpty ? "No tool says these words. Try others, or the name of an area: \(areas.joined(separator: ", "))." : nil
  }

  init<F: Fields<Self>>(_ field: inout F) {
    tools = field("tools", \.tools, "The likeliest first.")
    hint = field.optional("hint", \.hint, "What to try, if nothing was found.")
  }
}
