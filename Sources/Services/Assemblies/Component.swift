internal import Ports
internal import Shape
internal import Vocabulary

/// A component in a bill of materials, with the numbers from which the needed quantity is computed.
struct Component {
  let item: UUID
  /// `own` is the quantity for one run, in the item's own unit. `scrap` is the loss in production, in percent. Both are
  /// in units of `Decimal`.
  let own: Int, scrap: Int
  let isOptional: Bool
  /// A Boolean value that indicates whether the needed quantity is rounded up to whole pieces.
  let isWhole: Bool

  static let quantities = Limit.above(0, to: 1_000_000_000)
  /// The largest quantity for one run, in units of `Decimal`.
  static let mostOwn = 1_000_000_000 * 100_000

  /// Returns the quantity of the component that is needed for an output. It is rounded up to five decimals, or to whole
  /// pieces. Returns `nil` if it is larger than any stock can be.
  ///
  /// The quantity is `output / yield * own * (100 + scrap) / 100`.
  /// - Parameters:
  ///   - output: the quantity to make, in units of `Decimal`.
  ///   - yield: the quantity that one run makes, in units of `Decimal`.
  func need(for output: Int, yield: Int) -> Int? {
    if output <= 0 { return 0 }
    let hundred: Int128 = 100 * 100_000
    let (perRun, isBeyond) = (Int128(own) * (hundred + Int128(scrap))).multipliedReportingOverflow(by: Int128(output))
    if isBeyond { return nil }
    // The yield is more than 0, except in a damaged store. There the division must not fail either.
    let divisor = Int128(max(yield, 1)) * hundred
    let step: Int128 = isWhole ? 100_000 : 1
    let needed = perRun.dividedUp(by: divisor).dividedUp(by: step) * step
    return needed > Int128(StockedItem.most) ? nil : Int(needed)
  }
}
