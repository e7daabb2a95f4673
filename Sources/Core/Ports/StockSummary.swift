/// The numbers of a company's low items, expiring lots and overdue loans.
public struct StockSummary {
  /// The number of items whose projected stock is below their minimum.
  public let low: Int
  /// The number of these items of which nothing is available: there is no stock, or all of it is reserved, or it lies
  /// in locations from which nothing is sold.
  public let out: Int
  /// The number of lots in stock that have expired, or expire within the number of days that the company's settings
  /// give.
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
