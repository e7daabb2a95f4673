public import Shape

/// An item of which less can be sold or used than there should be.
public struct LowItem {
  public let item: StockedItem
  /// Whom it is bought from.
  public let supplier: UUID?
  public let available: Decimal
  /// How much of it is ordered and has not come.
  public let incoming: Decimal

  public init(item: StockedItem, supplier: UUID?, available: Decimal, incoming: Decimal) {
    self.item = item
    self.supplier = supplier
    self.available = available
    self.incoming = incoming
  }
}
