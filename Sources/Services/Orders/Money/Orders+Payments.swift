internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Records and reverses the payments of orders.
extension Orders {
  /// Records a payment, or a repayment.
  func pay(
    _ id: ID<OrderDetails>, _ amount: Money, method: Line?, reference: Line?, at paidAt: Timestamp?,
    in context: CompanyContext
  ) throws(Failure) -> NotedPayment {
    var sheet = try open(id, expect: nil, at: "/order", in: context)
    let payment = try pay(amount, method: method, reference: reference, at: paidAt, &sheet, in: context)
    return NotedPayment(payment, of: try save(&sheet, at: "/amount", in: context))
  }

  /// Records a payment for an order in memory. The caller saves the order.
  func pay(
    _ amount: Money, method: Line?, reference: Line?, at paidAt: Timestamp?, _ sheet: inout Sheet,
    in context: CompanyContext
  ) throws(Failure) -> Payment {
    var problems: [Problem] = []
    if amount.amount == 0 {
      problems.append(Problem(pointer: "/amount/amount", kind: .value, message: "amount must not be 0"))
    }
    if amount.currency != sheet.draft.currency {
      problems.append(
        Problem(
          pointer: "/amount/currency", kind: .value,
          message: "currency must be that of the order, \(sheet.draft.currency.code)"))
    }
    if let paidAt, paidAt.milliseconds > context.now.milliseconds + 60_000 {
      problems.append(Problem(pointer: "/at", kind: .value, message: "at must not be in the future"))
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if let excess = sheet.excess(of: amount.amount) { throw .invalidParam("/amount/amount", "amount \(excess)") }
    if sheet.status == .draft { throw try refusal(of: "pay", sheet, in: context, where: { $0 != .draft }) }
    let payment = PaymentDetails(
      order: sheet.id, amount: amount, method: method, reference: reference, paidAt: paidAt ?? context.now, reason: nil,
      reverses: nil,
      actor: try context.base.actor())
    return try add(payment, to: &sheet, in: context)
  }

  /// Reverses a payment. A payment can be reversed only once.
  /// - Throws: `alreadyReversed`; -32602 for a payment that is a reversal itself.
  func reverse(_ id: ID<PaymentDetails>, reason: Line, in context: CompanyContext) throws(Failure) -> NotedPayment {
    let old = try payments.find(id, in: context).record.details
    if old.reverses != nil {
      throw .invalidParam("/id", "id must not be of a reversal; add the payment again instead (orders.payments.add)")
    }
    if let other = try stores.first(queries.reversal, in: context.store, bind: id, read: { $0.next(UUID.self) }) {
      throw Failure(PaymentReversedData(reversedBy: ID(other)), "The payment is reversed already")
    }
    var sheet = try open(old.order, expect: nil, in: context)
    if sheet.excess(of: -old.amount.amount) != nil {
      throw .invalidParam("/id", "id must be of a payment that was not paid back; reverse the repayment first")
    }
    let payment = PaymentDetails(
      order: old.order, amount: Money(amount: -old.amount.amount, currency: old.amount.currency), method: old.method,
      reference: old.reference, paidAt: context.now, reason: reason, reverses: id, actor: try context.base.actor())
    let made = try add(payment, to: &sheet, in: context)
    return NotedPayment(made, of: try save(&sheet, at: "/amount", in: context))
  }

  private func add(_ details: PaymentDetails, to sheet: inout Sheet, in context: CompanyContext) throws(Failure)
    -> Payment
  {
    // The id of a reversal is computed from the payment's id. So if two devices reverse a payment before they sync,
    // both create the same record, and the payment is reversed only once.
    let id = details.reverses.map { ID<PaymentDetails>(NaturalKey("paymentReversal", $0.uuid, "").id()) }
    let payment = try payments.create(details, id: id, in: context)
    sheet.payments.append(payment)
    return payment
  }
}

extension Sheet {
  /// Returns the problem of a repayment that exceeds the paid amount, or `nil` for any other payment.
  fileprivate func excess(of amount: Int) -> String? {
    let paid = details.state.paid.amount
    if amount >= 0 || Int128(paid) + Int128(amount) >= 0 { return nil }
    if paid <= 0 { return "must be more than 0: nothing was paid, so nothing can be paid back" }
    return "must be at least -\(paid), as no more than \(paid) was paid"
  }
}
