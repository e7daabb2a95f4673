internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

extension Orders {
  /// Moves an order to another status.
  /// - Throws: `illegalStep`; `forbidden` for a cancellation by a caller who is not a manager.
  func step(
    _ id: ID<OrderDetails>, to next: OrderStatus, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> ShownOrder {
    var sheet = try open(id, expect: expect, in: context)
    let status = sheet.status
    let isStep = OrderStatus.steps.steps.contains { $0.from == status && $0.to == next }
    if next == .cancelled, isStep, !isManager(context) { throw .forbidden(.manager(.orders)) }
    try OrderStatus.steps.check(from: status, to: next, of: "order") { (condition) throws(Failure) in
      holds(condition, sheet, in: context)
    }
    if next == .submitted { try submit(&sheet, in: context) }
    if next == .invoiced { sheet.details.state.invoicedAt = context.now }
    sheet.details.state.status = next
    _ = try steps.create(
      StepDetails(
        id.uuid, from: status, to: next, after: try all(queries.stepsOf, of: id.uuid, in: context), reason: reason,
        actor: try context.base.actor()), in: context)
    return ShownOrder(try save(&sheet, at: "/to", in: context))
  }

  /// Returns the refusal of an action that is not possible in the order's status.
  /// - Parameter isOpen: returns a Boolean value that indicates whether the action is possible in a status.
  func refusal(
    of asked: String, _ sheet: Sheet, in context: CompanyContext, where isOpen: (OrderStatus) -> Bool
  ) throws(Failure) -> Failure {
    let statuses = OrderStatus.allCases.filter(isOpen)
    return try OrderStatus.steps.refusal(
      of: asked, from: sheet.status, of: "order", in: statuses, by: { _ in "orders.step" }
    ) {
      (condition) throws(Failure) in holds(condition, sheet, in: context)
    }
  }

  /// Returns the refusal of an action that is no longer possible with an order, with a hint at the alternative.
  func refusal(of asked: String, _ sheet: Sheet, in context: CompanyContext, insteadOf hint: String) throws(Failure)
    -> Failure
  {
    try OrderStatus.steps.refusal(of: asked, from: sheet.status, of: "order", hint: hint) {
      (condition) throws(Failure) in
      holds(condition, sheet, in: context)
    }
  }

  private func holds(_ condition: OrderCondition, _ sheet: Sheet, in context: CompanyContext) -> Bool {
    switch condition {
    case .lines: !sheet.lines.isEmpty
    case .shipped: !sheet.lines.contains { $0.details.left.units > 0 }
    case .paid: sheet.details.state.paymentState == .paid || sheet.details.state.paymentState == .overpaid
    case .returned: !sheet.isKept
    case .manager: isManager(context)
    }
  }

  /// Sets the instant that gives an order its place in the queue, and gives the order a number if it has none.
  private func submit(_ sheet: inout Sheet, in context: CompanyContext) throws(Failure) {
    for line in sheet.lines {
      guard let item = line.details.item else { continue }
      let facts = try stock.item(item, nil, at: "", in: context)
      if facts.isArchived {
        throw .invalidParam(
          "/to", "\(facts.sku.text) is archived. Remove its line, or restore the item, and submit the order again")
      }
    }
    sheet.details.state.submittedAt = context.now
    if sheet.details.state.number == nil { sheet.details.state.number = try number(at: context.now, in: context) }
  }

  /// Returns the next number. No order of the company has the number, or has had it.
  func number(at instant: Timestamp, in context: CompanyContext) throws(Failure) -> Line {
    let format = try dependencies.directory.facts(of: context.scope, at: context.now).orderNumberFormat
    return try numbers.next(of: "order", as: format, at: instant, in: context) { (number) throws(Failure) in
      try isTaken(number, in: context)
    }
  }

  /// Continues the sequence of numbers after the number of an order from elsewhere.
  func goOn(behind number: Line, at instant: Timestamp, in context: CompanyContext) throws(Failure) {
    let format = try dependencies.directory.facts(of: context.scope, at: context.now).orderNumberFormat
    try numbers.goOn(behind: number, of: "order", as: format, at: instant, in: context)
  }

  /// Returns a Boolean value that indicates whether an order has this number.
  func isTaken(_ number: Line, in context: CompanyContext) throws(Failure) -> Bool {
    try stores.first(queries.isNumbered, in: context.store, bind: context.company, number) { _ in true } != nil
  }
}
