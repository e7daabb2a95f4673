public import Shape

/// An item whose projected stock is below its minimum.
public struct LowItem {
  public let item: StockedItem
  /// The contact that the item is bought from.
  public let supplier: UUID?
  /// The quantity by which the projected stock is below the item's minimum.
  public let lacking: Decimal

  public init(item: StockedItem, supplier: UUID?, lacking: Decimal) {
    self.item = item
    self.supplier = supplier
    self.lacking = lacking
  }
}
