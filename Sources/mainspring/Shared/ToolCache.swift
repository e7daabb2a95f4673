internal import MCP
internal import RPC

/// The tools of agents: all that are offered the same have the same.
final class ToolCache {
  private var known: [(prefixes: [String], isReadOnly: Bool, tools: [MCPTool])] = []

  func tools(_ request: ToolsRequest, of core: Core) -> [MCPTool] {
    if let known = known.first(where: { $0.prefixes == request.prefixes && $0.isReadOnly == request.readOnly }) { return known.tools }
    let choice = MCPToolChoice(prefixes: request.prefixes, isReadOnly: request.readOnly)
    let tools = core.endpoints.filter(choice.has).map { MCPTool($0) }
    known.append((request.prefixes, request.readOnly, tools))
    return tools
  }
}
