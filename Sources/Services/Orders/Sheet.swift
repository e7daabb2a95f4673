internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order with all of its records during a request.
struct Sheet {
  /// The stored order; `nil` for a new one.
  let stored: Order?
  let id: ID<OrderDetails>
  var details: OrderDetails
  var lines: [Line]
  var payments: [Payment]
  /// A Boolean value that indicates whether goods have left or come back. Then the order gets another version, even if
  /// its own members are the same.
  var hasMoved: Bool {
    lines.contains { line in
      guard let old = line.stored?.details.state else { return false }
      let new = line.details.state
      return new.fulfilled != old.fulfilled || new.returned != old.returned
    }
  }

  /// A Boolean value that indicates whether the customer has goods of the order.
  var isKept: Bool { lines.contains { $0.details.kept.units > 0 } }

  typealias Line = SheetLine<OrderLineDetails>

  var draft: OrderDraft { details.draft }
  var status: OrderStatus { details.state.status }
  var kept: [Line] { lines.filter { !$0.isRemoved } }

  /// The amounts of the lines that are not removed, or `nil` if they exceed the limit of money.
  var amounts: [LineAmounts]? { Sheet.amounts(of: kept.map(\.details), draft) }

  /// Returns the credited part of each line's amounts: for goods that came back or will not be shipped.
  func credits(of amounts: [LineAmounts]) -> [LineAmounts] {
    zip(kept, amounts).map { line, amounts in
      Pricing.credit(amounts, for: line.details.credited, of: line.details.billed)
    }
  }

  static func amounts(of lines: [OrderLineDetails], _ draft: OrderDraft) -> [LineAmounts]? {
    let nothing = Decimal(0)
    let priced = lines.map {
      PricedLine(
        quantity: $0.billed, price: $0.terms.unitPrice.amount, discount: $0.terms.discount ?? nothing,
        taxRate: $0.terms.taxRate ?? nothing, per: $0.terms.unitPrice.quantity)
    }
    return Pricing.amounts(
      of: priced, less: draft.discount?.reduction, taxIncluded: draft.taxIncluded.isSet, most: Money.most)
  }

  /// Sets the status and the instants that follow from the steps.
  mutating func stand(by steps: [Step<OrderSteps>]) {
    let outcome = OrderStatus.outcome(of: steps.map { $0.taken() }, isKept: isKept)
    details.state.status = outcome.status
    details.state.submittedAt = outcome.past.last { $0.to == .submitted }?.at
    details.state.invoicedAt = outcome.past.last { $0.to == .invoiced }?.at
  }

  /// Computes the members that follow from lines and payments.
  /// - Parameter pointer: the place, in the parameters, of the member that may be too large.
  mutating func settle(at pointer: String) throws(Failure) {
    guard let amounts else { throw .tooMuchMoney(at: pointer) }
    let credited = credits(of: amounts).sum.gross
    let paid = payments.reduce(Int128(0)) { $0 + Int128($1.details.amount.amount) }
    guard paid.magnitude <= Int128(Money.most).magnitude else { throw .tooMuchMoney(at: pointer) }
    let currency = draft.currency
    func money(_ amount: Int) -> Money { Money(amount: amount, currency: currency) }
    var state = details.state
    let sum = amounts.sum
    (state.net, state.tax, state.gross) = (money(sum.net), money(sum.tax), money(sum.gross))
    state.credited = money(credited)
    state.paid = money(Int(paid))
    let isAsked = state.status != .draft && state.status != .cancelled
    state.paymentState = PaymentState(paid: Int(paid), of: state.owed, isAsked: isAsked)
    state.fulfilmentState = fulfilment
    details.state = state
    for index in self.lines.indices where !self.lines[index].isRemoved { self.lines[index].ask(state) }
  }
}

extension Sheet {
  /// The shipped part of the goods. An order whose goods were all cancelled or credited does not wait for a shipment.
  fileprivate var fulfilment: FulfilmentState {
    if status == .cancelled { return .none }
    let isShipped = kept.contains { $0.details.state.fulfilled.units > 0 }
    if kept.contains(where: { $0.details.left.units > 0 }) { return isShipped ? .partial : .none }
    return isShipped || kept.contains { $0.details.isReduced } ? .full : .none
  }
}

extension SheetLine<OrderLineDetails> {
  /// Sets the demand to the quantity that is still to be shipped, if the order's status reserves stock.
  fileprivate mutating func ask(_ order: OrderState) {
    let left = order.status.reserves ? details.left : Decimal(0)
    let (demand, queuedAt) = (details.own(left) ?? Decimal(0), left.units > 0 ? order.submittedAt : nil)
    if demand != details.state.demand { details.state.demand = demand }
    if queuedAt != details.state.queuedAt { details.state.queuedAt = queuedAt }
  }
}
