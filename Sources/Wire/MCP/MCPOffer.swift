/// The tools for an agent. Some tools are listed. Three listed tools find, describe and call the others.
public struct MCPOffer {
  /// All tools that may be called, listed or not.
  let tools: [MCPTool]
  /// The names of the tools that are listed; `nil` for all of them.
  private let listedNames: [String]?
  /// A Boolean value that indicates whether tools have output schemas, and results are also sent as structured content.
  let hasOutputSchemas: Bool
  private let choice: MCPToolChoice

  /// - Parameter tools: all tools that the choice includes.
  public init(_ tools: [MCPTool], _ choice: MCPToolChoice) {
    self.tools = tools
    self.choice = choice
    hasOutputSchemas = choice.hasOutputSchemas
    listedNames = choice.prefixes == nil ? MCPToolChoice.usual.map { MCPTool.name(of: $0) } : nil
  }

  /// A Boolean value that indicates whether some tools are unlisted, and are reached through the three finders.
  var hasFinders: Bool { listedNames != nil }
  var isReadOnly: Bool { choice.isReadOnly }

  func lists(_ tool: MCPTool) -> Bool { listedNames?.contains(tool.name) ?? true }

  /// Returns the tool with a name. The name may be spelled like the tool's method.
  func tool(named name: String) -> MCPTool? {
    let name = MCPTool.name(of: name)
    return tools.first { $0.name == name }
  }
}
