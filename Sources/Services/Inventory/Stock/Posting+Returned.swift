internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Posts goods that a customer returned. Goods that must be checked first are not added to the stock that can be sold.
extension Posting {
  /// Returns the description of goods that a movement takes back from an order line. The service for orders needs it.
  mutating func lineReturn(of line: UUID, _ movement: Movement) throws(Failure) -> LineReturn {
    let item = try item(of: movement)
    return LineReturn(
      line: line, item: StockedItem(item.record), quantity: Decimal(units: try ownQuantity(of: movement, item.record)),
      condition: movement.condition,
      reason: movement.details.reason, pointer: "\(movement.pointer)")
  }
}

/// Separates returned goods that must be checked first from stock that can be sold.
extension Posting {
  /// Returns the same quantities in lots with the status `returned`, which can't be sold.
  func returned(_ pieces: [Piece], _ movement: Movement, _ item: Item) throws(Failure) -> [Piece] {
    var kept: [Piece] = []
    for piece in pieces {
      let lot = if let lot = piece.lot { try returned(lot, movement, item) } else { piece.lot }
      kept.append(Piece(lot: lot, quantity: piece.quantity))
    }
    return kept
  }

  /// Returns the lot that receives returned goods. If the lot is a single piece with a serial number, the lot itself
  /// gets the status `returned`. If it is a batch, the goods go into a separate lot, because the rest of the batch can
  /// still be sold.
  private func returned(_ lot: Lot, _ movement: Movement, _ item: Item) throws(Failure) -> Lot {
    let (lots, details) = (inventory.lots, lot.details)
    if details.status == .returned { return lot }
    if details.serial != nil {
      let patch = Patch<LotDetails>(names: ["status"]) { (details, _) in .success(details.becoming(.returned)) }
      return try lots.records.update(lot.id, patch, expect: nil, in: context)
    }
    let batch = Line("\(details.title) (returned)")
    let pointer = "\(movement.pointer)/\(movement.lots.named ?? "lot")"
    if batch.text.count > LotDetails.longestName {
      throw .invalidParam(
        pointer,
        "lot must be a lot with the status returned: the name of \(details.title) is too long for a new lot of returned goods"
      )
    }
    guard let known = try lots.find(batch: batch, of: item.id, in: context) else {
      return try lots.records.create(
        LotDetails(
          item: item.id, batch: batch, serial: nil, expiry: details.expiry, manufacturedAt: details.manufacturedAt,
          supplierLot: details.supplierLot, status: .returned), in: context)
    }
    let found = try lots.records.find(known, in: context).record
    if found.details.status == .returned { return found }
    throw .invalidParam(
      pointer, "lot must be a lot with the status returned: \(batch.text) is \(found.details.status.rawValue)")
  }

  /// Refuses to put returned goods that must be checked first into a location of the kind `stock`, if their item is not
  /// tracked by lots. Such goods have no lot with a status, so only the kind of the location can prevent their sale.
  func requireApart(_ movement: Movement, _ item: Item, in location: Location) throws(Failure) {
    guard movement.condition == .returned, location.details.kind == .stock else { return }
    throw .invalidParam(
      "\(movement.pointer)/condition",
      "condition must be ok in a location of the kind stock: \(item.details.sku.text) is not tracked by lots"
    )
  }
}
