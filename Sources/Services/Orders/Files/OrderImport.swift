internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The import of an order from a file.
extension DocumentImport<Orders> {
  /// Stores the order.
  /// - Throws: -32602 with all problems of the order; `duplicate`. After an error, nothing is written.
  mutating func keep() throws(Failure) {
    let contact = try contact()
    let steps = steps(without: OrderStatus.steps.way(from: .draft, to: file.status ?? .draft))
    let status = steps.last?.to ?? .draft
    if !file.steps.isEmpty, let given = file.status, given != status {
      log.refuse("/status", "status must be \(status.rawValue), the status that the steps lead to")
    }
    var sheet = begin(contact)
    sheet.lines = try lines(sheet, "importedOrderLine")
    let entries = file.entries.isEmpty && file.steps.isEmpty ? implied(by: status, sheet.lines) : file.entries
    apply(entries, to: &sheet.lines, at: status)
    let parts = try parts(of: entries, "entries", sheet.lines)
    checkPayments()
    check(at: status)
    if let agent = file.header.agent, !(try orders.people.isMember(agent, in: context.scope)) {
      log.refuse("/agent", "agent must be a user of the company")
    }
    log.check(file.createdAt, "/createdAt")
    guard log.problems.isEmpty, contact != nil else { throw .invalidParams(log.problems) }
    try requireNewNumber()
    sheet.details.state.status = status
    sheet.details.state.submittedAt = steps.last { $0.to == .submitted }.map { $0.at ?? context.now }
    sheet.details.state.invoicedAt = steps.last { $0.to == .invoiced }.map { $0.at ?? context.now }
    try store(sheet, steps, entries, parts)
  }

  // MARK: Entries

  /// Returns the shipments that the status implies, for a file without entries and steps. A shipped, paid or closed
  /// order was shipped completely.
  private func implied(by status: OrderStatus, _ lines: [Sheet.Line]) -> [OrderFileEntry] {
    guard [.shipped, .paid, .closed].contains(status) else { return [] }
    return movements(of: lines) {
      OrderFileEntry(
        line: $0, type: .shipped, quantity: $1, condition: nil, reason: nil, at: file.createdAt, parts: [])
    }
  }

  private mutating func apply(_ entries: [OrderFileEntry], to lines: inout [Sheet.Line], at status: OrderStatus) {
    guard lines.count == file.lines.count else { return }
    var sums = lines.map { _ in (fulfilled: Int128(0), returned: Int128(0), cancelled: Int128(0), dropped: Int128(0)) }
    for (index, entry) in entries.enumerated() {
      let (base, quantity) = ("/entries/\(index)", Int128(entry.quantity.units))
      log.check(entry.at, "\(base)/at")
      if quantity <= 0 { log.refuse("\(base)/quantity", "quantity must be more than 0") }
      guard entry.line < lines.count else {
        log.refuse("\(base)/line", "line must be the position of a line, from 0; the order has \(lines.count) lines")
        continue
      }
      if entry.type != .cancelled, entry.type != .dropped, !lines[entry.line].details.hasGoods {
        log.refuse("\(base)/line", "line must be a line with goods; only goods are shipped")
      }
      switch entry.type {
      case .shipped: sums[entry.line].fulfilled += quantity
      case .takenBack: sums[entry.line].fulfilled -= quantity
      case .returned: sums[entry.line].returned += quantity
      case .cancelled: sums[entry.line].cancelled += quantity
      case .dropped:
        // An entry of the type dropped needs an invoice. An order in progress may be invoiced in part, so it can have
        // such entries.
        if !status.isInvoiced, status != .cancelled, status != .inProgress {
          let message =
            "type must not be dropped: the order is \(status.rawValue). Before the invoice, use the type cancelled"
          log.refuse("\(base)/type", message)
        }
        if quantity > lines[entry.line].details.terms.quantity.units {
          log.refuse("\(base)/quantity", "quantity must be at most that of the line")
        }
        sums[entry.line].dropped += quantity
      }
    }
    for (index, sum) in sums.enumerated() {
      let ordered = Int128(lines[index].details.terms.quantity.units)
      guard sum.fulfilled >= sum.returned, sum.fulfilled + sum.cancelled <= ordered else {
        log.refuse(
          "/lines/\(index)/quantity",
          "quantity must be at least the sum of the shipped and cancelled entries. The returned quantity must be at most the shipped quantity"
        )
        continue
      }
      lines[index].details.state.fulfilled = Decimal(units: Int(sum.fulfilled))
      lines[index].details.state.returned = Decimal(units: Int(sum.returned))
      lines[index].details.state.cancelled = Decimal(units: Int(sum.cancelled))
      // Before they synced, one device may have credited goods as dropped while another device shipped them. So the
      // dropped quantity is limited to the quantity that was neither shipped nor cancelled.
      lines[index].details.state.dropped = Decimal(
        units: Int(min(sum.dropped, ordered - sum.fulfilled - sum.cancelled)))
    }
  }

  // MARK: Payments

  /// Returns the payments of the file. If `assumePaid` is `true` in the file, a payment of the unpaid amount is added.
  /// - Throws: -32602 for a paid or closed order that has no payments, because it would be listed as unpaid.
  func payments(of given: Sheet, at instant: Timestamp?) throws(Failure) -> [OrderFilePayment] {
    let status = given.status
    guard status == .paid || status == .closed else { return file.payments }
    var sheet = given
    try sheet.settle(at: "/lines")
    // A file can have any number of payments, so their sum may exceed the limit of money.
    let paid = file.payments.reduce(Int128(0)) { $0 + Int128($1.amount.amount) }
    let missing = Int128(sheet.details.state.owed) - paid
    assert(paid >= 0, "payments that sum to less than 0 were not refused")
    if missing <= 0 { return file.payments }
    if file.assumePaid ?? false {
      let amount = Money(amount: Int(missing), currency: file.header.currency)
      return file.payments + [
        OrderFilePayment(
          amount: amount, method: Line("assumed"), reference: nil, paidAt: instant, reason: nil, reverses: nil,
          at: instant)
      ]
    }
    if !file.payments.isEmpty { return file.payments }
    throw .invalidParams([
      Problem(
        pointer: "/payments", kind: .missing,
        message:
          "payments are missing: the order is \(status.rawValue), and \(missing) minor units of \(file.header.currency.code) would remain unpaid; give its payments, or assumePaid: true"
      )
    ])
  }

  private mutating func checkPayments() {
    var reversed: [Int] = []
    var sum = Int128(0)
    for (index, payment) in file.payments.enumerated() {
      let base = "/payments/\(index)"
      sum += Int128(payment.amount.amount)
      if payment.amount.amount == 0 { log.refuse("\(base)/amount/amount", "amount must not be 0") }
      if payment.amount.currency != file.header.currency {
        log.refuse("\(base)/amount/currency", "currency must be that of the order, \(file.header.currency.code)")
      }
      log.check(payment.paidAt, "\(base)/paidAt")
      log.check(payment.at, "\(base)/at")
      guard let other = payment.reverses else { continue }
      if other >= index || reversed.contains(other) || file.payments[other].reverses != nil {
        log.refuse("\(base)/reverses", "reverses must be an earlier payment that no other payment reverses")
      }
      if other < index, Int128(payment.amount.amount) != -Int128(file.payments[other].amount.amount) {
        log.refuse("\(base)/amount/amount", "amount must be the amount of the reversed payment with the opposite sign")
      }
      reversed.append(other)
    }
    if sum < 0 { log.refuse("/payments", "payments must sum to at least 0: at most the paid amount can be paid back") }
    if sum.magnitude > Int128(Money.most).magnitude {
      log.refuse("/payments", "payments must sum to at most \(Money.most) of the currency's minor units")
    }
  }

  // MARK: Storing

  /// Stores the order with its history.
  func store(_ given: Sheet, _ steps: [Step], _ entries: [OrderFileEntry], _ parts: [[EntryPart]]) throws(Failure) {
    let payments = try payments(of: given, at: steps.last?.at)
    var sheet = given
    // Everything that can be refused is checked before anything is written.
    try sheet.settle(at: "/lines")
    let demands = try demands(of: sheet)
    try number(&sheet, at: sheet.details.state.submittedAt)
    let actor = try context.base.actor()
    for payment in payments {
      let reverses = payment.reverses.map { sheet.payments[$0].id }
      let details = PaymentDetails(
        order: id, amount: payment.amount, method: payment.method, reference: payment.reference,
        paidAt: payment.paidAt ?? payment.at ?? context.now, reason: payment.reason, reverses: reverses, actor: actor)
      sheet.payments.append(try orders.payments.create(details, madeAt: payment.at, in: context))
    }
    try sheet.settle(at: "/payments")
    let kept = try store(sheet, steps, "importedOrderStep")
    for (entry, parts) in zip(entries, parts) {
      var details = OrderEntryDetails(kept[entry.line], entry.type, entry.quantity, reason: entry.reason, actor: actor)
      (details.parts, details.condition) = (parts, entry.condition)
      _ = try orders.entries.create(details, madeAt: entry.at, in: context)
    }
    try orders.queue.keep(demands, at: "/lines", in: context)
  }

  /// Returns the demand of the order for each item.
  /// - Throws: -32602 if the demand of all open orders for an item would be too large.
  private func demands(of sheet: Sheet) throws(Failure) -> ItemSums {
    var demands = ItemSums()
    for line in sheet.lines {
      for (item, quantity) in line.details.demands { demands.add(quantity, of: item) }
    }
    for sum in demands.sums {
      _ = try orders.queue.demand(of: sum.item, changedBy: sum.units, at: "/lines", in: context)
    }
    return demands
  }
}
