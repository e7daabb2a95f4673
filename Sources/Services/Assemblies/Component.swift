internal import Ports
internal import Shape
internal import Vocabulary

/// A component of one run, with the numbers from which the needed quantity is computed.
struct Component {
  let item: UUID
  /// The quantity for one run in the item's own unit, and the scrap in percent, in units of `Decimal`.
  let own: Int, scrap: Int
  let isOptional: Bool
  /// A Boolean value that indicates whether only whole pieces can be taken.
  let isWhole: Bool

  static let quantities = Limit.above(0, to: 1_000_000_000)
  /// The largest quantity for one run, in units of `Decimal`.
  static let mostOwn = 1_000_000_000 * 100_000

  /// Returns the needed quantity for an output, rounded up to five decimals or to whole pieces. Returns `nil` if it is
  /// larger than any stock.
  ///
  /// The quantity is `output / yield * own * (100 + scrap) / 100`.
  /// - Parameters:
  ///   - output: the quantity that is made, in units of `Decimal`.
  ///   - yield: the quantity that one run makes, in units of `Decimal`.
  func need(for output: Int, yield: Int) -> Int? {
    if output <= 0 { return 0 }
    let hundred: Int128 = 100 * 100_000
    let (perRun, isBeyond) = (Int128(own) * (hundred + Int128(scrap))).multipliedReportingOverflow(by: Int128(output))
    if isBeyond { return nil }
    // In a damaged store the yield may be 0.
    let divisor = Int128(max(yield, 1)) * hundred
    let step: Int128 = isWhole ? 100_000 : 1
    let needed = perRun.dividedUp(by: divisor).dividedUp(by: step) * step
    return needed > Int128(StockedItem.most) ? nil : Int(needed)
  }
}
