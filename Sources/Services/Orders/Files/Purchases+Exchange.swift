internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The export and import of purchases.
extension Purchases {
  var exchange: Exchange<PurchaseFile> {
    Exchange(
      stores, hasKey: false, spread: "lines", rowsAtOnce: 40,
      read: { [unowned self] (place, count, context) throws(Failure) in try files(after: place, count, in: context) },
      write: { [unowned self] (source, _, context) throws(Failure) in
        let file = PurchaseFile.read(from: &source)
        let problems = Exchange<PurchaseFile>.problems(of: source, context)
        if !problems.isEmpty { return .refused(problems) }
        try PurchaseImport(self, file, context).keep()
        return .created
      })
  }

  private func files(after place: Int, _ count: Int, in context: CompanyContext) throws(Failure) -> (
    rows: [String], last: Int?
  ) {
    let found = try stores.all(
      queries.inOrder, in: context.store, { $0.addPage(after: place, count, in: context) },
      { (id: $0.next(UUID.self), row: $0.next(Int.self)) })
    var names = FileNames(orders, context)
    var made: [String] = []
    for purchase in found {
      made.append(jsonText(try file(ID(purchase.id), &names, in: context), for: context.audience))
    }
    return (made, found.last.map { $0.row - context.partition.rows.floor })
  }

  private func file(
    _ id: ID<PurchaseDetails>, _ names: inout FileNames, in context: CompanyContext
  ) throws(Failure) -> PurchaseFile {
    let sheet = try open(id, expect: nil, in: context)
    let steps: [Step<PurchaseSteps>] = try orders.all(queries.steps, of: id.uuid, in: context)
    let came: [PurchaseReceipt] = try orders.all(queries.receipts, of: id.uuid, in: context)
    let (draft, state) = (sheet.draft, sheet.details.state)
    let places = Orders.places(of: sheet.lines)
    var receipts: [PurchaseFileReceipt] = []
    for receipt in came {
      let details = receipt.details
      var parts: [FilePart] = []
      for part in details.parts { parts.append(try names.part(part)) }
      receipts.append(
        PurchaseFileReceipt(
          line: places[details.line.uuid] ?? 0, quantity: details.quantity,
          reverses: details.reverses.flatMap { id in came.firstIndex { $0.id == id } }, reason: details.reason,
          at: receipt.createdAt,
          parts: parts))
    }
    var lines: [PurchaseFileLine] = []
    for line in sheet.lines { lines.append(try names.line(line.details)) }
    return PurchaseFile(
      number: state.number, status: state.status, contact: try names.contact(draft.contact),
      contactName: state.contactName,
      currency: draft.currency, reference: draft.reference, deliveryAddress: draft.deliveryAddress,
      taxIncluded: draft.taxIncluded,
      discount: draft.discount, note: draft.note, internalNote: draft.internalNote, expectedAt: draft.expectedAt,
      archived: draft.archived,
      createdAt: sheet.stored?.createdAt, id: PurchaseFile.exchanged(id.uuid, in: context.company),
      steps: outcome(of: steps, hasCome: sheet.hasCome).way.map { taken in
        PurchaseFileStep(to: taken.to, at: taken.at, reason: steps.first { $0.uuid == taken.id }?.details.reason)
      }, receipts: receipts, lines: lines)
  }
}

extension FileNames {
  mutating func line(_ details: PurchaseLineDetails) throws(Failure) -> PurchaseFileLine {
    let sku = try details.item.map { (item) throws(Failure) in try self.sku(of: item) }
    let terms = details.terms
    return PurchaseFileLine(
      sku: sku, formerSku: details.sku == sku ? nil : details.sku, text: terms.text, quantity: terms.quantity,
      unit: terms.unit,
      factor: sku == nil ? nil : details.ratio.factor, per: sku == nil ? nil : details.ratio.per,
      unitPrice: terms.unitPrice,
      discount: terms.discount, taxRate: terms.taxRate, note: terms.note)
  }
}
