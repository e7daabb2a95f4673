internal import MCP
internal import Shape

/// The tools that a client of MCP is offered.
struct ToolsRequest: Record {
  var prefixes: [String]?
  var readOnly = false
  var outputSchemas = false

  static let doc: StaticString = "The tools that are offered by MCP."

  init(_ choice: MCPToolChoice) {
    (prefixes, readOnly, outputSchemas) = (choice.prefixes, choice.isReadOnly, choice.hasOutputSchemas)
  }

  var choice: MCPToolChoice { MCPToolChoice(prefixes: prefixes, isReadOnly: readOnly, hasOutputSchemas: outputSchemas) }

  init<F: Fields<Self>>(_ field: inout F) {
    prefixes = field("prefixes", \.prefixes, "What names of methods begin with; null for all, of which few are listed.")
    readOnly = field("readOnly", \.readOnly, "Whether only those that change nothing.")
    outputSchemas = field("outputSchemas", \.outputSchemas, "Whether results are described.")
  }
}
