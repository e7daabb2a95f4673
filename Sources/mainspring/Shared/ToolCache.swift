internal import MCP

/// The lists of tools for MCP clients. Clients with the same options use the same list, which saves memory.
final class ToolCache {
  private var known: [(choice: MCPToolChoice, offer: MCPOffer)] = []

  func offer(_ choice: MCPToolChoice, of core: Core) -> MCPOffer {
    if let known = known.first(where: { $0.choice == choice }) { return known.offer }
    let offer = choice.offer(of: core.endpoints)
    known.append((choice, offer))
    return offer
  }
}
