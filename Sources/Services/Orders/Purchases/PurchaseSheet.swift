internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// A purchase with its lines, while a request works on it.
struct PurchaseSheet {
  /// As it is stored; nil for a new one.
  let stored: Purchase?
  let id: ID<PurchaseDetails>
  var details: PurchaseDetails
  var lines: [Line]

  typealias Line = SheetLine<PurchaseLineDetails>

  var draft: PurchaseDraft { details.draft }
  var status: PurchaseStatus { details.state.status }
  var kept: [Line] { lines.filter { !$0.isRemoved } }

  /// What the lines come to, those that are removed left out; nil for more than money can be.
  var amounts: [LineAmounts]? {
    let nothing = Decimal(0)
    let priced = kept.map { line in
      let terms = line.details.terms
      return PricedLine(
        quantity: terms.quantity, price: terms.unitPrice?.amount ?? 0, discount: terms.discount ?? nothing,
        taxRate: terms.taxRate ?? nothing)
    }
    return Pricing.amounts(
      of: priced, less: draft.discount.map { .percent($0.units) }, taxIncluded: draft.taxIncluded.isSet, most: Money.most)
  }

  /// Works out what follows from the lines.
  /// - Parameter pointer: where in the parameters stands what may be too much.
  mutating func settle(at pointer: String) throws(Failure) {
    guard let amounts else { throw .invalidParam(pointer, "all of it must come to at most \(Money.most) of the currency's minor units") }
    let currency = draft.currency
    details.state.net = Money(amount: amounts.reduce(0) { $0 + $1.net }, currency: currency)
    details.state.tax = Money(amount: amounts.reduce(0) { $0 + $1.tax }, currency: currency)
    details.state.gross = Money(amount: amounts.reduce(0) { $0 + $1.gross }, currency: currency)
    for index in lines.indices {
      let line = lines[index].details
      let open = lines[index].isRemoved ? Decimal(0) : line.own(line.left) ?? Decimal(0)
      lines[index].details.planned = status == .draft ? open : Decimal(0)
      lines[index].details.incoming = status.isAwaited ? open : Decimal(0)
      lines[index].details.incomingAt = status.isAwaited && open.units > 0 ? draft.expectedAt : nil
    }
  }

  /// What one of an item's own unit costs by a line, without tax and with its discounts; nil where it has no price.
  func unitCost(of line: PurchaseLineDetails) -> Money? {
    guard let price = line.terms.unitPrice else { return nil }
    let nothing = Decimal(0)
    let one = PricedLine(
      quantity: Decimal(1), price: price.amount, discount: line.terms.discount ?? nothing, taxRate: line.terms.taxRate ?? nothing)
    let amounts = Pricing.amounts(
      of: [one], less: draft.discount.map { .percent($0.units) }, taxIncluded: draft.taxIncluded.isSet, most: Money.most)
    guard let net = amounts?.first?.net else { return nil }
    return Money(amount: Int(Pricing.halfEven(Int128(net) * 100_000, Int128(line.factor.units))), currency: price.currency)
  }
}
