internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The conditions and effects of changes of a purchase's status.
extension Purchases {
  /// Returns the status to which the receipts of a purchase lead.
  func standing(_ sheet: PurchaseSheet) -> PurchaseStatus {
    // A purchase without goods has no receipts, so only steps change its status.
    if !sheet.hasGoods { return sheet.status }
    if !sheet.isKept { return .ordered }
    return sheet.lines.contains { $0.details.left.units > 0 } ? .partlyReceived : .received
  }

  func holds(_ condition: PurchaseCondition, _ sheet: PurchaseSheet, in context: CompanyContext) -> Bool {
    switch condition {
    case .lines: !sheet.lines.isEmpty
    case .begun: sheet.isKept
    // A line without goods never arrives. So a purchase of services only is moved to received by a step.
    case .received:
      (sheet.isKept || !sheet.hasGoods && sheet.hasServices) && !sheet.lines.contains { $0.details.left.units > 0 }
    case .awaited: sheet.lines.contains { $0.details.left.units > 0 }
    case .reversed: !sheet.isKept
    case .manager: orders.isManager(context)
    }
  }

  /// Before a purchase is ordered, sets the instant of the order, and gives the purchase a number if it has none.
  func prepare(_ sheet: inout PurchaseSheet, for next: PurchaseStatus, in context: CompanyContext) throws(Failure) {
    if next != .ordered { return }
    sheet.details.state.orderedAt = context.now
    if sheet.details.state.number == nil { sheet.details.state.number = try number(at: context.now, in: context) }
  }

  /// Returns a Boolean value that indicates whether the store has a purchase with the given id. The purchase can belong
  /// to another company.
  func isStored(_ id: ID<PurchaseDetails>, in context: CompanyContext) throws(Failure) -> Bool {
    try stores.first(queries.isStored, in: context.store, bind: id.uuid) { _ in true } != nil
  }

  static func numberFormat(of facts: CompanyFacts) -> String { facts.purchaseNumberFormat ?? "P-{number:5}" }
}
