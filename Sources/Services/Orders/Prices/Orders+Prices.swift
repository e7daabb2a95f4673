internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Finds the price at which an item is sold.
extension Orders {
  func usualPrice(
    of item: StockedItem, _ quantity: Decimal, times factor: UnitFactor, on draft: OrderDraft,
    in context: CompanyContext
  ) throws(Failure) -> UsualPrice? {
    try usualPrice(of: item, quantity, times: factor, for: draft.contact, in: draft.currency, context)
  }

  /// Returns the price of one unit of an item: the customer's own price, or else the price of the customer's list, or
  /// else the item's price. Returns `nil` if none of these prices is in the currency.
  /// - Parameters:
  ///   - quantity: the quantity in the unit.
  ///   - factor: the number of the item's own units in the unit.
  ///   - contact: the customer; `nil` for the item's price.
  func usualPrice(
    of item: StockedItem, _ quantity: Decimal, times factor: UnitFactor, for contact: UUID?, in currency: Currency,
    _ context: CompanyContext
  ) throws(Failure) -> UsualPrice? {
    if let contact,
      let found = try prices.price(of: item.id, factor.kept(quantity), for: contact, in: currency, context),
      let price = found.price.times(factor.ratio)
    {
      return UsualPrice(price: price, source: found.source)
    }
    guard let price = item.price, price.currency == currency else { return nil }
    return price.times(factor.ratio).map { UsualPrice(price: $0, source: .item) }
  }
}
