internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// A purchase with its lines during a request.
struct PurchaseSheet {
  /// The stored purchase; `nil` for a new one.
  let stored: Purchase?
  let id: ID<PurchaseDetails>
  var details: PurchaseDetails
  var lines: [Line]
  /// A Boolean value that indicates whether goods have arrived or gone back. Then the purchase gets another version,
  /// even if its own members are the same.
  var hasMoved: Bool {
    lines.contains { line in
      guard let old = line.stored?.details else { return false }
      return line.details.received != old.received
    }
  }

  /// A Boolean value that indicates whether some goods of the purchase were received and not reversed.
  var hasCome: Bool { lines.contains { $0.details.received.units > 0 } }

  typealias Line = SheetLine<PurchaseLineDetails>

  var draft: PurchaseDraft { details.draft }
  var status: PurchaseStatus { details.state.status }
  var kept: [Line] { lines.filter { !$0.isRemoved } }

  /// The amounts of the lines that are not removed, or `nil` if they exceed the limit of money.
  var amounts: [LineAmounts]? {
    return Pricing.amounts(
      of: kept.map { PurchaseSheet.priced($0.details.terms) }, less: draft.discount.map { .percent($0.units) },
      taxIncluded: draft.taxIncluded.isSet, most: Money.most)
  }

  /// Computes the members that follow from the lines.
  /// - Parameter pointer: the place, in the parameters, of the member that may be too large.
  mutating func settle(at pointer: String) throws(Failure) {
    guard let sum = amounts?.sum else { throw .tooMuchMoney(at: pointer) }
    let currency = draft.currency
    func money(_ amount: Int) -> Money { Money(amount: amount, currency: currency) }
    (details.state.net, details.state.tax, details.state.gross) = (money(sum.net), money(sum.tax), money(sum.gross))
    details.state.unpriced = kept.count { $0.details.terms.unitPrice == nil }
    for index in lines.indices {
      let line = lines[index].details
      let open = lines[index].isRemoved ? Decimal(0) : line.own(line.left) ?? Decimal(0)
      lines[index].details.planned = status == .draft ? open : Decimal(0)
      lines[index].details.incoming = status.isAwaited ? open : Decimal(0)
      lines[index].details.incomingAt = status.isAwaited && open.units > 0 ? draft.expectedAt : nil
    }
  }

  /// Returns the cost of one of an item's own units, computed from a line and net of discounts and tax. Returns `nil`
  /// for a line without a price.
  /// - Throws: -32602 at the pointer for a cost that is too large to be averaged.
  func unitCost(of line: PurchaseLineDetails, at pointer: String) throws(Failure) -> UnitCost? {
    guard let price = line.terms.unitPrice else { return nil }
    let units = Pricing.unitCost(
      of: PurchaseSheet.priced(line.terms), less: draft.discount?.units ?? 0, taxIncluded: draft.taxIncluded.isSet,
      factor: line.ratio)
    guard let units else {
      throw .invalidParam(
        pointer,
        "unitPrice is too large: the price of one of the item's own unit can't be averaged. Give a smaller price")
    }
    return UnitCost(amount: Decimal(units: units), currency: price.currency)
  }

  /// Refuses a line whose quantity or cost is too large.
  /// - Parameter pointer: the place of the line's members in the parameters.
  func check(_ line: PurchaseLineDetails, _ item: StockedItem, at pointer: String) throws(Failure) {
    try LineQuantity.check(line.terms.quantity, of: line.ratio, item, at: "\(pointer)/quantity")
    _ = try unitCost(of: line, at: "\(pointer)/unitPrice")
  }

  /// Returns the gross amount of a line of a draft, or `nil` if it exceeds the limit of money.
  static func cost(of terms: PurchaseTerms) -> Int? {
    Pricing.amounts(of: [priced(terms)], less: nil, taxIncluded: false, most: Money.most)?.first?.gross
  }

  static func priced(_ terms: PurchaseTerms) -> PricedLine {
    let nothing = Decimal(0)
    return PricedLine(
      quantity: terms.quantity, price: terms.unitPrice?.amount ?? 0, discount: terms.discount ?? nothing,
      taxRate: terms.taxRate ?? nothing, per: terms.unitPrice?.quantity ?? Decimal(1))
  }
}
