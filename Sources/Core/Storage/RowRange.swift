/// The row numbers of one company's records in a table. The upper bits of a row number are the company's number. The
/// lower 40 bits are a number that only grows.
///
/// So a table is in the order of companies, and within a company in the order of creation. Neither order needs an
/// index. A full-text index finds a company's rows as a range.
public struct RowRange: Sendable {
  /// The number before the company's first row.
  public let floor: Int

  private static let bits = 40

  public init(company number: Int) { floor = number << RowRange.bits }

  /// The number of the company that a row belongs to.
  static func number(of row: Int) -> Int { row >> bits }

  /// All rows that the company can have.
  public var all: ClosedRange<Int> { floor + 1...ceiling }

  /// The highest row that the company can have.
  public var ceiling: Int { floor + ((1 << RowRange.bits) - 1) }
}
