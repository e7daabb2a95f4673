internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Closes loans: records that goods were returned or lost.
extension Loans {
  /// The end of a loan, or of a part of it: the goods are returned or lost.
  enum Closing {
    /// The goods were returned to the given location. Without one, they go back to the location from which they were
    /// lent, or else to the main location.
    case returned(to: ID<LocationDetails>?)
    case lost(Line)
  }

  /// Records that a quantity of a loan was returned or lost.
  /// - Parameters:
  ///   - quantity: the quantity; `nil` for all that is outstanding. If a lot is named, all that is outstanding of the
  ///     lot.
  ///   - lot: the lot of the goods; `nil` for goods of any lot, in the order of the loan's parts.
  /// - Throws: `notFound`, `conflict`, -32602 for a quantity that is larger than the outstanding quantity.
  func close(
    _ id: ID<LoanDetails>, _ closing: Closing, quantity: Decimal?, lot: ID<LotDetails>?, note: String?, expect: Int?,
    in context: CompanyContext
  ) throws(Failure) -> Loan {
    let loan = try records.find(id, in: context).record
    try loan.require(expect, for: context.audience)
    var details = loan.details
    if details.open.units == 0 {
      throw .invalidParam("/id", "id must be of an open loan; all goods of this loan were returned or lost")
    }
    var lot = lot
    if let asked = lot {
      // Sync may have merged the lot of a part into the lot that the request names.
      let root = try inventory.lots.root(of: asked, in: context)
      for part in details.parts {
        if let its = part.lot, try inventory.lots.root(of: its, in: context) == root { lot = its }
      }
    }
    if let lot, !details.parts.contains(where: { $0.lot == lot }) {
      _ = try inventory.lots.records.find(lot, at: "/lot", in: context)
      throw .invalidParam("/lot", "lot must be one of the lent lots")
    }
    let closed = try details.close(quantity, of: lot)
    if details.direction == .out {
      try post(closed, of: loan, closing, note: note, in: context)
    } else if case .returned(_?) = closing {
      throw .invalidParam("/to", "`to` must be left out: borrowed goods go back to their owner")
    }
    let sum = Decimal(units: closed.reduce(0) { $0 + $1.quantity.units })
    switch closing {
    case .returned: details.returned = Decimal(units: details.returned.units + sum.units)
    case .lost: details.lost = Decimal(units: details.lost.units + sum.units)
    }
    details.settle(at: context.now)
    return try replace(id, by: details, in: context)
  }

  private func post(
    _ closed: [LoanPart], of loan: Loan, _ closing: Closing, note: String?, in context: CompanyContext
  ) throws(Failure) {
    let away = try inventory.locations.lent(in: context)
    var movements: [StockMovement] = []
    for part in closed {
      var movement: StockMovement
      switch closing {
      case .returned(let to):
        let home = try inventory.locations.place(to ?? loan.details.from, of: nil, in: context).record.id
        movement = StockMovement(.transfer(to: home.uuid), of: loan.details.item.uuid, part.quantity, at: "")
        movement.comesBack = true
      case .lost(let reason):
        movement = StockMovement(.loss, of: loan.details.item.uuid, part.quantity, at: "")
        movement.reason = reason
      }
      movement.location = away.record.uuid
      movement.lot = part.lot?.uuid
      movement.note = note
      movement.reasons.loan = loan.uuid
      movements.append(movement)
    }
    _ = try inventory.post(movements, in: context)
  }
}

extension LoanDetails {
  /// Closes a quantity: records in the parts that it is no longer outstanding.
  /// - Returns: the quantity that was closed of each lot.
  fileprivate mutating func close(_ quantity: Decimal?, of lot: ID<LotDetails>?) throws(Failure) -> [LoanPart] {
    let wanted = parts.indices.filter { lot == nil || parts[$0].lot == lot }
    let open = wanted.reduce(0) { $0 + parts[$1].open }
    var rest = quantity?.units ?? open
    guard rest > 0, rest <= open else {
      throw .invalidParam(
        "/quantity", "quantity must be more than 0, and at most \(text(open)), the quantity still out")
    }
    var closed: [LoanPart] = []
    for index in wanted where rest > 0 && parts[index].open > 0 {
      let some = min(rest, parts[index].open)
      closed.append(LoanPart(lot: parts[index].lot, quantity: Decimal(units: some)))
      parts[index].closed = Decimal(units: parts[index].closed.units + some)
      rest -= some
    }
    return closed
  }

  /// Sets the members that are computed from the outstanding quantity.
  fileprivate mutating func settle(at now: Timestamp) {
    if open.units == 0 { returnedAt = now }
    // The loan may have become overdue after `LoanWatch` last ran. So a late return sets `overdueAt` itself.
    if let dueAt, dueAt < now, overdueAt == nil { overdueAt = now }
    status = standing
  }

  /// The status that follows from the returned and lost quantities.
  var standing: LoanStatus {
    open.units == quantity.units ? .out : open.units > 0 ? .partly : lost.units > 0 ? .lost : .returned
  }
}

extension LoanPart {
  /// The quantity of the lot that is outstanding, in units of `Decimal`.
  fileprivate var open: Int { quantity.units - closed.units }
}
