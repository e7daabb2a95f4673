internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The import of an order from a file. The order is stored with its history, and no stock is moved for it.
struct OrderImport {
  let orders: Orders
  let file: OrderFile
  let context: CompanyContext
  private let id: ID<OrderDetails>

  init(_ orders: Orders, _ file: OrderFile, _ context: CompanyContext) {
    self.orders = orders
    self.file = file
    self.context = context
    id = orders.newID(in: context)
  }

  /// Stores the order.
  /// - Throws: -32602 with all problems of the order; `duplicate`. After an error, nothing is written.
  func keep() throws(Failure) {
    var log = ImportLog(now: context.now)
    let contact = try contact(&log)
    let steps = steps(&log)
    let status = steps.last?.to ?? .draft
    // A missing contact has no prices of its own.
    var lines = try lines(for: contact?.id ?? context.company, &log)
    let entries = file.entries.isEmpty && file.steps.isEmpty ? implied(by: status, lines) : file.entries
    apply(entries, to: &lines, at: status, &log)
    let parts = try parts(of: entries, lines, &log)
    checkPayments(&log)
    let draft = OrderDraft(file, contact: contact?.id ?? context.company)
    log.problems += draft.problems(at: "")
    if file.archived.isSet, !status.isOver {
      log.refuse("/archived", "archived must be false, as the order is \(status.rawValue)")
    }
    if let agent = file.agent, !(try orders.people.isMember(agent, in: context.scope)) {
      log.refuse("/agent", "agent must be a user of the company")
    }
    log.check(file.createdAt, "/createdAt")
    guard log.problems.isEmpty, let contact else { throw .invalidParams(log.problems) }
    if let number = file.number, try orders.isTaken(number, in: context) {
      throw .duplicate("order", member: "number", value: number.text)
    }

    var state = OrderState(contactName: file.contactName ?? contact.name, currency: file.currency)
    state.status = status
    state.number = file.number
    state.submittedAt = steps.last { $0.to == .submitted }.map { $0.at ?? context.now }
    state.invoicedAt = steps.last { $0.to == .invoiced }.map { $0.at ?? context.now }
    let sheet = Sheet(
      stored: nil, id: id, details: OrderDetails(draft: draft, state: state), lines: lines, payments: [])
    let payments = try payments(of: sheet, at: steps.last?.at)
    try orders.keep(
      sheet, OrderRecords(steps: steps, payments: payments, entries: entries, parts: parts), file.createdAt, in: context
    )
  }

  private func contact(_ log: inout ImportLog) throws(Failure) -> ContactFacts? {
    guard let id = try orders.contacts.contact(spelled: file.contact.text, in: context) else {
      log.refuse("/contact", "contact must be an existing contact; there is no \(file.contact.text)")
      return nil
    }
    return try orders.contacts.contact(id, at: "/contact", in: context)
  }

  // MARK: Steps

  /// Returns the steps of the file. For a file without steps, returns the shortest way to its status.
  private func steps(_ log: inout ImportLog) -> [OrderFileStep] {
    if file.steps.isEmpty {
      return OrderStatus.steps.way(from: .draft, to: file.status ?? .draft).map {
        OrderFileStep(to: $0, at: file.createdAt, reason: nil)
      }
    }
    var status = OrderStatus.draft
    for (index, step) in file.steps.enumerated() {
      if !OrderStatus.steps.steps.contains(where: { $0.from == status && $0.to == step.to }) {
        log.refuse("/steps/\(index)/to", "to must be a status that can follow \(status.rawValue)")
      }
      log.check(step.at, "/steps/\(index)/at")
      status = step.to
    }
    if let given = file.status, given != status {
      log.refuse("/status", "status must be \(status.rawValue), the status that the steps lead to")
    }
    return file.steps
  }

  // MARK: Lines

  private func lines(for contact: UUID, _ log: inout ImportLog) throws(Failure) -> [Sheet.Line] {
    var lines: [Sheet.Line] = []
    for (index, line) in file.lines.enumerated() {
      do throws(Failure) {
        let details = try details(of: line, for: contact, at: "/lines/\(index)", &log)
        lines.append(Sheet.Line(stored: nil, id: orders.newID(in: context), details: details))
      } catch {
        guard error.code == .invalidParams else { throw error }
        log.problems += error.problems
      }
    }
    return lines
  }

  private func details(
    of line: OrderFileLine, for contact: UUID, at base: String, _ log: inout ImportLog
  ) throws(Failure) -> OrderLineDetails {
    let item = try line.sku.map { (sku) throws(Failure) in try orders.item(spelled: sku, at: "\(base)/sku", in: context)
    }
    guard let text = line.text ?? item?.name else { throw OrderImport.missing("text", of: base) }
    if item == nil { try Orders.requirePlain(factor: line.factor, formerSku: line.formerSku, at: base) }
    var unit = line.unit ?? item?.salesUnit ?? item?.unit
    var factor = try UnitFactor(line.factor, per: line.per, at: base)
    if line.factor == nil, let item { (unit, factor) = try orders.unit(unit, of: item, at: "\(base)/unit") }
    var usual: UsualPrice?
    if line.unitPrice == nil, let item {
      usual = try orders.usualPrice(of: item, line.quantity, times: factor, for: contact, in: file.currency, context)
    }
    guard let price = line.unitPrice ?? usual?.price else { throw OrderImport.missing("unitPrice", of: base) }
    let terms = LineTerms(
      text: text, quantity: line.quantity, unit: unit, unitPrice: price, discount: line.discount, taxRate: line.taxRate,
      note: line.note)
    log.problems += terms.problems(at: base, in: file.currency)
    let details = OrderLineDetails(
      order: id, item: item?.id, sku: item.map { line.formerSku ?? $0.sku }, terms: terms,
      factor: item == nil ? .one : factor, priceSource: usual?.source)
    if let item { try LineQuantity.check(line.quantity, of: factor, item, at: "\(base)/quantity") }
    return details
  }

  private static func missing(_ member: String, of base: String) -> Failure {
    .invalidParams([Problem(pointer: "\(base)/\(member)", kind: .missing, message: "\(member) is missing")])
  }

  // MARK: Entries

  /// Returns the shipments that a file without entries implies. In some statuses, the whole order was shipped.
  private func implied(by status: OrderStatus, _ lines: [Sheet.Line]) -> [OrderFileEntry] {
    guard [.shipped, .paid, .closed].contains(status) else { return [] }
    return lines.enumerated().compactMap { index, line in
      line.details.item == nil
        ? nil
        : OrderFileEntry(
          line: index, type: .shipped, quantity: line.details.terms.quantity, condition: nil, reason: nil,
          at: file.createdAt, parts: [])
    }
  }

  private func apply(
    _ entries: [OrderFileEntry], to lines: inout [Sheet.Line], at status: OrderStatus, _ log: inout ImportLog
  ) {
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
      if entry.type != .cancelled, entry.type != .dropped, lines[entry.line].details.item == nil {
        log.refuse("\(base)/line", "line must be a line with an item; only items are shipped")
      }
      switch entry.type {
      case .shipped: sums[entry.line].fulfilled += quantity
      case .takenBack: sums[entry.line].fulfilled -= quantity
      case .returned: sums[entry.line].returned += quantity
      case .cancelled: sums[entry.line].cancelled += quantity
      case .dropped:
        if !status.isInvoiced, status != .cancelled {
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
      // Devices that were apart may have credited goods as dropped that were shipped.
      lines[index].details.state.dropped = Decimal(
        units: Int(min(sum.dropped, ordered - sum.fulfilled - sum.cancelled)))
    }
  }

  /// Returns the locations and lots of the entries.
  private func parts(
    of entries: [OrderFileEntry], _ lines: [Sheet.Line], _ log: inout ImportLog
  ) throws(Failure) -> [[EntryPart]] {
    var all: [[EntryPart]] = []
    for (index, entry) in entries.enumerated() {
      let item = entry.line < lines.count ? lines[entry.line].details.item : nil
      all.append(try orders.parts(entry.parts, of: item, at: "/entries/\(index)", &log, in: context))
    }
    return all
  }

  // MARK: Payments

  /// Returns the payments of the file. If the file says `assumePaid`, a payment of the remaining amount is added.
  /// - Throws: -32602 for an order that is paid or closed and has no payments. It would be listed as unpaid.
  private func payments(of given: Sheet, at instant: Timestamp?) throws(Failure) -> [OrderFilePayment] {
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
      let amount = Money(amount: Int(missing), currency: file.currency)
      return file.payments + [
        OrderFilePayment(
          amount: amount, method: OrderImport.assumed, reference: nil, paidAt: instant, reason: nil, reverses: nil,
          at: instant)
      ]
    }
    if !file.payments.isEmpty { return file.payments }
    throw .invalidParams([
      Problem(
        pointer: "/payments", kind: .missing,
        message:
          "payments are missing: the order is \(status.rawValue), and \(missing) minor units of \(file.currency.code) would remain unpaid; give its payments, or assumePaid: true"
      )
    ])
  }

  /// The name of the method of an assumed payment.
  private static let assumed = Line("assumed")

  private func checkPayments(_ log: inout ImportLog) {
    var reversed: [Int] = []
    var sum = Int128(0)
    for (index, payment) in file.payments.enumerated() {
      let base = "/payments/\(index)"
      sum += Int128(payment.amount.amount)
      if payment.amount.amount == 0 { log.refuse("\(base)/amount/amount", "amount must not be 0") }
      if payment.amount.currency != file.currency {
        log.refuse("\(base)/amount/currency", "currency must be that of the order, \(file.currency.code)")
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
}
