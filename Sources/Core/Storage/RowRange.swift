/// The row numbers of one company's records in a table. The upper bits hold the company's number, and the lower ones a
/// number that only grows.
///
/// So a table is in the order of companies, and within a company in the order of creation, without an index for either.
/// A full-text index finds a company's rows as a range.
public struct RowRange: Sendable {
  /// The row before the first one.
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
