internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Determines which lots a movement moves, and the quantity of each lot.
extension Posting {
  /// The quantity of one lot in a movement. For an item that is not tracked by lots, a movement has one piece without a
  /// lot.
  struct Piece {
    let lot: Lot?
    /// The quantity, in units of `Decimal`. Only corrections have negative quantities.
    let quantity: Int
  }

  /// Returns the lots of a movement, with the quantity of each lot.
  /// - Throws: -32602 at the member that does not fit; `notFound`; `insufficientStock` if the lots that may be chosen
  ///   automatically do not have enough.
  func pieces(of movement: Movement, _ item: Recalled<Item>, in location: Recalled<Location>) throws(Failure) -> [Piece]
  {
    guard try isTracked(item.record, movement) else {
      try requireApart(movement, item.record, in: location.record)
      return [Piece(lot: nil, quantity: try quantity(of: movement, item, lot: nil, in: location))]
    }
    if movement.isCorrection {
      let lot = try correctedLot(movement, item.record)
      return [Piece(lot: lot, quantity: try quantity(of: movement, item, lot: lot, in: location))]
    }
    let quantity = try quantity(of: movement, item, lot: nil, in: location)
    let pieces =
      movement.takes
      ? try taken(quantity, movement, item.record, in: location.record) : try coming(quantity, movement, item.record)
    assert(pieces.reduce(0) { $0 + $1.quantity } == quantity, "the pieces of a movement sum to its quantity")
    if movement.takes { return pieces }
    return movement.condition == .ok ? pieces : try returned(pieces, movement, item.record)
  }

  // MARK: Which lots

  /// Returns a Boolean value that indicates whether an item is tracked by lots.
  /// - Throws: -32602 if a lot is named, and the item is not tracked by lots.
  private func isTracked(_ item: Item, _ movement: Movement) throws(Failure) -> Bool {
    if item.details.tellsLotsApart { return true }
    if let id = movement.lots.lot { _ = try lot(id, movement, item) }
    guard let member = movement.lots.named else { return false }
    throw .invalidParam(
      "\(movement.pointer)/\(member)", "\(member) must be left out: \(item.details.sku.text) is not tracked by lots")
  }

  /// Returns the lot of a correction, or `nil` for an item that is not tracked by lots.
  func lot(of correction: Movement, _ item: Item) throws(Failure) -> Lot? {
    try isTracked(item, correction) ? try correctedLot(correction, item) : nil
  }

  private func correctedLot(_ movement: Movement, _ item: Item) throws(Failure) -> Lot {
    let lots = movement.lots
    switch (lots.lot, lots.batch, lots.serials) {
    case (let id?, nil, nil): return try lot(id, movement, item)
    case (nil, let batch?, nil) where !item.details.trackSerial.isSet: return try batchLot(batch, movement, item)
    case (nil, nil, let serials?) where serials.count == 1: return try piece(serials[0], at: 0, movement, item)
    case (nil, nil, nil): throw missing("lot", movement, "is missing: name the lot whose quantity is corrected")
    default:
      throw .invalidParam(
        "\(movement.pointer)/\(lots.named ?? "lot")",
        "exactly one must be given: lot, batch, or serials with one serial number")
    }
  }

  private func taken(_ quantity: Int, _ movement: Movement, _ item: Item, in location: Location) throws(Failure)
    -> [Piece]
  {
    let lots = movement.lots
    if let id = lots.lot {
      try requireAlone("lot", movement)
      return [Piece(lot: try lot(id, movement, item), quantity: quantity)]
    }
    if let serials = lots.serials {
      try check(serials, quantity, movement, item)
      var pieces: [Piece] = []
      for (index, serial) in serials.enumerated() {
        pieces.append(Piece(lot: try piece(serial, at: index, movement, item), quantity: Decimal(1).units))
      }
      return pieces
    }
    if let batch = lots.batch, !item.details.trackSerial.isSet {
      return [Piece(lot: try batchLot(batch, movement, item), quantity: quantity)]
    }
    let room = Posting.mostPieces - pieceCount
    let picked = try stock.picker.pick(
      quantity, of: item.id, in: location.id, batch: lots.batch, most: room + 1, context)
    if picked.count <= room, picked.reduce(0, { $0 + $1.quantity }) == quantity {
      return picked.map { Piece(lot: $0.lot, quantity: $0.quantity) }
    }
    let found = try stock.picker.found(of: item.id, in: location.id, batch: lots.batch, context)
    if found.pickable >= quantity { throw Posting.tooMany(at: movement.quantityPointer, movement.quantityMember) }
    throw try shortage(of: item, in: location, movement, asked: quantity, found)
  }

  /// - Parameter found: the quantities of the item's lots in the location, by whether they can be picked.
  private func shortage(
    of item: Item, in location: Location, _ movement: Movement, asked: Int, _ found: LotPicker.Found
  ) throws(Failure) -> Failure {
    let held = try stock.sums.stock(of: item.id, context.partition) ?? .none
    // The error reports quantities for the whole request. The stored sums do not include what earlier movements of the
    // request have taken, so it is added here.
    let before = taken(of: item, in: location, nil)
    let (asked, onHand, pickable) = (asked + before, found.onHand + before, found.pickable + before)
    let own = movement.isForced ? Int.max : movement.reserved + before
    // Stock that can't be sold is not reserved, so all of it can be taken.
    let available = max(0, location.details.kind == .stock ? min(pickable, held.available(with: own)) : pickable)
    let parts = [(found.expired, "has expired"), (found.withheld, "is in lots that must not be sold")]
      .filter { $0.0 != 0 }.map { "\(text($0.0)) \($0.1)" }
    let kept = parts.reduce("") { "\($0)\($0.isEmpty ? ", of which" : " and") \($1)" }
    let ofBatch = movement.lots.batch.map { " in the batch \($0.text)" } ?? ""
    return try insufficientStock(
      of: item, in: location, nil, asked: asked, onHand: onHand, available: available,
      "\(location.details.name.text) has \(text(onHand)) \(item.details.unit.text) of \(item.details.sku.text)\(ofBatch)\(kept). The request takes \(text(asked)) \(item.details.unit.text). \(Posting.advice(available, item))"
    )
  }

  private func coming(_ quantity: Int, _ movement: Movement, _ item: Item) throws(Failure) -> [Piece] {
    let lots = movement.lots
    if let id = lots.lot {
      try requireAlone("lot", movement)
      return [Piece(lot: try lot(id, movement, item), quantity: quantity)]
    }
    if item.details.trackBatch.isSet, lots.batch == nil {
      throw missing("batch", movement, "is missing; the item is tracked by batch")
    }
    guard item.details.trackSerial.isSet else {
      if lots.serials != nil { throw unwanted("serials", movement, item) }
      return [Piece(lot: try made(movement, item, serial: nil, at: 0), quantity: quantity)]
    }
    if !item.details.trackBatch.isSet, lots.batch != nil { throw unwanted("batch", movement, item) }
    guard let serials = lots.serials else {
      throw missing("serials", movement, "is missing; the item's pieces have serial numbers")
    }
    try check(serials, quantity, movement, item)
    var pieces: [Piece] = []
    for (index, serial) in serials.enumerated() {
      pieces.append(Piece(lot: try made(movement, item, serial: serial, at: index), quantity: Decimal(1).units))
    }
    return pieces
  }

  /// Returns the lot that receives stock. Creates the lot if it does not exist.
  private func made(_ movement: Movement, _ item: Item, serial: Line?, at index: Int) throws(Failure) -> Lot {
    let (lots, records) = (movement.lots, inventory.lots)
    let known: ID<LotDetails>?
    if let serial {
      known = try records.find(serial: serial, of: item.id, in: context)
    } else if let batch = lots.batch {
      known = try records.find(batch: batch, of: item.id, in: context)
    } else {
      known = nil
    }
    guard let known else {
      return try records.records.create(
        LotDetails(item: item.id, batch: lots.batch, serial: serial, expiry: lots.expiry), in: context)
    }
    let lot = try records.records.find(known, in: context).record
    if let expiry = lots.expiry, expiry != lot.details.expiry {
      throw .invalidParam(
        "\(movement.pointer)/expiry", "expiry \(lot.details.ruleForExpiry). Change the lot if its expiry is wrong"
      )
    }
    if serial != nil, let batch = lots.batch, lot.details.batch?.isSame(as: batch) != true {
      throw .invalidParam(
        "\(movement.pointer)/batch", "batch \(lot.details.ruleForBatch)")
    }
    return lot
  }

  private func lot(_ id: ID<LotDetails>, _ movement: Movement, _ item: Item) throws(Failure) -> Lot {
    let pointer = "\(movement.pointer)/lot"
    let lot = try inventory.lots.find(id, at: pointer, in: context)
    if lot.details.item != item.id { throw .invalidParam(pointer, "lot must be a lot of \(item.details.sku.text)") }
    return lot
  }

  private func batchLot(_ batch: Line, _ movement: Movement, _ item: Item) throws(Failure) -> Lot {
    guard let id = try inventory.lots.find(batch: batch, of: item.id, in: context) else {
      throw .notFound("lot", at: "\(movement.pointer)/batch")
    }
    return try inventory.lots.records.find(id, in: context).record
  }

  private func piece(_ serial: Line, at index: Int, _ movement: Movement, _ item: Item) throws(Failure) -> Lot {
    guard let id = try inventory.lots.find(serial: serial, of: item.id, in: context) else {
      throw .notFound("lot", at: "\(movement.pointer)/serials/\(index)")
    }
    return try inventory.lots.records.find(id, in: context).record
  }

  private func check(_ serials: [Line], _ quantity: Int, _ movement: Movement, _ item: Item) throws(Failure) {
    if !item.details.trackSerial.isSet { throw unwanted("serials", movement, item) }
    if quantity != Decimal(serials.count).units {
      throw .invalidParam(
        "\(movement.pointer)/serials",
        "serials must be as many as the quantity, \(text(quantity)), not \(serials.count)")
    }
    var seen: Set<String> = []
    for (index, serial) in serials.enumerated() where !seen.insert(serial.text).inserted {
      throw .invalidParam("\(movement.pointer)/serials/\(index)", "\(serial.text) must be named only once")
    }
  }

  private func requireAlone(_ member: String, _ movement: Movement) throws(Failure) {
    let others = MovedLots(
      lot: nil, batch: movement.lots.batch, serials: movement.lots.serials, expiry: movement.lots.expiry)
    if let other = others.named {
      throw .invalidParam("\(movement.pointer)/\(other)", "\(other) must be left out if \(member) is given")
    }
  }

  private func missing(_ member: String, _ movement: Movement, _ sentence: String) -> Failure {
    var member = member
    // Stock that returns from an order line goes into a lot that exists already. So the error must ask for `lot`.
    if case .giveBack(.fromCustomer) = movement.kind, movement.isOfLine { member = "lot" }
    return .invalidParams([
      Problem(pointer: "\(movement.pointer)/\(member)", kind: .missing, message: "\(member) \(sentence)")
    ])
  }

  private func unwanted(_ member: String, _ movement: Movement, _ item: Item) -> Failure {
    let what = member == "batch" ? "is not tracked by batch" : "is not tracked by serial number"
    return .invalidParam(
      "\(movement.pointer)/\(member)", "\(member) must be left out: \(item.details.sku.text) \(what)")
  }

  // MARK: Quantities

  /// Returns the quantity that arrives or leaves, in units of `Decimal` of the item's own unit. For a correction, it is
  /// negative if stock leaves.
  private func quantity(
    of movement: Movement, _ item: Recalled<Item>, lot: Lot?, in location: Recalled<Location>
  ) throws(Failure) -> Int {
    let own = try ownQuantity(of: movement, item.record) { () throws(Failure) in
      // A converted quantity that differs from the rest only by rounding becomes the whole rest. If no lot is named,
      // the rest is all stock that can be picked.
      if movement.takes, item.record.details.tellsLotsApart {
        return try rest(of: movement, item.record, in: location.record)
      }
      if case .by(let quantity) = movement.amount, !movement.takes {
        return quantity.units < 0 ? -(try onHand(item, in: location, lot)) : nil
      }
      return try onHand(item, in: location, lot)
    }
    switch movement.amount {
    case .by:
      if own == 0 { throw .invalidParam(movement.quantityPointer, "\(movement.quantityMember) must not be 0") }
      if own < 0, !movement.isCorrection {
        throw .invalidParam(movement.quantityPointer, "\(movement.quantityMember) must be more than 0")
      }
      if abs(own) > Stock.mostMoved {
        throw .invalidParam(
          movement.quantityPointer, "\(movement.quantityMember) must be at most \(text(Stock.mostMoved))")
      }
      return own
    case .to:
      let difference = own - (try onHand(item, in: location, lot))
      if abs(difference) > Stock.mostMoved {
        throw .invalidParam(
          movement.quantityPointer,
          "\(movement.quantityMember) must differ by at most \(text(Stock.mostMoved)) from the quantity on hand")
      }
      if difference == 0 {
        throw .invalidParam(
          movement.quantityPointer, "\(movement.quantityMember) must differ from the quantity on hand")
      }
      return difference
    }
  }

  /// Returns the quantity that a movement names, converted to the item's own unit, in units of `Decimal`.
  /// - Parameter rest: returns the quantity that is left to take or count. A converted quantity that differs from the
  ///   rest only by rounding becomes the whole rest. It is called only for a quantity that needs a conversion.
  func ownQuantity(
    of movement: Movement, _ item: Item, rest: () throws(Failure) -> Int? = { () throws(Failure) in nil }
  ) throws(Failure) -> Int {
    let given: Decimal
    switch movement.amount {
    case .by(let quantity), .to(let quantity): given = quantity
    }
    // Most requests name no unit. Their quantities need no conversion.
    if movement.unit == nil, given.units.magnitude <= Stock.most { return given.units }
    return try StockedItem(item).quantity(
      given, in: movement.unit, at: movement.quantityPointer, unitAt: "\(movement.pointer)/unit", rest: rest
    ).units
  }

  /// Returns the quantity that is left, in a location, of the lots that a movement takes from. Returns `nil` for serial
  /// numbers, whose quantity is their number.
  private func rest(of movement: Movement, _ item: Item, in location: Location) throws(Failure) -> Int? {
    if movement.lots.serials != nil { return nil }
    if let id = movement.lots.lot { return try onHand(item, in: location, try lot(id, movement, item)) }
    if let batch = movement.lots.batch, !item.details.trackSerial.isSet {
      return try onHand(item, in: location, try batchLot(batch, movement, item))
    }
    return try stock.picker.found(of: item.id, in: location.id, batch: movement.lots.batch, context).pickable
  }
}
