internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The steps, payments and entries of an imported order.
struct OrderRecords {
  let steps: [OrderFileStep], payments: [OrderFilePayment], entries: [OrderFileEntry]
  /// The parts of each entry.
  let parts: [[EntryPart]]
}

extension Orders {
  /// Stores an imported order with its history.
  func keep(_ given: Sheet, _ records: OrderRecords, _ createdAt: Timestamp?, in context: CompanyContext)
    throws(Failure)
  {
    var sheet = given
    // Everything that can be refused is checked before anything is written.
    try sheet.settle(at: "/lines")
    let demands = try demands(of: sheet, in: context)
    let numberedAt = sheet.details.state.submittedAt ?? createdAt ?? context.now
    if let number = sheet.details.state.number {
      try goOn(behind: number, at: numberedAt, in: context)
    } else if sheet.details.state.submittedAt != nil {
      sheet.details.state.number = try number(at: numberedAt, in: context)
    }
    let actor = try context.base.actor()
    for payment in records.payments {
      let reverses = payment.reverses.map { sheet.payments[$0].id }
      let details = PaymentDetails(
        order: sheet.id, amount: payment.amount, method: payment.method, reference: payment.reference,
        paidAt: payment.paidAt ?? payment.at ?? context.now, reason: payment.reason, reverses: reverses, actor: actor)
      sheet.payments.append(try payments.create(details, madeAt: payment.at, in: context))
    }
    try sheet.settle(at: "/payments")
    _ = try self.records.create(sheet.details, id: sheet.id, madeAt: createdAt, in: context)
    try counts.move(from: nil, to: sheet.status, in: context)
    var kept: [OrderLine] = []
    for line in sheet.lines {
      kept.append(try lines.create(line.details, id: line.id, madeAt: createdAt, in: context))
    }
    var (status, taken) = (OrderStatus.draft, [Step<OrderSteps>]())
    for step in records.steps {
      let details = StepDetails<OrderSteps>(
        sheet.id.uuid, from: status, to: step.to, after: taken, reason: step.reason, actor: actor)
      taken = [try steps.create(details, madeAt: step.at, in: context)]
      status = step.to
    }
    for (entry, parts) in zip(records.entries, records.parts) {
      var details = OrderEntryDetails(kept[entry.line], entry.type, entry.quantity, reason: entry.reason, actor: actor)
      (details.parts, details.condition) = (parts, entry.condition)
      _ = try entries.create(details, madeAt: entry.at, in: context)
    }
    try queue.keep(demands, at: "/lines", in: context)
  }

  /// Returns the demand of an order for each item.
  /// - Throws: -32602 if the demand of all open orders for an item would be too large.
  private func demands(of sheet: Sheet, in context: CompanyContext) throws(Failure) -> ItemSums {
    var demands = ItemSums()
    for line in sheet.lines {
      if let item = line.details.item { demands.add(line.details.state.demand.units, of: item) }
    }
    for sum in demands.sums { _ = try queue.demand(of: sum.item, changedBy: sum.units, at: "/lines", in: context) }
    return demands
  }
}

extension OrderDraft {
  /// Creates the draft of an imported order: the members that people write.
  init(_ file: OrderFile, contact: UUID) {
    self.contact = contact
    (currency, source, agent, reference) = (file.currency, file.source, file.agent, file.reference)
    (billingAddress, shippingAddress) = (file.billingAddress, file.shippingAddress)
    (taxIncluded, discount, note, internalNote) = (file.taxIncluded, file.discount, file.note, file.internalNote)
    (requestedAt, archived) = (file.requestedAt, file.archived)
  }
}
