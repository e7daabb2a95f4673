/// The numbers of a company's items, lots and loans that need attention.
public struct StockSummary {
  /// The number of items whose stock is lower than it should be.
  public let low: Int
  /// The number of items counted in `low` that have no stock at all.
  public let out: Int
  /// The number of lots in stock that have expired, or expire within the number of days in the company's settings.
  public let expiring: Int
  /// The number of overdue loans.
  public let overdueLoans: Int

  public init(low: Int, out: Int, expiring: Int, overdueLoans: Int) {
    self.low = low
    self.out = out
    self.expiring = expiring
    self.overdueLoans = overdueLoans
  }
}
