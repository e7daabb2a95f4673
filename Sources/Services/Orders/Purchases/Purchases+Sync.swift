internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Purchases for sync. The received quantities are the sums of the receipts.
extension Purchases {
  var synced: [SyncedRecords] {
    let numbered = NumberHolder(of: "purchases", stores)
    let purchases = records.synced(
      SyncTraits(
        "Purchases", rank: 5,
        derived: [
          ("status", #""draft""#), ("orderedAt", "null"), ("net", Orders.nothing), ("tax", Orders.nothing),
          ("gross", Orders.nothing), ("unpriced", "0"),
        ], unwritten: ["contactName"]),
      holder: { (purchase, context) throws(Failure) in
        try numbered.holder(of: purchase.details.state.number, but: purchase.uuid, in: context)
      },
      written: { [unowned self] (_, new, _, context) throws(Failure) in
        if let new { affected.note(new.id, in: context) }
      })
    return [
      purchases,
      lines.synced(
        SyncTraits(
          "PurchaseLines", rank: 6,
          derived: [("received", "0"), ("planned", "0"), ("incoming", "0"), ("incomingAt", "null")],
          owners: [("purchase", "purchase")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          guard let line = new ?? old else { return }
          affected.note(line.details.purchase, line.details.item, in: context)
          lostRatios.note(old, new, in: context) { $0.terms.unit }
        }),
      steps.synced(
        SyncTraits("PurchaseSteps", rank: 7, isImmutable: true, owners: [("subject", "purchase")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let record = new ?? old { affected.note(ID(record.details.subject), in: context) }
          if old == nil, let new, new.details.to == .cancelled { cancelled.insert(new.details.subject) }
        }),
      receipts.synced(
        SyncTraits(
          "PurchaseReceipts", rank: 7, isImmutable: true, owners: [("purchase", "purchase"), ("line", "purchaseLine")]),
        written: { [unowned self] (old, new, _, context) throws(Failure) in
          if let record = new ?? old { affected.note(record.details.purchase, in: context) }
        }),
    ].map { records in
      records.settling { [unowned self] (_, context) throws(Failure) in try followAffected(in: context) }
    }
    .map { records in
      records.following { [unowned self] (context) in
        receivedThough.removeValue(forKey: context.company) ?? SyncedConsequences()
      }
    }
  }

  private func followAffected(in context: CompanyContext) throws(Failure) {
    for id in lostRatios.take(in: context) {
      guard let line = try lines.findIfThere(id, in: context) else { continue }
      var details = line.details
      guard let ratio = try orders.restored(details.ratio, of: details.terms.unit, details.item, in: context) else {
        continue
      }
      details.ratio = ratio
      // The restored ratio is a change of this device, which sync sends to the others.
      let now = orders.dependencies.clock.now
      _ = try lines.table.update(
        line, to: line.changed(to: details, at: now), in: context.store, Context(stores, at: now))
    }
    let (purchases, named) = affected.take(in: context)
    var items = named
    for purchase in purchases { try follow(purchase, &items, in: context) }
    for item in items {
      let awaited = try awaited(of: item, in: context.partition)
      try Orders.ifThere { () throws(Failure) in
        try orders.stock.setIncoming(
          Decimal(units: min(awaited.quantity.units, StockedItem.most)), at: awaited.at, for: item, in: context)
      }
    }
  }

  /// Computes the status of a purchase, and the quantities that have not arrived.
  /// - Parameter items: the items of the purchase are added to this list.
  private func follow(_ id: ID<PurchaseDetails>, _ items: inout [UUID], in context: CompanyContext) throws(Failure) {
    guard let found = try records.locate(id, in: context) else { return }
    var sheet = try open(id, expect: nil, in: context)
    let taken: [Step<PurchaseSteps>] = try orders.all(queries.steps, of: id.uuid, in: context)
    let outcome = outcome(of: taken, hasCome: false)
    let came: [PurchaseReceipt] = try orders.all(queries.receipts, of: id.uuid, in: context)
    for index in sheet.lines.indices {
      let received = came.reduce(0) { $1.details.line == sheet.lines[index].id ? $0 + $1.details.quantity.units : $0 }
      sheet.lines[index].details.received = Decimal(units: received)
    }
    var status = self.outcome(of: taken, hasCome: sheet.hasCome).status
    // If two devices together have received the whole purchase, no step records that.
    if status.canReceive { status = standing(sheet) }
    let isNews = cancelled.remove(id.uuid) != nil || found.record.details.state.status == .cancelled
    if isNews, outcome.status == .cancelled, status != .cancelled {
      receivedThough[context.company, default: SyncedConsequences()].discard(
        jsonText("\(PurchaseStatus.cancelled.rawValue)"), of: "status", Purchase.entityName, id.uuid,
        for: jsonText("\(status.rawValue)"))
    }
    sheet.details.state.status = status
    sheet.details.state.orderedAt = outcome.past.last { $0.from == .draft && $0.to == .ordered }?.at
    do throws(Failure) { try sheet.settle(at: "") } catch {}
    try records.follow(found.record, row: found.row, to: sheet.details, in: context)
    for line in sheet.lines {
      if let item = line.details.item, !items.contains(item) { items.append(item) }
      guard let stored = try lines.locate(line.id, in: context) else { continue }
      try lines.follow(stored.record, row: stored.row, to: line.details, in: context)
    }
  }
}

extension PurchaseStatus {
  /// The precedence of steps that devices have taken apart.
  static let precedence: [PurchaseStatus] = [.closed, .cancelled, .received, .partlyReceived, .ordered, .draft]
}
