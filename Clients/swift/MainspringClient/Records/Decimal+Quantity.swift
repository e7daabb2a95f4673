public import Foundation

extension Decimal {
  /// A quantity as the core takes it: rounded to five places. The sum `0.1 + 0.2` has seventeen, and is refused.
  ///
  ///     try await core.inventory.stock.receive(quantity: Decimal(quantity: 0.1 + 0.2), sku: "B1")
  public init(quantity number: Double) {
    var (exact, rounded) = (Decimal(number), Decimal())
    NSDecimalRound(&rounded, &exact, 5, .bankers)
    self = rounded
  }
}
