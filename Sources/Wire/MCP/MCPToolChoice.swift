public import RPC

/// The choice of the methods that are offered as tools, from the options of the program.
public struct MCPToolChoice: Equatable {
  public let prefixes: [String]?
  public let isReadOnly: Bool
  public let hasOutputSchemas: Bool

  /// - Parameters:
  ///   - prefixes: the names of methods, or their beginnings up to a dot, or `all`. These methods are tools, and all of
  ///     them are listed. With `nil`, all methods are tools, but only a few are listed.
  ///   - isReadOnly: whether only methods that change no data are tools.
  ///   - hasOutputSchemas: whether the tools have output schemas.
  public init(prefixes: [String]?, isReadOnly: Bool, hasOutputSchemas: Bool) {
    self.prefixes = prefixes
    self.isReadOnly = isReadOnly
    self.hasOutputSchemas = hasOutputSchemas
  }

  /// Returns the prefixes with which no method begins.
  public func unknown(among methods: [String]) -> [String] {
    (prefixes ?? []).filter { prefix in prefix != "all" && !methods.contains { MCPToolChoice.begins($0, prefix) } }
  }

  /// Returns the offer of those tools among these methods that the choice includes.
  public func offer(of endpoints: [Endpoint]) -> MCPOffer {
    MCPOffer(endpoints.filter(has).map { MCPTool($0, hasOutputSchema: hasOutputSchemas) }, self)
  }

  private func has(_ endpoint: Endpoint) -> Bool {
    let name = "\(endpoint.name)"
    if isReadOnly, endpoint.changesStores { return false }
    // Some methods are not needed as tools, because the Model Context Protocol has messages of its own for them. Others
    // are called only by hosts.
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

  /// The methods of the tools that are listed if only a few are: those for common tasks such as finding, receiving,
  /// selling and counting. A model reads their descriptions at the beginning of each conversation, so there are not
  /// many.
  static let usual = [
    "inventory.items.search", "inventory.items.overview", "inventory.stock.receive", "inventory.stock.consume",
    "inventory.stock.transfer", "inventory.stock.adjust", "inventory.stock.low", "contacts.search", "orders.list",
    "orders.create",
    "purchases.suggest", "dashboard.summary",
  ]
}
