internal import Ports
internal import Shape
internal import Vocabulary

/// The terms on which a supplier sells an item: the unit, the price and the smallest order.
struct SupplyTerms {
  let supply: ItemSupply
  /// The unit that the supplier sells, in the item's spelling.
  let pack: Line
  /// The number of the item's own units in one pack unit.
  let factor: UnitFactor

  init(_ supply: ItemSupply, of item: StockedItem) {
    self.supply = supply
    // The item may no longer have the unit that the supplier sells, because a merge of devices' changes removed it.
    // Then the unit in which the item is bought is used.
    let named = [supply.packUnit, item.purchaseUnit].lazy.compactMap(\.self)
    for name in named {
      if name.isSameUnit(as: item.unit) { break }
      guard let unit = item.units.first(where: { $0.unit.isSameUnit(as: name) }) else { continue }
      (pack, factor) = unit
      return
    }
    (pack, factor) = (item.unit, .one)
  }

  /// The currency of the supplier's prices, or `nil` if the supplier has no prices.
  var currency: Currency? { supply.breaks.first?.price.currency }

  /// Returns the price of a unit for an ordered quantity in this unit. Returns `nil` if the supplier has no price in
  /// the currency.
  /// - Parameter unit: the number of the item's own units in one of the units to price.
  func price(for quantity: Decimal, of unit: UnitFactor, in currency: Currency) -> UnitPrice? {
    let ratio = unit.ratio(to: factor)
    guard let price = supply.price(for: quantity, times: ratio), price.currency == currency else { return nil }
    return ratio == (1, 1) ? price : price.times(ratio)
  }

  /// Returns the quantity to order, in whole pack units. The quantity is at least the supplier's smallest order.
  /// - Parameter own: the needed quantity, in units of `Decimal` of the item's own unit.
  func quantity(for own: Int128) -> Int128 { max(factor.wholes(of: own), Int128(supply.minOrder?.units ?? 0)) }
}
