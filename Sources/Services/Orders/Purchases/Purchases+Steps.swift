internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

extension Purchases {
  /// Moves a purchase to another status.
  /// - Throws: `illegalStep`; `forbidden` for a cancellation by a caller who is no manager.
  func step(
    _ id: ID<PurchaseDetails>, to next: PurchaseStatus, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> PurchaseView {
    var sheet = try open(id, expect: expect, in: context)
    let status = sheet.status
    let isStep = PurchaseStatus.steps.steps.contains { $0.from == status && $0.to == next }
    if next == .cancelled, isStep, !orders.isManager(context) { throw .forbidden(.manager(.orders)) }
    try PurchaseStatus.steps.check(from: status, to: next, of: "purchase") { (condition) throws(Failure) in
      holds(condition, sheet, in: context)
    }
    if next == .ordered { try order(&sheet, in: context) }
    try take(next, reason: reason, &sheet, in: context)
    _ = try save(&sheet, at: "/to", in: context)
    return try view(id, in: context)
  }

  func take(_ next: PurchaseStatus, reason: Line?, _ sheet: inout PurchaseSheet, in context: CompanyContext)
    throws(Failure)
  {
    let details = StepDetails<PurchaseSteps>(
      sheet.id.uuid, from: sheet.status, to: next, after: try orders.all(queries.steps, of: sheet.id.uuid, in: context),
      reason: reason,
      actor: try context.base.actor())
    sheet.details.state.status = next
    _ = try steps.create(details, in: context)
  }

  /// Returns the status that follows from the receipts of a purchase.
  func standing(_ sheet: PurchaseSheet) -> PurchaseStatus {
    if !sheet.lines.contains(where: { $0.details.received.units > 0 }) { return .ordered }
    return sheet.lines.contains { $0.details.left.units > 0 } ? .partlyReceived : .received
  }

  /// Returns the refusal of an action that is not possible in the purchase's status.
  /// - Parameter isOpen: returns a Boolean value that indicates whether the action is possible in a status.
  func refusal(
    of asked: String, _ sheet: PurchaseSheet, in context: CompanyContext, where isOpen: (PurchaseStatus) -> Bool
  ) throws(Failure) -> Failure {
    let statuses = PurchaseStatus.allCases.filter(isOpen)
    return try PurchaseStatus.steps.refusal(
      of: asked, from: sheet.status, of: "purchase", in: statuses, by: { _ in "purchases.step" }
    ) {
      (condition) throws(Failure) in holds(condition, sheet, in: context)
    }
  }

  private func holds(_ condition: PurchaseCondition, _ sheet: PurchaseSheet, in context: CompanyContext) -> Bool {
    switch condition {
    case .lines: !sheet.lines.isEmpty
    case .begun: sheet.lines.contains { $0.details.received.units > 0 }
    // A line without an item never arrives.
    case .received:
      !sheet.lines.contains { $0.details.left.units > 0 } && sheet.lines.contains { $0.details.received.units > 0 }
    case .awaited: sheet.lines.contains { $0.details.left.units > 0 }
    case .reversed: !sheet.lines.contains { $0.details.received.units > 0 }
    case .manager: orders.isManager(context)
    }
  }

  /// Sets the instant at which a purchase is ordered, and gives the purchase a number if it has none.
  private func order(_ sheet: inout PurchaseSheet, in context: CompanyContext) throws(Failure) {
    sheet.details.state.orderedAt = context.now
    if sheet.details.state.number == nil { sheet.details.state.number = try number(at: context.now, in: context) }
  }

  /// Returns the next number. No purchase of the company has the number, or has had it.
  func number(at instant: Timestamp, in context: CompanyContext) throws(Failure) -> Line {
    try orders.numbers.next(of: "purchase", as: numberFormat(in: context), at: instant, in: context) {
      (number) throws(Failure) in
      try isTaken(number, in: context)
    }
  }

  /// Returns a Boolean value that indicates whether a purchase has the given number.
  func isTaken(_ number: Line, in context: CompanyContext) throws(Failure) -> Bool {
    try stores.first(queries.isNumbered, in: context.store, bind: context.company, number) { $0.next(Int.self) } != nil
  }

  /// Returns a Boolean value that indicates whether the store has a purchase with the given id, of this company or
  /// another one.
  func isStored(_ id: ID<PurchaseDetails>, in context: CompanyContext) throws(Failure) -> Bool {
    try stores.first(queries.isStored, in: context.store, bind: id.uuid) { $0.next(Int.self) } != nil
  }

  func numberFormat(in context: CompanyContext) throws(Failure) -> String {
    try orders.dependencies.directory.facts(of: context.scope, at: context.now).purchaseNumberFormat
      ?? Purchases.usualNumberFormat
  }

  /// Returns the status that the steps of a purchase lead to. If one device cancelled a purchase and another received
  /// it, the cancellation does not count.
  func outcome(of steps: [Step<PurchaseSteps>], hasCome: Bool) -> StepsOutcome<PurchaseStatus> {
    let outcome = PurchaseStatus.steps.outcome(
      of: steps.map { $0.taken() }, from: .draft, precedence: PurchaseStatus.precedence)
    guard hasCome, outcome.status == .cancelled else { return outcome }
    let others = steps.filter { $0.details.to != .cancelled }.map { $0.taken() }
    return PurchaseStatus.steps.outcome(of: others, from: .draft, precedence: PurchaseStatus.precedence)
  }

  private static let usualNumberFormat = "P-{number:5}"
}
