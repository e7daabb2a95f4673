internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Orders for sync. Steps, payments and entries are only ever added. Each device computes the status of an order, the
/// paid amount and the remaining quantities of lines from them.
extension Orders {
  var synced: [SyncedRecords] {
    let numbered = NumberHolder(of: "orders", stores)
    let orders = records.synced(
      SyncTraits(
        "Orders", rank: 5, derived: Orders.derived, sets: ["formerNumbers"], unwritten: ["contactName"],
        number: SyncedNumber("number", since: "submittedAt", former: "formerNumbers")),
      holder: { (order, context) throws(Failure) in
        try numbered.holder(of: order.details.state.number, but: order.uuid, in: context)
      },
      written: { [unowned self] (old, new, _, context) throws(Failure) in
        if old == nil || new == nil {
          try counts.move(from: old?.details.state.status, to: new?.details.state.status, in: context)
        }
        guard let new else { return }
        affected.note(new.id, in: context)
        let state = new.details.state
        if let number = state.number { try goOn(behind: number, at: state.submittedAt ?? new.createdAt, in: context) }
      }
    ).numbering { [unowned self] (context) throws(Failure) in try number(at: context.now, in: context).text }
    return [
      orders,
      lines.synced(
        SyncTraits("OrderLines", rank: 6, derived: Orders.derivedOfLine, owners: [("order", "order")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          guard let line = new ?? old else { return }
          affected.note(line.details.order, line.details.item, in: context)
          lostRatios.note(old, new, in: context) { $0.terms.unit }
        }),
      steps.synced(
        SyncTraits("OrderSteps", rank: 7, isImmutable: true, owners: [("subject", "order")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let record = new ?? old { affected.note(ID(record.details.subject), in: context) }
          if old == nil, let new, new.details.to == .cancelled { cancelled.insert(new.details.subject) }
        }),
      payments.synced(
        SyncTraits("Payments", rank: 7, unwritten: ["paidAt"], isImmutable: true, owners: [("order", "order")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let record = new ?? old { affected.note(record.details.order, in: context) }
        }),
      entries.synced(
        SyncTraits("OrderEntries", rank: 7, isImmutable: true, owners: [("order", "order"), ("line", "orderLine")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let record = new ?? old { affected.note(record.details.order, in: context) }
          if old == nil, let new, [.shipped, .dropped].contains(new.details.type) {
            crossed.insert(new.details.order.uuid)
          }
        }),
    ].map { records in
      records.settling { [unowned self] (_, context) throws(Failure) in try followAffected(in: context) }
    }
    .map { records in
      records.following { [unowned self] (context) in
        consequences.removeValue(forKey: context.company) ?? SyncedConsequences()
      }
    }
  }

  static let nothing: StaticString = #"{"amount":0,"currency":"EUR"}"#

  private static var derived: [(member: StaticString, initial: StaticString)] {
    [
      ("status", #""draft""#), ("invoicedAt", "null"), ("net", nothing), ("tax", nothing), ("gross", nothing),
      ("credited", nothing), ("paid", nothing), ("paymentState", #""unpaid""#), ("fulfilmentState", #""none""#),
    ]
  }

  private static var derivedOfLine: [(member: StaticString, initial: StaticString)] {
    [
      ("fulfilled", "0"), ("returned", "0"), ("cancelled", "0"), ("dropped", "0"), ("demand", "0"),
      ("queuedAt", "null"),
    ]
  }

  private func followAffected(in context: CompanyContext) throws(Failure) {
    for id in lostRatios.take(in: context) {
      guard let line = try lines.findIfThere(id, in: context) else { continue }
      var details = line.details
      guard let ratio = try restored(details.ratio, of: details.terms.unit, details.item, in: context) else { continue }
      details.state.ratio = ratio
      // The restored ratio is a change of this device, which sync sends to the others.
      let now = dependencies.clock.now
      _ = try lines.table.update(
        line, to: line.changed(to: details, at: now), in: context.store, Context(stores, at: now))
    }
    let (orders, items) = affected.take(in: context)
    var asked = items
    for order in orders { try follow(order, &asked, in: context) }
    for item in asked {
      let demand = try queue.demand(for: item, in: context.partition)
      // An item that has not arrived yet, or was deleted, has no sums.
      try Orders.ifThere { () throws(Failure) in
        try stock.setDemand(Decimal(units: min(demand.units, StockedItem.most)), for: item, in: context)
      }
    }
  }

  static func ifThere(_ work: () throws(Failure) -> Void) throws(Failure) {
    do throws(Failure) { try work() } catch {
      guard error.code == .notFound else { throw error }
    }
  }

  /// Computes the status of an order, and the remaining quantities of its lines.
  /// - Parameter items: the items of the order are added to this list.
  private func follow(_ id: ID<OrderDetails>, _ items: inout [UUID], in context: CompanyContext) throws(Failure) {
    guard let found = try records.locate(id, in: context) else { return }
    var sheet = try open(id, expect: nil, in: context)
    let steps: [Step<OrderSteps>] = try all(queries.stepsOf, of: id.uuid, in: context)
    let entries = try allEntries(of: id, in: context)
    for index in sheet.lines.indices {
      func sum(_ types: OrderEntryType...) -> Int {
        entries.reduce(0) {
          $1.details.line == sheet.lines[index].id && types.contains($1.details.type)
            ? $0 + $1.details.quantity.units : $0
        }
      }
      sheet.lines[index].details.state.fulfilled = Decimal(units: sum(.shipped) - sum(.takenBack))
      sheet.lines[index].details.state.returned = Decimal(units: sum(.returned))
      sheet.lines[index].details.state.cancelled = Decimal(units: sum(.cancelled))
      sheet.lines[index].details.drop(by: entries, of: sheet.lines[index].id)
    }
    for line in sheet.lines.compactMap(\.stored) { try takeSurplus(of: line, entries, in: context) }
    if crossed.remove(id.uuid) != nil { tellSurplus(of: sheet, entries, in: context) }
    sheet.stand(by: steps)
    let isNews = cancelled.remove(id.uuid) != nil || found.record.details.state.status == .cancelled
    if isNews, sheet.isKept, OrderStatus.outcome(of: steps.map { $0.taken() }, isKept: false).status == .cancelled {
      let told = (jsonText("\(OrderStatus.cancelled.rawValue)"), jsonText("\(sheet.status.rawValue)"))
      consequences[context.company, default: SyncedConsequences()].discard(
        told.0, of: "status", Order.entityName, id.uuid, for: told.1)
    }
    // If the sum exceeds the limit of money, the amounts stay as they are, and only the status changes.
    do throws(Failure) { try sheet.settle(at: "") } catch {}
    try records.follow(found.record, row: found.row, to: sheet.details, in: context)
    try counts.move(from: found.record.details.state.status, to: sheet.status, in: context)
    for line in sheet.lines {
      if let item = line.details.item, !items.contains(item) { items.append(item) }
      guard let stored = try lines.locate(line.id, in: context) else { continue }
      try lines.follow(stored.record, row: stored.row, to: line.details, in: context)
    }
  }

  /// Reports goods that devices apart have dropped beyond the remaining quantity.
  private func tellSurplus(of sheet: Sheet, _ entries: [OrderEntry], in context: CompanyContext) {
    for line in sheet.lines {
      let sum = entries.reduce(0) {
        $1.details.line == line.id && $1.details.type == .dropped ? $0 + $1.details.quantity.units : $0
      }
      let dropped = line.details.state.dropped
      if sum <= dropped.units { continue }
      consequences[context.company, default: SyncedConsequences()].discard(
        jsonText(Decimal(units: sum)), of: "dropped", OrderLine.entityName, line.id.uuid, for: jsonText(dropped))
    }
  }
}

extension OrderStatus {
  /// The precedence of steps that devices have taken apart.
  static let precedence: [OrderStatus] = [
    .closed, .paid, .shipped, .cancelled, .invoiced, .inProgress, .submitted, .draft,
  ]

  /// Returns the status that the steps of an order lead to.
  ///
  /// An order is cancelled only if all shipped goods have come back. Devices that are apart can cancel an order and
  /// ship it. Then the cancellation counts only after all goods have come back.
  /// - Parameter isKept: a Boolean value that indicates whether the customer has goods of the order.
  static func outcome(of steps: [TakenStep<OrderStatus>], isKept: Bool) -> StepsOutcome<OrderStatus> {
    let outcome = Self.steps.outcome(of: steps, from: .draft, precedence: precedence)
    guard isKept, outcome.status == .cancelled else { return outcome }
    return Self.steps.outcome(of: steps.filter { $0.to != .cancelled }, from: .draft, precedence: precedence)
  }
}
