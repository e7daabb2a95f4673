public import RPC

/// Which methods are tools.
public struct MCPToolChoice {
  public let prefixes: [String]
  public let isReadOnly: Bool

  /// - Parameters:
  ///   - prefixes: what names of methods begin with, up to a dot; nil for what running a shop takes, `all` among them for all.
  ///   - isReadOnly: whether only what changes nothing is.
  public init(prefixes: [String]?, isReadOnly: Bool) {
    self.prefixes = prefixes ?? MCPToolChoice.shop
    self.isReadOnly = isReadOnly
  }

  /// The prefixes that no method begins with.
  public func unknown(among methods: [String]) -> [String] {
    prefixes.filter { prefix in prefix != "all" && !methods.contains { MCPToolChoice.begins($0, prefix) } }
  }

  public func has(_ endpoint: Endpoint) -> Bool {
    let name = "\(endpoint.name)"
    if isReadOnly, endpoint.effect != .read { return false }
    // What this protocol has words of its own for, and what is the host's to say.
    if MCPToolChoice.own.contains(where: { MCPToolChoice.begins(name, $0) }) { return false }
    return prefixes.contains { $0 == "all" || MCPToolChoice.begins(name, $0) }
  }

  private static func begins(_ name: String, _ prefix: String) -> Bool {
    name == prefix || name.hasPrefix(prefix.hasSuffix(".") ? prefix : "\(prefix).")
  }

  private static let own = [
    "rpc", "live", "events", "host", "system.hello", "sync.remoteChanged", "sync.accountChanged", "ai.availabilityChanged",
  ]

  /// What running a shop takes: few enough to be read by a model at the beginning of each conversation.
  private static let shop = [
    "companies.list", "companies.selected", "companies.select", "companies.create", "access.whoami", "access.signIn",
    "inventory.items.search", "inventory.items.list", "inventory.items.get", "inventory.items.create", "inventory.items.update",
    "inventory.items.overview", "inventory.stock.receive", "inventory.stock.consume", "inventory.stock.transfer", "inventory.stock.adjust",
    "inventory.stock.levels", "inventory.stock.low", "inventory.stock.expiring", "inventory.locations.list", "inventory.counts.create",
    "inventory.counts.get", "inventory.counts.record", "inventory.counts.submit", "inventory.counts.post", "contacts.search",
    "contacts.get", "contacts.create", "orders.list", "orders.get", "orders.create", "orders.step", "orders.ship", "orders.payments.add",
    "purchases.list", "purchases.get", "purchases.create", "purchases.step", "purchases.receive", "purchases.suggest",
    "dashboard.summary", "reports.stockValue", "reports.turnover", "reports.abc", "reports.sales", "reports.aging", "scan.resolve",
  ]
}
