internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

extension Orders {
  /// Returns the price of an item for a unit with the given factor: that of the customer, or else that of the
  /// customer's price list, or else the item's own. Returns `nil` if there is none in the currency.
  /// - Parameter quantity: the quantity in the unit.
  func usualPrice(
    of item: StockedItem, _ quantity: Decimal, times factor: UnitFactor, on draft: OrderDraft, in context: CompanyContext
  ) throws(Failure) -> UsualPrice? {
    let own = factor.kept(quantity)
    if let found = try prices.price(of: item.id, own, for: draft.contact, in: draft.currency, context),
      let price = found.price.times(factor.ratio)
    {
      return UsualPrice(price: price, source: found.source)
    }
    guard let price = item.price, price.currency == draft.currency else { return nil }
    return price.times(factor.ratio).map { UsualPrice(price: $0, source: .item) }
  }
}
