/// A service whose records plan to take stock, or expect stock. The stored demand of an item, and its quantity on
/// order, are the sums of all sources.
public enum PlanSource: Sendable {
  /// Orders of customers take stock, and purchases bring stock.
  case orders
  /// Builds take components, and bring the items that they make.
  case builds
}
