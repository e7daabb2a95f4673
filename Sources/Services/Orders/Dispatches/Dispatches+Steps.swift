internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

extension Dispatches {
  /// Takes a dispatch a step further. What is cancelled or comes back goes into its locations again.
  /// - Throws: `illegalStep`.
  func step(
    _ id: ID<DispatchDetails>, to next: DispatchStatus, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Dispatch {
    let dispatch = try records.find(id, in: context).record
    try dispatch.require(expect, for: context.audience)
    let status = dispatch.details.state.status
    let shipped = try entries(of: dispatch, in: context)
    var sheet = try orders.open(dispatch.details.order, expect: nil, in: context)
    try DispatchStatus.steps.check(from: status, to: next, of: "dispatch") { (condition) throws(Failure) in
      try holds(condition, dispatch, shipped, sheet, in: context)
    }
    if next == .cancelled || next == .returned {
      try takeBack(shipped, of: dispatch, &sheet, reason: reason, in: context)
    }
    var details = dispatch.details
    details.state.status = next
    if next == .handedOver { details.state.handedOverAt = context.now }
    if next == .delivered { details.state.deliveredAt = context.now }
    _ = try steps.create(
      StepDetails(id.uuid, from: status, to: next, reason: reason, actor: try context.base.actor()), in: context)
    try counts.move(from: status, to: next, in: context)
    return try records.update(id, Patch(to: details), expect: nil, in: context)
  }

  private func holds(
    _ condition: DispatchCondition, _ dispatch: Dispatch, _ shipped: [OrderEntry], _ sheet: Sheet, in context: CompanyContext
  ) throws(Failure) -> Bool {
    let draft = dispatch.details.draft
    switch condition {
    case .lines: return !shipped.isEmpty
    case .carrier: return draft.collectionType != .shipping || draft.carrier != nil
    case .address: return draft.collectionType != .endUser || draft.address != nil || draft.contact != nil
    case .colleague:
      guard draft.collectionType == .colleague else { return true }
      guard let user = draft.user else { return false }
      return try orders.people.isMember(user, in: context.scope)
    case .kept:
      for line in sheet.lines {
        if try keeps(line, of: shipped, with: dispatch, in: context) == nil { return false }
      }
      return true
    }
  }

  /// Whether all that was shipped of a line with a dispatch is still away, or nothing of it; nil where some has come back.
  private func keeps(
    _ line: SheetLine<OrderLineDetails>, of shipped: [OrderEntry], with dispatch: Dispatch, in context: CompanyContext
  ) throws(Failure) -> Bool? {
    let quantity = shipped.reduce(0) { $1.details.line == line.id ? $0 + $1.details.quantity.units : $0 }
    if quantity == 0 { return false }
    // What has come back and names no dispatch may be of the others, as long as they were of enough.
    let away = min(line.details.kept.units, try left(of: line.id, with: dispatch, in: context).units)
    return away >= quantity ? true : away <= 0 ? false : nil
  }

  /// What did not get to its recipient, and has not come back, goes back to where it was taken from. Where the order is still being worked on, it is to be shipped
  /// again; else it counts as returned.
  private func takeBack(
    _ shipped: [OrderEntry], of dispatch: Dispatch, _ sheet: inout Sheet, reason: Line?, in context: CompanyContext
  ) throws(Failure) {
    var away: [ID<OrderLineDetails>] = []
    for line in sheet.lines {
      if try keeps(line, of: shipped, with: dispatch, in: context) == true { away.append(line.id) }
    }
    if away.isEmpty { return }
    let isAgain = sheet.status.canShip
    let actor = try context.base.actor()
    for entry in shipped where away.contains(entry.details.line) {
      guard let index = sheet.lines.firstIndex(where: { $0.id == entry.details.line }), let line = sheet.lines[index].stored,
        let item = line.details.item
      else { continue }
      var movements: [StockMovement] = []
      for part in entry.details.parts {
        var movement = StockMovement(.fromCustomer, of: item, part.quantity, at: "/id")
        movement.location = part.location
        movement.lot = part.lot
        movement.comesBack = true
        movement.reason = reason
        movement.reasons = StockMovement.Reasons(order: sheet.id.uuid, orderLine: line.uuid, dispatch: dispatch.uuid)
        movements.append(movement)
      }
      let posted = try orders.stock.post(movements, in: context)
      var back = OrderEntryDetails(line, isAgain ? .takenBack : .returned, entry.details.quantity, reason: reason, actor: actor)
      back.dispatch = dispatch.id
      back.note(posted[...])
      _ = try orders.entries.create(back, in: context)
      let quantity = entry.details.quantity.units
      if isAgain {
        sheet.lines[index].details.state.fulfilled = Decimal(units: sheet.lines[index].details.state.fulfilled.units - quantity)
      } else {
        sheet.lines[index].details.state.returned = Decimal(units: sheet.lines[index].details.state.returned.units + quantity)
      }
    }
    try orders.save(&sheet, at: "/id", in: context)
  }
}
