public import Foundation

extension Decimal {
  /// Creates a quantity that the core accepts, rounded to five decimals. For example, the core would refuse the sum
  /// `0.1 + 0.2`, because it has seventeen decimals.
  ///
  ///     try await core.inventory.stock.receive(quantity: Decimal(quantity: 0.1 + 0.2), sku: "B1")
  public init(quantity number: Double) {
    var (exact, rounded) = (Decimal(number), Decimal())
    NSDecimalRound(&rounded, &exact, 5, .bankers)
    self = rounded
  }
}
