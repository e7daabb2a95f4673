internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The sync of purchases. Each device computes the received quantities as the sums of the receipts.
extension Purchases {
  var synced: [SyncedRecords] {
    syncedDocuments(
      SyncTraits(
        "Purchases", rank: 5,
        derived: [
          ("status", #""draft""#), ("orderedAt", "null"), ("net", Orders.nothing), ("tax", Orders.nothing),
          ("gross", Orders.nothing), ("unpriced", "0"),
        ], unwritten: ["contactName"], references: [("contact", "contact")]),
      lines: SyncTraits(
        "PurchaseLines", rank: 6,
        derived: [("received", "0"), ("planned", "0"), ("incoming", "0"), ("incomingAt", "null")],
        owners: [("purchase", "purchase")]),
      steps: "PurchaseSteps",
      [
        receipts.synced(
          SyncTraits(
            "PurchaseReceipts", rank: 7, isImmutable: true,
            owners: [("purchase", "purchase"), ("line", "purchaseLine")]),
          written: { [unowned self] (old, new, _, context) throws(Failure) in
            if let record = new ?? old { arrivals.note(record.details.purchase, in: context) }
          })
      ])
  }

  func derive(
    _ sheet: inout PurchaseSheet, from steps: [TakenStep<PurchaseStatus>], in context: CompanyContext
  ) throws(Failure) {
    let came = try receipts(of: sheet.id, in: context)
    for index in sheet.lines.indices {
      let received = came.reduce(0) { $1.details.line == sheet.lines[index].id ? $0 + $1.details.quantity.units : $0 }
      sheet.lines[index].details.received = Decimal(units: received)
    }
    let status = PurchaseStatus.outcome(of: steps, isKept: sheet.isKept).status
    // Two devices may each have received a part before they synced. Then no step records that the purchase was received
    // completely, so the receipts decide.
    sheet.details.state.status = status.canReceive && sheet.hasGoods ? standing(sheet) : status
    let past = PurchaseStatus.outcome(of: steps, isKept: false).past
    sheet.details.state.orderedAt = past.last { $0.from == .draft && $0.to == .ordered }?.at
  }
}
