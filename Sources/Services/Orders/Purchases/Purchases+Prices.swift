internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Finds the price and the terms on which an item is bought.
extension Purchases {
  /// Returns the price of one unit of an item: the supplier's price for the quantity, or else the item's cost. Returns
  /// `nil` if neither is known in the purchase's currency, or if prices are hidden from the caller.
  /// - Parameter factor: the number of the item's own units in the unit.
  func usualPrice(
    of item: StockedItem, _ quantity: Decimal, times factor: UnitFactor, on draft: PurchaseDraft,
    in context: CompanyContext
  ) throws(Failure) -> UsualPrice? {
    let terms = try terms(of: item, from: draft.contact, in: context)
    let price = usualPrice(of: item, quantity, times: factor, terms, in: draft.currency, for: context)
    return price.map { UsualPrice(price: $0, source: nil) }
  }

  /// - Parameter supplied: the terms of the supplier, or `nil` if there are none.
  func usualPrice(
    of item: StockedItem, _ quantity: Decimal, times factor: UnitFactor, _ supplied: SupplyTerms?,
    in currency: Currency, for context: CompanyContext
  ) -> UnitPrice? {
    guard Access.manager(.inventory).permits(context.rights) else { return nil }
    if let price = supplied?.price(for: quantity, of: factor, in: currency) { return price }
    guard let cost = item.cost, cost.currency == currency else { return nil }
    return cost.times(factor.ratio)
  }

  /// Returns the terms on which a contact supplies an item, or `nil` if the contact does not supply it.
  func terms(of item: StockedItem, from contact: UUID, in context: CompanyContext) throws(Failure) -> SupplyTerms? {
    try orders.stock.supply(of: item.id, from: contact, in: context).map { SupplyTerms($0, of: item) }
  }
}
