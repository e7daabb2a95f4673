internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The sync of orders. Devices only add steps, payments and entries. From these, each device computes the status of an
/// order, the paid amount, and the remaining quantities of lines.
extension Orders {
  var synced: [SyncedRecords] {
    syncedDocuments(
      SyncTraits(
        "Orders", rank: 5, derived: Orders.derived, sets: ["formerNumbers"], unwritten: ["contactName"],
        references: [("contact", "contact")],
        number: SyncedNumber("number", since: "submittedAt", former: "formerNumbers")),
      lines: SyncTraits("OrderLines", rank: 6, derived: Orders.derivedOfLine, owners: [("order", "order")]),
      steps: "OrderSteps",
      [
        payments.synced(
          SyncTraits("Payments", rank: 7, unwritten: ["paidAt"], isImmutable: true, owners: [("order", "order")]),
          written: { [unowned self] (old, new, _, context) throws(Failure) in
            if let record = new ?? old { arrivals.note(record.details.order, in: context) }
          }),
        entries.synced(
          SyncTraits("OrderEntries", rank: 7, isImmutable: true, owners: [("order", "order"), ("line", "orderLine")]),
          written: { [unowned self] (old, new, _, context) throws(Failure) in
            if let record = new ?? old { arrivals.note(record.details.order, in: context) }
            if old == nil, let new, [.shipped, .cancelled, .dropped].contains(new.details.type) {
              crossed.insert(new.details.order.uuid)
            }
          }),
      ],
      arrived: { [unowned self] (old, new, context) throws(Failure) in
        if old == nil || new == nil {
          try counts.move(from: old?.details.state.status, to: new?.details.state.status, in: context)
        }
        guard let new, let number = new.details.state.number else { return }
        try goOn(behind: number, at: new.details.state.submittedAt ?? new.createdAt, in: context)
      }, next: { [unowned self] (context) throws(Failure) in try number(at: context.now, in: context).text })
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

  func derive(_ sheet: inout Sheet, from steps: [TakenStep<OrderStatus>], in context: CompanyContext) throws(Failure) {
    let entries = try allEntries(of: sheet.id, in: context)
    for index in sheet.lines.indices { sheet.lines[index].details.stand(by: entries, of: sheet.lines[index].id) }
    for line in sheet.lines.compactMap(\.stored) { try takeSurplus(of: line, entries, in: context) }
    if crossed.remove(sheet.id.uuid) != nil { tellSurplus(of: sheet, entries, in: context) }
    sheet.stand(by: steps)
  }

  /// Reports quantities that devices together recorded beyond what was possible, before they synced. Either more was
  /// cancelled or dropped than was left, or more was shipped than was ordered.
  private func tellSurplus(of sheet: Sheet, _ entries: [OrderEntry], in context: CompanyContext) {
    for line in sheet.lines {
      for (member, found, counts) in line.details.surpluses(entries, of: line.id) {
        arrivals.report(in: context) {
          $0.discard(jsonText(found), of: member, OrderLine.entityName, line.id.uuid, for: jsonText(counts))
        }
      }
    }
  }
}
