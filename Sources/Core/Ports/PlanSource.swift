/// A service whose open records will take or bring stock. The stored demand for an item, and its stored quantity on
/// order, are sums over all sources.
public enum PlanSource: Sendable {
  /// Customers' orders, which take stock, and purchases, which bring stock.
  case orders
  /// Builds, which take components and bring the items that they make.
  case builds
}
