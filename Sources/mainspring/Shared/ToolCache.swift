internal import MCP

/// The tools for agents. Agents with the same options share their tools.
final class ToolCache {
  private var known: [(choice: MCPToolChoice, offer: MCPOffer)] = []

  func offer(_ choice: MCPToolChoice, of core: Core) -> MCPOffer {
    if let known = known.first(where: { $0.choice == choice }) { return known.offer }
    let offer = choice.offer(of: core.endpoints)
    known.append((choice, offer))
    return offer
  }
}
