internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The export and import of orders.
extension Orders {
  func keep(_ file: OrderFile, in context: CompanyContext) throws(Failure) {
    var order = DocumentImport(self, file, context)
    try order.keep()
  }

  func file(
    of sheet: Sheet, _ steps: [DocumentFileStep<OrderStatus>], _ names: inout FileNames, in context: CompanyContext
  ) throws(Failure) -> OrderFile {
    let (draft, state) = (sheet.draft, sheet.details.state)
    let places = Orders.places(of: sheet.lines)
    var entries: [OrderFileEntry] = []
    for entry in Orders.withoutSurplus(try allEntries(of: sheet.id, in: context)) {
      let details = entry.details
      entries.append(
        OrderFileEntry(
          line: places[details.line.uuid] ?? 0, type: details.type, quantity: details.quantity,
          condition: details.condition, reason: details.reason, at: entry.createdAt,
          parts: try names.parts(details.parts)))
    }
    let payments = sheet.payments.map { payment in
      let details = payment.details
      return OrderFilePayment(
        amount: details.amount, method: details.method, reference: details.reference, paidAt: details.paidAt,
        reason: details.reason,
        reverses: details.reverses.flatMap { id in sheet.payments.firstIndex { $0.id == id } }, at: payment.createdAt)
    }
    return OrderFile(
      number: state.number, status: state.status, contact: try names.contact(draft.contact),
      contactName: state.contactName, header: draft.header, createdAt: sheet.stored?.createdAt,
      rounding: state.rounding, assumePaid: nil,
      steps: steps, payments: payments, entries: entries, lines: try names.lines(sheet.lines))
  }
}
