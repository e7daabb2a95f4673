internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Moves dispatches from one status to another, and puts undelivered goods back into the stock.
extension Dispatches {
  /// Moves a dispatch to another status. Goods of a cancelled or returned dispatch go back into their locations. If the
  /// order can't ship them again, invoiced goods are credited.
  /// - Throws: `illegalStep`, `seriesUnconfirmed`.
  func step(
    _ id: ID<DispatchDetails>, to next: DispatchStatus, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Dispatch {
    let dispatch = try records.find(id, in: context).record
    try dispatch.require(expect, for: context.audience)
    var sheet = try orders.open(dispatch.details.order, expect: nil, in: context)
    let entries = try orders.allEntries(of: sheet.id, in: context)
    let shipped = try shipped(with: dispatch, of: sheet, entries, in: context)
    try check([next], dispatch, shipped, in: context)
    if next == .cancelled || next == .returned {
      let away = shipped.filter { $0.place == .away }
      for entry in entries {
        guard let goods = away.first(where: { $0.has(entry) }) else { continue }
        try takeBack(entry, of: goods.index, with: dispatch, &sheet, entries, reason: reason, in: context)
      }
      try orders.save(&sheet, at: "/id", in: context)
      try orders.creditWhatIsGone(of: sheet, reason: reason, in: context)
    }
    return try take([next], of: dispatch, reason: reason, in: context)
  }

  private static let wayToCustomer = DispatchStatus.steps.way(from: .planned, to: .delivered)

  /// Moves a new dispatch through all statuses from planned to delivered. Its goods were shipped just before.
  /// - Parameter entries: all entries of the order.
  func deliver(
    _ dispatch: Dispatch, of sheet: Sheet, _ entries: [OrderEntry], in context: CompanyContext
  ) throws(Failure) -> Dispatch {
    assert(dispatch.details.state.status == .planned, "a new dispatch is planned")
    let way = Dispatches.wayToCustomer
    try check(way, dispatch, try shipped(with: dispatch, of: sheet, entries, in: context), in: context)
    return try take(way, of: dispatch, reason: nil, in: context)
  }

  /// Throws an error if the dispatch can't move through the statuses of `way`, one after the other.
  private func check(
    _ way: [DispatchStatus], _ dispatch: Dispatch, _ shipped: [DispatchedGoods], in context: CompanyContext
  ) throws(Failure) {
    for (status, next) in zip([dispatch.details.state.status] + way, way) {
      try DispatchStatus.steps.check(from: status, to: next, of: "dispatch") { (condition) throws(Failure) in
        try holds(condition, dispatch, shipped, in: context)
      }
    }
  }

  private func take(
    _ way: [DispatchStatus], of dispatch: Dispatch, reason: Line?, in context: CompanyContext
  ) throws(Failure) -> Dispatch {
    let start = dispatch.details.state.status
    var details = dispatch.details
    for next in way {
      details.state.status = next
      if next == .handedOver { details.state.handedOverAt = context.now }
      if next == .delivered { details.state.deliveredAt = context.now }
    }
    try steps.take(way, of: dispatch.uuid, from: start, reason: reason, in: context)
    try counts.move(from: start, to: details.state.status, in: context)
    return try records.update(dispatch, to: details, in: context)
  }

  private func holds(
    _ condition: DispatchCondition, _ dispatch: Dispatch, _ shipped: [DispatchedGoods], in context: CompanyContext
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
    case .kept: return !shipped.contains { $0.place == .partlyBack }
    }
  }

  /// Returns the goods that were shipped with a dispatch: for each line, the shipments, and whether the goods have come
  /// back.
  private func shipped(
    with dispatch: Dispatch, of sheet: Sheet, _ entries: [OrderEntry], in context: CompanyContext
  ) throws(Failure) -> [DispatchedGoods] {
    var found: [DispatchedGoods] = []
    for (index, line) in sheet.lines.enumerated() {
      let ofLine = entries.filter { $0.details.line == line.id }
      let shipped = ofLine.filter { $0.details.type == .shipped && $0.details.dispatch == dispatch.id }
      if shipped.isEmpty { continue }
      // A return that names no dispatch may be of goods of this dispatch or of others. It counts as a return of this
      // dispatch's goods only if the other dispatches did not have enough goods. So the line's `kept`, which is the
      // quantity of all dispatches that has not come back, is the upper limit.
      let left = min(line.details.kept, Dispatches.left(of: ofLine, with: dispatch.id))
      // The components of a kit come back in proportion. So for a kit, the number of kits decides, and lots are not
      // compared.
      let lots =
        line.details.kind == .kit
        ? nil : try orders.shippedLots(of: line.id, line.details, ofLine, with: nil, in: context)
      let goods = try DispatchedGoods(index: index, shipped, left: left, lots: lots) { (lot) throws(Failure) in
        try orders.isOther(lot, in: context)
      }
      found.append(goods)
    }
    return found
  }

  /// Returns the id of the entry that takes back the goods of a shipment. The id is computed from the shipment's id.
  static func takingBack(_ entry: OrderEntry) -> UUID { NaturalKey("takenBack", entry.uuid, "").id() }

  /// Puts the goods of one shipment back into the locations from which they were taken. If the order can still ship,
  /// the goods must be shipped again. Otherwise the goods count as returned.
  private func takeBack(
    _ entry: OrderEntry, of index: Int, with dispatch: Dispatch, _ sheet: inout Sheet, _ entries: [OrderEntry],
    reason: Line?,
    in context: CompanyContext
  ) throws(Failure) {
    guard let line = sheet.lines[index].stored else { return }
    let isAgain = sheet.status.canShip
    let actor = try context.base.actor()
    var movements: [StockMovement] = []
    // The entry's id is computed from the shipment's id. So if two devices take the shipment back before they sync,
    // both create the same entry, and the goods come back only once.
    let deed = Dispatches.takingBack(entry)
    for (index, part) in entry.details.parts.enumerated() {
      guard let item = part.item ?? line.details.item else { continue }
      var movement = StockMovement(.fromCustomer, of: item, part.quantity, at: "/id")
      movement.location = part.location
      movement.lot = part.lot
      movement.comesBack = true
      movement.reason = reason
      movement.deed = NaturalKey("takenBack", entry.uuid, "\(index)").id()
      movement.reasons = StockMovement.Reasons(order: sheet.id.uuid, orderLine: line.uuid, dispatch: dispatch.uuid)
      movements.append(movement)
    }
    let posted = try orders.stock.post(movements, in: context)
    var back = OrderEntryDetails(
      line, isAgain ? .takenBack : .returned, entry.details.quantity, reason: reason, actor: actor)
    back.dispatch = dispatch.id
    back.note(posted[...], line.details)
    _ = try orders.entries.create(back, id: ID(deed), in: context)
    let quantity = entry.details.quantity.units
    var state = sheet.lines[index].details.state
    if isAgain {
      state.fulfilled = Decimal(units: state.fulfilled.units - quantity)
    } else {
      state.returned = Decimal(units: state.returned.units + quantity)
    }
    sheet.lines[index].details.state = state
    if isAgain { sheet.lines[index].details.reduce(by: entries, of: line.id) }
  }
}

/// The goods of a line that were shipped with a dispatch.
private struct DispatchedGoods {
  /// The index of the order line in the sheet.
  let index: Int
  private let entries: [OrderEntry]
  let place: Place

  func has(_ entry: OrderEntry) -> Bool { entries.contains { $0.id == entry.id } }

  enum Place {
    case away, back, partlyBack
  }

  /// - Parameters:
  ///   - entries: the shipments of the line with the dispatch.
  ///   - left: the quantity of the shipments that may still be away.
  ///   - lots: for all shipments of the line, the quantity of each lot that has not come back. `nil` if only the
  ///     quantity of the line decides.
  ///   - isOther: returns a Boolean value that indicates whether goods of a lot may belong to another lot now.
  init(
    index: Int, _ entries: [OrderEntry], left: Decimal, lots: ShippedLots?, _ isOther: (UUID) throws(Failure) -> Bool
  ) throws(Failure) {
    self.index = index
    self.entries = entries
    var ofLots: [UUID: Int] = [:]
    for part in entries.flatMap(\.details.parts) {
      if let lot = part.lot { ofLots[lot, default: 0] += part.quantity.units }
    }
    let quantity = entries.reduce(0) { $0 + $1.details.quantity.units }
    let byQuantity: Place = left.units <= 0 ? .back : left.units >= quantity ? .away : .partlyBack
    guard let lots else {
      place = byQuantity
      return
    }
    // The returned quantity does not tell which goods came back. If the returned lots are known, they decide.
    let isKnown = byQuantity != .back && ofLots.contains { lots[$0] < $1 } ? try lots.isExact(isOther) : false
    place = !isKnown ? byQuantity : ofLots.keys.contains { lots[$0] > 0 } ? .partlyBack : .back
  }
}
