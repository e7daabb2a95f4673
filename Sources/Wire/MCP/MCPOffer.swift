/// The tools that an agent is offered. If not all tools are listed, three of the listed ones find, describe and call
/// the others (`MCPFinder`).
public struct MCPOffer {
  /// All tools that may be called, whether or not they are listed.
  let tools: [MCPTool]
  /// The names of the tools that are listed, or `nil` if all tools are listed.
  private let listedNames: [String]?
  /// A Boolean value that indicates whether tools have output schemas. If so, results are also sent as structured
  /// content.
  let hasOutputSchemas: Bool
  private let choice: MCPToolChoice

  /// - Parameter tools: all tools that `choice` includes.
  public init(_ tools: [MCPTool], _ choice: MCPToolChoice) {
    self.tools = tools
    self.choice = choice
    hasOutputSchemas = choice.hasOutputSchemas
    listedNames = choice.prefixes == nil ? MCPToolChoice.usual.map { MCPTool.name(of: $0) } : nil
  }

  /// A Boolean value that indicates whether some tools are not listed, and can be reached only through the tools of
  /// `MCPFinder`.
  var hasFinders: Bool { listedNames != nil }
  var isReadOnly: Bool { choice.isReadOnly }

  func lists(_ tool: MCPTool) -> Bool { listedNames?.contains(tool.name) ?? true }

  /// Returns the tool with this name, or `nil`. The name of the tool's method, which has dots, is accepted, too.
  func tool(named name: String) -> MCPTool? {
    let name = MCPTool.name(of: name)
    return tools.first { $0.name == name }
  }
}
