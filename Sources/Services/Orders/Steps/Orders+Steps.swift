internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The conditions and effects of changes of an order's status.
extension Orders {
  func holds(_ condition: OrderCondition, _ sheet: Sheet, in context: CompanyContext) -> Bool {
    switch condition {
    case .lines: !sheet.lines.isEmpty
    case .shipped: !sheet.lines.contains { $0.details.left.units > 0 }
    case .paid: sheet.details.state.paymentState == .paid || sheet.details.state.paymentState == .overpaid
    case .returned: !sheet.isKept
    case .manager: isManager(context)
    }
  }

  /// Sets the instant at which an order is submitted or invoiced. The instant of submission decides when the order gets
  /// stock. When an order without a number is submitted, it gets a number.
  func prepare(_ sheet: inout Sheet, for next: OrderStatus, in context: CompanyContext) throws(Failure) {
    if next == .invoiced { sheet.details.state.invoicedAt = context.now }
    if next != .submitted { return }
    for line in sheet.lines {
      guard let item = line.details.item else { continue }
      let facts = try stock.item(item, nil, at: "", in: context)
      if facts.isArchived {
        throw .invalidParam(
          "/to", "\(facts.sku.text) is archived. Remove its line, or restore the item, and submit the order again")
      }
      // Another device may have changed the kind of the item. Or the draft may be older than the change. Then the line
      // still has the components of the former bill of materials.
      if facts.kind != line.details.kind ?? .stocked {
        throw .invalidParam(
          "/to",
          "\(facts.sku.text) is a \(facts.kind.rawValue) item now, and was a \(line.details.kind?.rawValue ?? "stocked") item when its line was added. Remove the line, add it again, and submit the order again"
        )
      }
    }
    sheet.details.state.submittedAt = context.now
    if sheet.details.state.number == nil { sheet.details.state.number = try number(at: context.now, in: context) }
  }

  static func numberFormat(of facts: CompanyFacts) -> String { facts.orderNumberFormat }
}
