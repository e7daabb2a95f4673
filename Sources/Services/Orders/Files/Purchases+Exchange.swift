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
  func keep(_ file: PurchaseFile, in context: CompanyContext) throws(Failure) {
    let id = file.id.map { ID<PurchaseDetails>(PurchaseFile.exchanged($0, in: context.company)) }
    var purchase = DocumentImport(self, file, id: id, context)
    try purchase.keep()
  }

  func file(
    of sheet: PurchaseSheet, _ steps: [DocumentFileStep<PurchaseStatus>], _ names: inout FileNames,
    in context: CompanyContext
  ) throws(Failure) -> PurchaseFile {
    let (draft, state) = (sheet.draft, sheet.details.state)
    let places = Orders.places(of: sheet.lines)
    let came = try receipts(of: sheet.id, in: context)
    var receipts: [PurchaseFileReceipt] = []
    for receipt in came {
      let details = receipt.details
      receipts.append(
        PurchaseFileReceipt(
          line: places[details.line.uuid] ?? 0, quantity: details.quantity,
          reverses: details.reverses.flatMap { id in came.firstIndex { $0.id == id } }, reason: details.reason,
          at: receipt.createdAt, parts: try names.parts(details.parts)))
    }
    return PurchaseFile(
      number: state.number, status: state.status, contact: try names.contact(draft.contact),
      contactName: state.contactName, header: draft.header, createdAt: sheet.stored?.createdAt,
      id: PurchaseFile.exchanged(sheet.id.uuid, in: context.company), rounding: state.rounding,
      steps: steps, receipts: receipts, lines: try names.lines(sheet.lines))
  }
}
