public import RPC

/// The choice of the methods that become tools.
public struct MCPToolChoice: Equatable {
  public let prefixes: [String]?
  public let isReadOnly: Bool
  public let hasOutputSchemas: Bool

  /// - Parameters:
  ///   - prefixes: the beginnings of method names, up to a dot, or `all`. With `nil`, all methods are tools, and only a
  ///     few tools are listed.
  ///   - isReadOnly: whether only methods that change nothing are tools.
  ///   - hasOutputSchemas: whether the results are described.
  public init(prefixes: [String]?, isReadOnly: Bool, hasOutputSchemas: Bool) {
    self.prefixes = prefixes
    self.isReadOnly = isReadOnly
    self.hasOutputSchemas = hasOutputSchemas
  }

  /// Returns the prefixes that no method begins with.
  public func unknown(among methods: [String]) -> [String] {
    (prefixes ?? []).filter { prefix in prefix != "all" && !methods.contains { MCPToolChoice.begins($0, prefix) } }
  }

  /// Returns the tools of these methods.
  public func offer(of endpoints: [Endpoint]) -> MCPOffer {
    MCPOffer(endpoints.filter(has).map { MCPTool($0, hasOutputSchema: hasOutputSchemas) }, self)
  }

  private func has(_ endpoint: Endpoint) -> Bool {
    let name = "\(endpoint.name)"
    if isReadOnly, endpoint.changesStores { return false }
    // These are methods for which the Model Context Protocol has messages of its own, and methods that only the host
    // calls.
    if MCPToolChoice.own.contains(where: { MCPToolChoice.begins(name, $0) }) { return false }
    return prefixes?.contains { $0 == "all" || MCPToolChoice.begins(name, $0) } ?? true
  }

  private static func begins(_ name: String, _ prefix: String) -> Bool {
    name == prefix || name.hasPrefix(prefix.hasSuffix(".") ? prefix : "\(prefix).")
  }

  private static let own = [
    "rpc", "live", "events", "host", "system.hello", "sync.remoteChanged", "sync.accountChanged",
    "ai.availabilityChanged",
  ]

  /// The tools for common tasks: find, look, receive, sell, count, order again, unpaid orders, low stock. A model reads
  /// all of them at the beginning of each conversation.
  static let usual = [
    "inventory.items.search", "inventory.items.overview", "inventory.stock.receive", "inventory.stock.consume",
    "inventory.stock.transfer", "inventory.stock.adjust", "inventory.stock.low", "contacts.search", "orders.list",
    "orders.create",
    "purchases.suggest", "dashboard.summary",
  ]
}
