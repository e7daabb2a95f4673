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
  var exchange: Exchange<OrderFile> {
    Exchange(
      stores, hasKey: false, spread: "lines", rowsAtOnce: 40,
      read: { [unowned self] (place, count, context) throws(Failure) in try files(after: place, count, in: context) },
      write: { [unowned self] (source, _, context) throws(Failure) in
        let file = OrderFile.read(from: &source)
        let problems = Exchange<OrderFile>.problems(of: source, context)
        if !problems.isEmpty { return .refused(problems) }
        try OrderImport(self, file, context).keep()
        return .created
      })
  }

  private func files(after place: Int, _ count: Int, in context: CompanyContext) throws(Failure) -> (
    rows: [String], last: Int?
  ) {
    let found = try stores.all(
      queries.inOrder, in: context.store, { $0.addPage(after: place, count, in: context) },
      { (id: $0.next(UUID.self), row: $0.next(Int.self)) })
    var names = FileNames(self, context)
    var made: [String] = []
    for order in found { made.append(jsonText(try file(ID(order.id), &names, in: context), for: context.audience)) }
    return (made, found.last.map { $0.row - context.partition.rows.floor })
  }

  private func file(
    _ id: ID<OrderDetails>, _ names: inout FileNames, in context: CompanyContext
  ) throws(Failure) -> OrderFile {
    let sheet = try open(id, expect: nil, in: context)
    let steps: [Step<OrderSteps>] = try all(queries.stepsOf, of: id.uuid, in: context)
    let entries = Orders.withoutSurplus(try allEntries(of: id, in: context))
    let (draft, state) = (sheet.draft, sheet.details.state)
    let places = Orders.places(of: sheet.lines)
    var madeEntries: [OrderFileEntry] = []
    for entry in entries {
      let details = entry.details
      var parts: [FilePart] = []
      for part in details.parts { parts.append(try names.part(part)) }
      madeEntries.append(
        OrderFileEntry(
          line: places[details.line.uuid] ?? 0, type: details.type, quantity: details.quantity,
          condition: details.condition, reason: details.reason, at: entry.createdAt, parts: parts))
    }
    var lines: [OrderFileLine] = []
    for line in sheet.lines { lines.append(try names.line(line.details)) }
    let payments = sheet.payments.map { payment in
      let details = payment.details
      return OrderFilePayment(
        amount: details.amount, method: details.method, reference: details.reference, paidAt: details.paidAt,
        reason: details.reason,
        reverses: details.reverses.flatMap { id in sheet.payments.firstIndex { $0.id == id } }, at: payment.createdAt)
    }
    return OrderFile(
      number: state.number, status: state.status, contact: try names.contact(draft.contact),
      contactName: state.contactName,
      currency: draft.currency, source: draft.source, agent: draft.agent, reference: draft.reference,
      billingAddress: draft.billingAddress,
      shippingAddress: draft.shippingAddress, taxIncluded: draft.taxIncluded, discount: draft.discount,
      note: draft.note,
      internalNote: draft.internalNote, requestedAt: draft.requestedAt, archived: draft.archived,
      createdAt: sheet.stored?.createdAt,
      assumePaid: nil,
      steps: OrderStatus.outcome(of: steps.map { $0.taken() }, isKept: sheet.isKept).way.map { taken in
        OrderFileStep(to: taken.to, at: taken.at, reason: steps.first { $0.uuid == taken.id }?.details.reason)
      }, payments: payments,
      entries: madeEntries, lines: lines)
  }
}
