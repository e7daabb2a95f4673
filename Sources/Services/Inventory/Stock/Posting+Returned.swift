internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Posts returned goods, which are kept apart until they were checked.
extension Posting {
  /// Returns the goods that a movement returns from an order line.
  mutating func lineReturn(of line: UUID, _ movement: Movement) throws(Failure) -> LineReturn {
    let item = try item(of: movement)
    return LineReturn(
      line: line, item: StockedItem(item.record), quantity: Decimal(units: try ownQuantity(of: movement, item.record)),
      condition: movement.condition,
      reason: movement.details.reason, pointer: "\(movement.pointer)")
  }
}

/// Goods that came back and must be checked first. They are stored apart from stock that can be sold.
extension Posting {
  /// Returns the same pieces, in lots with the status `returned`.
  func returned(_ pieces: [Piece], _ movement: Movement, _ item: Item) throws(Failure) -> [Piece] {
    var kept: [Piece] = []
    for piece in pieces {
      let lot = if let lot = piece.lot { try returned(lot, movement, item) } else { piece.lot }
      kept.append(Piece(lot: lot, quantity: piece.quantity))
    }
    return kept
  }

  /// Returns the lot for returned goods. The lot of a piece with a serial number gets the status itself. Goods of a
  /// batch go into another lot, as the rest of the batch can still be sold.
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

  /// Refuses a location of the kind `stock` for returned goods of an item that is not tracked by lots. For such an
  /// item, only the kind of the location can prevent the goods from being sold.
  func requireApart(_ movement: Movement, _ item: Item, in location: Location) throws(Failure) {
    guard movement.condition == .returned, location.details.kind == .stock else { return }
    throw .invalidParam(
      "\(movement.pointer)/condition",
      "condition must be ok in a location of the kind stock: \(item.details.sku.text) is not tracked by lots"
    )
  }
}
