internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The steps and receipts of an imported purchase.
struct PurchaseRecords {
  let steps: [PurchaseFileStep], receipts: [PurchaseFileReceipt]
  /// The parts of each receipt.
  let parts: [[EntryPart]]
  /// A Boolean value that indicates whether the ids of the records follow from the id of the purchase. Then devices
  /// that import a file apart make the same records.
  let isIdentified: Bool
}

extension Purchases {
  /// Stores an imported purchase with its history.
  func keep(_ given: PurchaseSheet, _ records: PurchaseRecords, _ createdAt: Timestamp?, in context: CompanyContext)
    throws(Failure)
  {
    var sheet = given
    // Everything that can be refused is checked before anything is written.
    try sheet.settle(at: "/lines")
    let items = try incoming(of: sheet, in: context)
    let numberedAt = sheet.details.state.orderedAt ?? createdAt ?? context.now
    if let number = sheet.details.state.number {
      let format = try numberFormat(in: context)
      try orders.numbers.goOn(behind: number, of: "purchase", as: format, at: numberedAt, in: context)
    } else if sheet.details.state.orderedAt != nil {
      sheet.details.state.number = try number(at: numberedAt, in: context)
    }
    func newID<R>(_ kind: StaticString, _ index: Int) -> ID<R> {
      records.isIdentified ? ID(NaturalKey(kind, sheet.id.uuid, "\(index)").id()) : orders.newID(in: context)
    }
    let actor = try context.base.actor()
    _ = try self.records.create(sheet.details, id: sheet.id, madeAt: createdAt, in: context)
    var kept: [PurchaseLine] = []
    for line in sheet.lines { kept.append(try lines.create(line.details, id: line.id, madeAt: createdAt, in: context)) }
    var (status, taken) = (PurchaseStatus.draft, [Step<PurchaseSteps>]())
    for (index, step) in records.steps.enumerated() {
      let details = StepDetails<PurchaseSteps>(
        sheet.id.uuid, from: status, to: step.to, after: taken, reason: step.reason, actor: actor)
      taken = [try steps.create(details, id: newID("importedPurchaseStep", index), madeAt: step.at, in: context)]
      status = step.to
    }
    var made: [PurchaseReceipt] = []
    for (index, receipt) in records.receipts.enumerated() {
      let id: ID<PurchaseReceiptDetails> = newID("importedPurchaseReceipt", index)
      let details = PurchaseReceiptDetails(
        imported: id, of: kept[receipt.line], receipt.quantity, records.parts[index],
        reverses: receipt.reverses.map { made[$0].id },
        reason: receipt.reason, actor: actor)
      made.append(try receipts.create(details, id: id, madeAt: receipt.at, in: context))
    }
    for item in items { try tell(item, at: "/lines", in: context) }
  }

  /// Returns the items that a purchase has on order.
  /// - Throws: -32602 if the quantity of an item on order would be too large.
  private func incoming(of sheet: PurchaseSheet, in context: CompanyContext) throws(Failure) -> [UUID] {
    var incoming = ItemSums()
    for line in sheet.lines {
      if let item = line.details.item { incoming.add(line.details.incoming.units, of: item) }
    }
    for sum in incoming.sums {
      let awaited = try awaited(of: sum.item, in: context.partition).quantity
      if sum.units + Int128(awaited.units) > Int128(StockedItem.most) {
        throw .invalidParam(
          "/lines",
          "purchases can have at most \(Decimal(units: StockedItem.most)) of the item \(sum.item) on order; order less of it"
        )
      }
    }
    return incoming.sums.map(\.item)
  }
}
