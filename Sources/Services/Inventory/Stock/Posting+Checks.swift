internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The checks that refuse a movement.
extension Posting {
  /// Refuses a posting that adds stock to an archived location or lot. For an archived item, refuses any posting that
  /// does not bring the stock closer to 0.
  func checkState(
    of line: Draft, _ location: Location, _ lot: Lot?, _ quantity: Int, _ level: Level
  ) throws(Failure) {
    let (details, pointers) = (line.item.record.details, line.pointers)
    try location.requireStock(at: pointers.location)
    if line.isOpening { return }
    if quantity > 0, location.details.archived.isSet {
      throw .invalidParam(pointers.location, "\(location.details.name.text) is archived, and can't get more stock")
    }
    if line.comesBack { return }
    if quantity > 0, let lot, lot.details.archived.isSet {
      throw .invalidParam(pointers.lot, "\(lot.details.title) is archived, and can't get more stock")
    }
    let after = level.onHand + quantity
    if details.archived.isSet,
      abs(after) > abs(level.onHand) || after < 0 && level.onHand > 0 || after > 0 && level.onHand < 0
    {
      throw .invalidParam(pointers.item, "\(details.sku.text) is archived: its stock can only be brought to 0")
    }
  }

  /// Refuses a quantity that would make a piece with a serial number exist twice. Such a piece has the quantity 1, in
  /// one place.
  func checkPiece(_ lot: Lot, _ quantity: Int, _ pointers: Draft.Pointers) throws(Failure) {
    if quantity > Posting.one || quantity % Posting.one != 0 {
      throw .invalidParam(pointers.quantity, "quantity must be 1: \(lot.details.title) is a single piece")
    }
    if quantity > 0, !(try stock.sums.places(of: lot.id, context)).isEmpty {
      throw .invalidParam(
        pointers.lot,
        "\(lot.details.title) is a single piece, and is in stock already. Check the serial number, or move the piece with inventory.stock.transfer"
      )
    }
  }

  // MARK: Shortages

  /// Refuses to take stock that is reserved for orders or builds, unless the movement is forced and the caller is a
  /// manager.
  func checkReserved(
    _ movement: Movement, _ item: Recalled<Item>, _ pieces: [Piece], from: Recalled<Location>, to: Recalled<Location>?
  ) throws(Failure) {
    if movement.isForced {
      guard Access.manager(.inventory).permits(context.rights) else { throw .forbidden(.manager(.inventory)) }
      return
    }
    guard let place = items.place(of: item.record.uuid), case let held = items[place].held, held.demand > 0 else {
      return
    }
    let leaving = pieces.reduce(0) { sum, piece in
      let leaves =
        MovedPlaces.isAvailable(from.record, piece.lot)
        && !(to.map { MovedPlaces.isAvailable($0.record, piece.lot) } ?? false)
      return leaves ? sum + piece.quantity : sum
    }
    let others = max(0, held.reserved - movement.reserved)
    guard leaving > 0, max(0, held.level.available - leaving) < others else { return }
    // The stock in the source location (`onHand`), and the part of it that is not reserved (`free`).
    let found = try stock.picker.found(of: item.record.id, in: from.record.id, batch: nil, context)
    let untold = try onHand(item, in: from, nil)
    let (onHand, pickable) = (found.onHand + untold, found.pickable + max(0, untold))
    let free = max(0, min(pickable, held.level.available - others))
    let (details, unit) = (item.record.details, item.record.details.unit.text)
    // Reserved stock is of no use if all stock of the location is not enough.
    let advice =
      leaving > pickable
      ? ". \(Posting.advice(free, item.record))"
      : "; a manager of the inventory can take reserved stock with force: true"
    throw try insufficientStock(
      of: item.record, in: from.record, nil, asked: leaving, onHand: onHand, available: free,
      "\(from.record.details.name.text) has \(text(onHand)) \(unit) of \(details.sku.text). \(text(others)) \(unit) are reserved for \(held.takers), so \(text(free)) \(unit) can be taken. The request takes \(text(leaving)) \(unit)\(advice)"
    )
  }

  /// Returns the error for a movement that takes more stock than there is.
  /// - Parameter most: the quantity that may still be taken: it is not reserved for other records.
  func shortage(of item: Item, in location: Location, _ lot: Lot?, asked: Int, onHand: Int, most: Int) throws(Failure)
    -> Failure
  {
    // The error reports quantities for the whole request. So it adds what earlier movements of the request have taken.
    let before = taken(of: item, in: location, lot)
    let (asked, onHand) = (asked + before, onHand + before)
    let available = max(0, min(onHand, most + before))
    let ofLot = lot.map { " in the lot \($0.details.title)" } ?? ""
    return try insufficientStock(
      of: item, in: location, lot, asked: asked, onHand: onHand, available: available,
      "\(location.details.name.text) has \(text(onHand)) \(item.details.unit.text) of \(item.details.sku.text)\(ofLot). The request takes \(text(asked)) \(item.details.unit.text). \(Posting.advice(available, item))"
    )
  }

  /// Returns a sentence for the error message: what the caller can do instead.
  static func advice(_ available: Int, _ item: Item) -> String {
    available > 0
      ? "Take at most \(text(available)) \(item.details.unit.text), or receive stock first" : "Receive stock first"
  }

  /// Returns the quantity that earlier movements of the request have already taken from a place.
  /// - Parameter lot: the lot; `nil` for the sum of all lots.
  func taken(of item: Item, in location: Location, _ lot: Lot?) -> Int {
    entries.reduce(0) { sum, entry in
      let isSame = entry.item == item.id && entry.location == location.id && (lot == nil || entry.lot == lot?.id)
      return isSame ? sum - min(0, entry.quantity.units) : sum
    }
  }
}
