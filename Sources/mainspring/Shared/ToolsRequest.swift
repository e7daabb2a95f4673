internal import MCP
internal import Shape

/// The options with which an MCP client selects its tools.
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
    prefixes = field(
      "prefixes", \.prefixes, "The prefixes of method names; null for all methods, of which few are listed.")
    readOnly = field("readOnly", \.readOnly, "true for tools that only read.")
    outputSchemas = field("outputSchemas", \.outputSchemas, "true to describe the results of tools.")
  }
}
