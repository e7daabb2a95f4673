/// What of a company's stock wants looking at.
public struct StockSummary {
  /// How many items there are less of than there should be.
  public let low: Int
  /// Of how many of these there is nothing.
  public let out: Int
  /// How many lots in stock have expired, or do so by the day that was asked about.
  public let expiring: Int

  public init(low: Int, out: Int, expiring: Int) {
    self.low = low
    self.out = out
    self.expiring = expiring
  }
}
