public import Shape
public import Vocabulary

/// The conditions under which a supplier sells an item to the company.
public struct ItemSupply {
  /// The unit that the supplier sells, or `nil` for the unit in which the item is bought.
  public let packUnit: Line?
  /// The smallest quantity that can be ordered, in the pack unit.
  public let minOrder: Decimal?
  /// The number of days from an order to the arrival of the goods.
  public let leadDays: Int?
  /// The prices of one pack unit. Each price applies from its `minQuantity` on. The smallest quantity comes first.
  public let breaks: [(minQuantity: Decimal, price: UnitPrice)]

  public init(
    packUnit: Line?, minOrder: Decimal?, leadDays: Int?, breaks: [(minQuantity: Decimal, price: UnitPrice)]
  ) {
    self.packUnit = packUnit
    self.minOrder = minOrder
    self.leadDays = leadDays
    self.breaks = breaks
  }

  /// Returns the price for a quantity: the price with the largest `minQuantity` that is not larger than the quantity.
  /// Returns `nil` if all of them are larger.
  /// - Parameters:
  ///   - quantity: the quantity in some unit; not negative.
  ///   - ratio: the number of pack units in one of that unit.
  public func price(for quantity: Decimal, times ratio: (numerator: Int128, denominator: Int128)) -> UnitPrice? {
    // The products below can be longer than 128 bits. So they are compared in full width.
    let ordered = Int128(quantity.units).multipliedFullWidth(by: ratio.numerator)
    return breaks.last {
      let least = Int128($0.minQuantity.units).multipliedFullWidth(by: ratio.denominator)
      return (least.high, least.low) <= (ordered.high, ordered.low)
    }?.price
  }
}
