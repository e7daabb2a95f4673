/// The tools for an agent. Some are listed. The others are reached through three tools that find, describe and call them.
public struct MCPOffer {
  /// All tools that may be called, listed or not.
  let tools: [MCPTool]
  /// The names of the tools that are listed; `nil` for all of them.
  private let listedNames: [String]?
  /// A Boolean value that indicates whether results are described, and come as structured content.
  let hasOutputSchemas: Bool
  private let choice: MCPToolChoice

  /// - Parameter tools: all tools of the choice.
  public init(_ tools: [MCPTool], _ choice: MCPToolChoice) {
    self.tools = tools
    self.choice = choice
    hasOutputSchemas = choice.hasOutputSchemas
    listedNames = choice.prefixes == nil ? MCPToolChoice.usual.map { MCPTool.name(of: $0) } : nil
  }

  /// A Boolean value that indicates whether some tools are unlisted, and are reached through others.
  var hasFinders: Bool { listedNames != nil }
  var isReadOnly: Bool { choice.isReadOnly }

  func lists(_ tool: MCPTool) -> Bool { listedNames?.contains(tool.name) ?? true }

  /// Returns the tool with a name, which may be spelled as its method.
  func tool(named name: String) -> MCPTool? {
    let name = MCPTool.name(of: name)
    return tools.first { $0.name == name }
  }
}
