internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order with all that belongs to it, while a request works on it.
struct Sheet {
  /// As it is stored; nil for a new one.
  let stored: Order?
  let id: ID<OrderDetails>
  var details: OrderDetails
  var lines: [Line]
  var payments: [Payment]
  /// Whether something of it has left or come: then it has another version, whatever else is the same.
  var hasMoved: Bool {
    lines.contains { line in
      guard let old = line.stored?.details.state else { return false }
      let new = line.details.state
      return new.fulfilled != old.fulfilled || new.returned != old.returned
    }
  }

  /// Whether something of it is with the customer.
  var isKept: Bool { lines.contains { $0.details.kept.units > 0 } }

  typealias Line = SheetLine<OrderLineDetails>

  var draft: OrderDraft { details.draft }
  var status: OrderStatus { details.state.status }
  var kept: [Line] { lines.filter { !$0.isRemoved } }

  /// What the lines come to, those that are removed left out; nil for more than money can be.
  var amounts: [LineAmounts]? { Sheet.amounts(of: kept.map(\.details), draft) }

  /// Returns the credited part of each line's amounts: its goods came back or will not be shipped.
  func credits(of amounts: [LineAmounts]) -> [LineAmounts] {
    zip(kept, amounts).map { line, amounts in Pricing.credit(amounts, for: line.details.credited, of: line.details.billed) }
  }

  static func amounts(of lines: [OrderLineDetails], _ draft: OrderDraft) -> [LineAmounts]? {
    let nothing = Decimal(0)
    let priced = lines.map {
      PricedLine(
        quantity: $0.billed, price: $0.terms.unitPrice.amount, discount: $0.terms.discount ?? nothing, taxRate: $0.terms.taxRate ?? nothing)
    }
    return Pricing.amounts(of: priced, less: draft.discount?.reduction, taxIncluded: draft.taxIncluded.isSet, most: Money.most)
  }

  /// Works out where it stands.
  mutating func stand(by steps: [Step<OrderSteps>]) {
    let outcome = OrderStatus.outcome(of: steps.map { $0.taken() }, isKept: isKept)
    details.state.status = outcome.status
    details.state.submittedAt = outcome.past.last { $0.to == .submitted }?.at
    details.state.invoicedAt = outcome.past.last { $0.to == .invoiced }?.at
  }

  /// Works out what follows from lines and payments.
  /// - Parameter pointer: where in the parameters stands what may be too much.
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
  /// How much of the goods was shipped. Nothing waits to be shipped of an order whose goods were all cancelled or credited.
  fileprivate var fulfilment: FulfilmentState {
    if status == .cancelled { return .none }
    let isShipped = kept.contains { $0.details.state.fulfilled.units > 0 }
    if kept.contains(where: { $0.details.left.units > 0 }) { return isShipped ? .partial : .none }
    return isShipped || kept.contains { $0.details.isReduced } ? .full : .none
  }
}

extension SheetLine<OrderLineDetails> {
  /// Asks for the stock that is still to be shipped, where the order stands so.
  fileprivate mutating func ask(_ order: OrderState) {
    let left = order.status.reserves ? details.left : Decimal(0)
    let (demand, queuedAt) = (details.own(left) ?? Decimal(0), left.units > 0 ? order.submittedAt : nil)
    if demand != details.state.demand { details.state.demand = demand }
    if queuedAt != details.state.queuedAt { details.state.queuedAt = queuedAt }
  }
}
