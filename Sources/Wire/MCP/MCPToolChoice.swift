public import RPC

/// Which methods are tools.
public struct MCPToolChoice: Equatable {
  public let prefixes: [String]?
  public let isReadOnly: Bool
  public let hasOutputSchemas: Bool

  /// - Parameters:
  ///   - prefixes: what names of methods begin with, up to a dot, `all` among them for all; `nil` for all, of which few are listed.
  ///   - isReadOnly: whether only what changes nothing is.
  ///   - hasOutputSchemas: whether their results are described.
  public init(prefixes: [String]?, isReadOnly: Bool, hasOutputSchemas: Bool) {
    self.prefixes = prefixes
    self.isReadOnly = isReadOnly
    self.hasOutputSchemas = hasOutputSchemas
  }

  /// The prefixes that no method begins with.
  public func unknown(among methods: [String]) -> [String] {
    (prefixes ?? []).filter { prefix in prefix != "all" && !methods.contains { MCPToolChoice.begins($0, prefix) } }
  }

  /// Returns what an agent may use of these methods.
  public func offer(of endpoints: [Endpoint]) -> MCPOffer {
    MCPOffer(endpoints.filter(has).map { MCPTool($0, hasOutputSchema: hasOutputSchemas) }, self)
  }

  private func has(_ endpoint: Endpoint) -> Bool {
    let name = "\(endpoint.name)"
    if isReadOnly, endpoint.changesStores { return false }
    // What this protocol has words of its own for, and what is the host's to say.
    if MCPToolChoice.own.contains(where: { MCPToolChoice.begins(name, $0) }) { return false }
    return prefixes?.contains { $0 == "all" || MCPToolChoice.begins(name, $0) } ?? true
  }

  private static func begins(_ name: String, _ prefix: String) -> Bool {
    name == prefix || name.hasPrefix(prefix.hasSuffix(".") ? prefix : "\(prefix).")
  }

  private static let own = [
    "rpc", "live", "events", "host", "system.hello", "sync.remoteChanged", "sync.accountChanged", "ai.availabilityChanged",
  ]

  /// What people ask an agent for: find, look, receive, sell, count, order again, who owes, what is low. A model reads all of it at the
  /// beginning of each conversation.
  static let usual = [
    "inventory.items.search", "inventory.items.overview", "inventory.stock.receive", "inventory.stock.consume",
    "inventory.stock.transfer", "inventory.stock.adjust", "inventory.stock.low", "contacts.search", "orders.list", "orders.create",
    "purchases.suggest", "dashboard.summary",
  ]
}
