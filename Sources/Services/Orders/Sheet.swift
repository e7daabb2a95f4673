internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order with its lines and payments in memory. A request changes the sheet, and then saves it.
typealias Sheet = DocumentSheet<OrderDetails>

extension DocumentSheet<OrderDetails> {
  /// Returns, for each line, the amounts to credit for goods that were returned or will not be shipped.
  func credits(of amounts: [LineAmounts]) -> [LineAmounts] {
    let lines = zip(kept, amounts).map { line, amounts in
      OwedLine(
        amounts: amounts, credited: line.details.credited, billed: line.details.billed,
        taxRate: line.details.terms.taxRate ?? Decimal(0))
    }
    // Most orders have no credits, so nothing needs to be computed.
    if !lines.contains(where: { $0.credited.units != 0 }) { return amounts.map { _ in LineAmounts() } }
    let owed = Pricing.owed(
      lines, taxIncluded: draft.header.taxIncluded.isSet, rounding: details.state.rounding)
    return zip(amounts, owed).map { amounts, owed in
      var credit = amounts
      credit -= owed
      return credit
    }
  }

  /// Sets the status and the instants to which the steps lead.
  mutating func stand(by steps: [TakenStep<OrderStatus>]) {
    let outcome = OrderStatus.outcome(of: steps, isKept: isKept)
    details.state.status = outcome.status
    details.state.submittedAt = outcome.past.last { $0.to == .submitted }?.at
    details.state.invoicedAt = outcome.past.last { $0.to == .invoiced }?.at
  }

  /// The shipped part of the goods. If all goods were cancelled or credited, the result is full, because nothing is
  /// left to ship.
  fileprivate var fulfilment: FulfilmentState {
    if status == .cancelled { return .none }
    let isShipped = kept.contains { $0.details.state.fulfilled.units > 0 }
    if kept.contains(where: { $0.details.left.units > 0 }) { return isShipped ? .partial : .none }
    return isShipped || kept.contains { $0.details.isReduced } ? .full : .none
  }
}

extension OrderDetails: DocumentDetails {
  typealias Header = OrderHeader
  typealias LineDetails = OrderLineDetails

  static let linesDoc: StaticString = "The lines, at most 1,000. To add lines later, call `orders.lines.add`."
  static let searchDoc: StaticString =
    "Words to search for, at most 32. Each word must begin a word of the number, an earlier number, the reference, the contact's name or the note. Case and accents do not matter."
  static let expectDoc: StaticString =
    "The version that the order must have. If the order has another version, the request fails with `conflict`."

  static func settle(_ sheet: inout Sheet, _ amounts: [LineAmounts], at pointer: String) throws(Failure) {
    let credited = sheet.credits(of: amounts).sum.gross
    let paid = sheet.payments.reduce(Int128(0)) { $0 + Int128($1.details.amount.amount) }
    guard paid.magnitude <= Int128(Money.most).magnitude else { throw .tooMuchMoney(at: pointer) }
    sheet.total(amounts.sum)
    var state = sheet.details.state
    state.credited = Money(amount: credited, currency: sheet.draft.currency)
    state.paid = Money(amount: Int(paid), currency: sheet.draft.currency)
    let isAsked = state.status != .draft && state.status != .cancelled
    state.paymentState = PaymentState(paid: Int(paid), of: state.owed, isAsked: isAsked)
    state.fulfilmentState = sheet.fulfilment
    sheet.details.state = state
    for index in sheet.lines.indices { sheet.lines[index].ask(state) }
  }

  static func check(_ line: OrderLineDetails, of item: StockedItem, in sheet: Sheet, at pointer: String) throws(Failure)
  {
    try LineQuantity.check(line.terms.quantity, of: line.ratio, item, at: "\(pointer)/quantity")
    let kits = line.ratio.kept(line.terms.quantity).units
    guard let part = line.parts.first(where: { $0.need(for: kits) > LineQuantity.most }) else { return }
    throw .invalidParam(
      "\(pointer)/quantity",
      "quantity is too large: it needs more than 1000000000 of \(part.sku.text). Give a smaller quantity")
  }
}

extension SheetLine<OrderLineDetails> {
  /// Sets the demand to the quantity that is still to be shipped, if the order's status reserves stock.
  fileprivate mutating func ask(_ order: OrderState) {
    let left = order.status.reserves && !isRemoved ? details.left : Decimal(0)
    // A kit has no stock of its own. The demand for its components is computed from `queuedAt` and the quantities.
    let demand = details.kind == .kit ? Decimal(0) : details.own(left) ?? Decimal(0)
    let queuedAt = left.units > 0 ? order.submittedAt : nil
    if demand != details.state.demand { details.state.demand = demand }
    if queuedAt != details.state.queuedAt { details.state.queuedAt = queuedAt }
  }
}
