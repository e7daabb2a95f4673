internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Posts the movements of one request to the ledger.
///
/// Entries without a lot are buffered, and written together at the end of the request. For a request with many
/// movements, that takes half the time. Code that reads the ledger during the request must write the buffered entries
/// first.
struct Posting {
  let stock: Stock
  /// The inventory that the stock belongs to.
  let inventory: Inventory
  let context: CompanyContext
  private(set) var entries: [StockEntry] = []
  /// The number of entries, from the beginning of `entries`, that are already in the store.
  private var writtenCount = 0
  private(set) var items = MovedItems()
  private var places = MovedPlaces()
  private var expired: [ID<LotDetails>] = []
  private var knownExpired: Set<UUID> = []
  private var knownToday: Day?
  /// The quantity 1, in units of `Decimal`.
  static let one = Decimal(1).units
  /// The largest number of pieces that one request may move. A piece is the quantity of one lot in a movement. All
  /// pieces and places stay in memory until the reply is sent.
  static let mostPieces = 10_000
  /// The number of pieces that the request has moved so far.
  private(set) var pieceCount = 0

  /// - Parameter count: the approximate number of movements.
  init(_ stock: Stock, _ context: CompanyContext, expecting count: Int = 1) {
    self.stock = stock
    inventory = stock.inventory
    self.context = context
    entries.reserveCapacity(count)
    items.reserve(count)
    places.reserve(count)
  }

  /// Posts one movement: checks it and adds its entries.
  mutating func add(_ movement: Movement) throws(Failure) {
    // The autoclosures for pointers capture these two small values. Otherwise they would copy the large movement.
    let (pointer, locationMember) = (movement.pointer, movement.locationMember)
    let item = try item(of: movement)
    let from = try location(movement.location, at: "\(pointer)/\(locationMember)", for: item)
    try check(movement)
    var line = try Draft(movement, item, effectiveAt: try effectiveAt(movement))
    // The lots to take from are chosen by the stock in the store, so buffered entries must be written first.
    if item.record.details.tellsLotsApart { try write() }
    let pieces = try pieces(of: movement, item, in: from)
    pieceCount += pieces.count
    guard case .transfer(let target) = movement.kind else {
      if movement.takes { try checkReserved(movement, item, pieces, from: from, to: nil) }
      // The movement fulfils a part of the demand of its order or build, so that part of the demand ends.
      if case let ended = movement.endedDemand ?? movement.reserved, ended > 0,
        let place = items.place(of: item.record.uuid)
      {
        items[place].held.end(ended, of: movement.reasons.build == nil ? .orders : .builds)
      }
      for piece in pieces {
        try put(movement.takes ? -piece.quantity : piece.quantity, of: line, piece.lot, in: from)
        line.transaction = entries.last?.transaction
      }
      return
    }
    let to = try location(target, at: "\(pointer)/to", for: item)
    if to.record.id == from.record.id {
      throw .invalidParam("\(pointer)/to", "`to` must be another location than `from`")
    }
    try checkReserved(movement, item, pieces, from: from, to: to)
    assert(pieces.allSatisfy { $0.quantity > 0 }, "a transfer moves more than nothing")
    for piece in pieces {
      line.pointers.locationMember = "from"
      try put(-piece.quantity, of: line, piece.lot, in: from)
      line.transaction = entries.last?.transaction
      line.pointers.locationMember = "to"
      try put(piece.quantity, of: line, piece.lot, in: to)
    }
  }

  /// Posts one movement, and returns the entries that it has added.
  mutating func posted(_ movement: Movement) throws(Failure) -> PostedMovement {
    let first = entries.count
    try add(movement)
    return posted(since: first)
  }

  /// Returns the entries from an index on. All of them must belong to one transaction.
  func posted(since first: Int) -> PostedMovement {
    let made = entries[first...]
    // A transfer has two entries for each piece. Only the entry of the target location is returned.
    let moved = made.filter { $0.type != .transfer || $0.quantity.units > 0 }
    return PostedMovement(
      transaction: made[first].transaction, item: made[first].item.uuid,
      parts: moved.map { ($0.lot?.uuid, $0.location.uuid, Decimal(units: abs($0.quantity.units))) })
  }

  /// Returns the item, the location and the lot that a correction names, and the quantity that it names. Nothing is
  /// posted.
  mutating func place(of correction: Movement) throws(Failure) -> FoundPlace {
    let item = try item(of: correction)
    let location = try location(correction.location, at: "\(correction.pointer)/location", for: item)
    let lot = try lot(of: correction, item.record)
    let quantity = try ownQuantity(of: correction, item.record) { () throws(Failure) in
      try onHand(item, in: location, lot)
    }
    if let lot, lot.details.serial != nil, quantity != 0, quantity != Posting.one {
      throw .invalidParam(correction.quantityPointer, "quantity must be 0 or 1: \(lot.details.title) is a single piece")
    }
    return FoundPlace(item: item.record, location: location.record.id, lot: lot?.id, quantity: quantity)
  }

  /// Reverses one entry, by posting an entry with the opposite quantity.
  /// - Parameter pointer: the JSON pointer of the parameter that names the entry, for error messages.
  mutating func reverse(_ entry: StockEntry, reason: Line, note: String?, transaction: UUID?, at pointer: String)
    throws(Failure)
  {
    let item = try find(entry.item, at: pointer)
    let location = try inventory.locations.recall(entry.location, at: pointer, in: context)
    var lot: Lot?
    if let id = entry.lot { lot = try inventory.lots.find(id, at: pointer, in: context) }
    var line = Draft(reversing: entry, item, reason: reason, note: note, at: context.now, pointer)
    line.transaction = transaction
    try put(-entry.quantity.units, of: line, lot, in: location)
    // The average cost must be computed again without the reversed entry. A transfer changes neither the quantity nor
    // the cost of the item, so its reversal does not need that.
    if let place = items.place(of: entry.item.uuid), entry.type != .transfer, items[place].held.cost != nil {
      items[place].isUndone = true
    }
  }

  /// Moves a quantity from one lot to another lot in the same location. Splitting and merging lots use it.
  mutating func relabel(
    _ quantity: Int, of item: Recalled<Item>, from old: Lot, to new: Lot, in location: Recalled<Location>,
    at pointer: String,
    transaction: UUID?
  ) throws(Failure) {
    var line = Draft(relabelling: item, at: context.now, pointer)
    line.transaction = transaction
    try put(-quantity, of: line, old, in: location)
    line.transaction = entries.last?.transaction
    try put(quantity, of: line, new, in: location)
  }

  /// Posts the difference between the stock and the quantity in a row of an imported file. Archived items and lots are
  /// accepted, because a file may contain stock from before they were archived.
  /// - Parameter unitCost: the cost of one unit.
  mutating func open(
    _ quantity: Int, of item: Recalled<Item>, _ lot: Lot?, in location: Recalled<Location>, unitCost: UnitPrice? = nil
  ) throws(Failure) {
    assert(item.record.details.kind == .stocked, "only goods in stock have a ledger")
    let line = try Draft(opening: item, lot, unitCost: quantity > 0 ? unitCost : nil, at: context.now)
    try put(quantity, of: line, lot, in: location)
  }

  /// The id of the transaction of the last entry.
  var transaction: UUID? { entries.last?.transaction }

  /// Writes the buffered entries, and the current sums of all moved items. It must be the last call for a posting.
  mutating func finish() throws(Failure) {
    if entries.isEmpty { return }
    try write()
    assert(isBalanced, "transfers sum to zero, and the stock of each item grows by the sum of its entries")
    var sums: [(id: ID<ItemDetails>, stock: ItemStock, least: Decimal?)] = []
    sums.reserveCapacity(items.all.count)
    for place in items.all.indices {
      if items[place].before == nil { try stock.sums.begin(items[place].id, context.partition) }
      if items[place].isUndone {
        let sound = try stock.rebuild.stock(of: items[place].item.record, in: context.partition)
        items[place].held.cost = sound.cost
        items[place].held.currency = sound.currency
      }
      sums.append((items[place].id, items[place].held, items[place].least))
    }
    try stock.sums.set(sums, context.partition)
    for place in items.all.indices {
      let (moved, least) = (items[place], items[place].least)
      let before = moved.isNew ? nil : moved.before
      try stock.alerts.note(
        moved.id, isArchived: moved.isArchived, from: (before, least), to: (moved.held, least), in: context)
    }
  }

  /// Writes the buffered entries, and the quantities of the places that have changed.
  private mutating func write() throws(Failure) {
    if writtenCount == entries.count { return }
    try stock.append(entries[writtenCount...], in: context)
    writtenCount = entries.count
    try places.write(to: stock.sums, context.partition)
  }

  mutating func result() throws(Failure) -> PostedStock {
    try finish()
    // The loop uses indices, because passing each place to a closure would copy it.
    let levels = places.all.indices.map { places[$0].level }
    return PostedStock(entries: entries, levels: levels, expired: expired)
  }

  /// Returns the quantity on hand of an item in a location: of one lot, or, without a lot, of the stock that has no
  /// lot.
  func onHand(_ item: Recalled<Item>, in location: Recalled<Location>, _ lot: Lot?) throws(Failure) -> Int {
    try onHand(item.record, in: location.record, lot)
  }

  func onHand(_ item: Item, in location: Location, _ lot: Lot?) throws(Failure) -> Int {
    let key = PlaceKey(item.uuid, in: location.uuid, lot: lot?.uuid, context.partition)
    if let known = places.place(of: key) { return places[known].onHand }
    return try stock.sums.onHand(key, context.partition)
  }

  // MARK: One line

  private mutating func put(_ quantity: Int, of line: Draft, _ lot: Lot?, in location: Recalled<Location>)
    throws(Failure)
  {
    let place = try place(of: line.item)
    var held = items[place].held
    let key = PlaceKey(line.item.record.uuid, in: location.record.uuid, lot: lot?.uuid, context.partition)
    let known = places.place(of: key)
    let onHand = if let known { places[known].onHand } else { try stock.sums.onHand(key, context.partition) }
    let isAvailable = MovedPlaces.isAvailable(location.record, lot)
    try checkState(of: line, location.record, lot, quantity, held.level)
    let isPiece = lot?.details.serial != nil
    if isPiece, let lot { try checkPiece(lot, quantity, line.pointers) }
    if quantity < 0, onHand + quantity < 0, isPiece ? true : !(try stock.allowsNegative(in: context)) {
      throw try shortage(
        of: line.item.record, in: location.record, lot, asked: -quantity, onHand: onHand,
        most: isAvailable ? held.available(with: line.ownReserve) : onHand)
    }
    let unavailable = isAvailable ? 0 : held.level.unavailable + quantity
    if max(abs(held.level.onHand + quantity), abs(onHand + quantity), abs(unavailable)) > Stock.most {
      throw .invalidParam(
        line.pointers.quantity, "quantity is too large: the quantity on hand can be at most \(text(Stock.most))")
    }
    if line.type.hasCost || line.isOpening, quantity > 0, let cost = line.details.unitCost {
      try held.average(quantity, at: cost, line.pointers.cost)
    }
    held.level.onHand += quantity
    if !isAvailable { held.level.unavailable += quantity }
    items[place].held = held
    entries.append(
      line.entry(
        line.naturalID(of: lot?.id) ?? stock.newID(in: context), quantity, lot?.id, in: location.record.id,
        by: try context.base.actor(),
        context))
    if let known {
      places.set(onHand + quantity, at: known)
    } else {
      places.add(MovedPlaces.Place(key: key, item: line.item, location: location, lot: lot, onHand: onHand + quantity))
    }
    guard let lot else { return }
    try write()
    try stock.expiry.noteMoved(lot.id, in: context.partition)
    guard lot.details.expiry != nil else { return }
    if lot.details.isExpired(on: try today()), knownExpired.insert(lot.uuid).inserted { expired.append(lot.id) }
  }

  /// The company's current day. It is computed at most once in a request.
  private mutating func today() throws(Failure) -> Day {
    if let knownToday { return knownToday }
    let today = try inventory.zones.today(in: context)
    knownToday = today
    return today
  }

  // MARK: Members of a movement

  mutating func item(of movement: Movement) throws(Failure) -> Recalled<Item> {
    let (pointer, member) = (movement.pointer, movement.item.sku == nil ? "item" : "sku")
    let id = try inventory.id(movement.item.item, movement.item.sku, as: "item", at: "\(pointer)", in: context)
    return try find(id, at: "\(pointer)/\(member)")
  }

  private mutating func find(_ id: ID<ItemDetails>, at pointer: @autoclosure () -> String) throws(Failure) -> Recalled<
    Item
  > {
    if let place = items.place(of: id.uuid) { return items[place].item }
    let found = try inventory.items.recall(id, at: pointer(), in: context)
    if found.record.details.kind != .stocked { try StockedItem(found.record).requireStock(at: pointer()) }
    try meet(found)
    return found
  }

  /// Returns the index of an item in `items`. Adds the item if it is not there yet.
  private mutating func place(of item: Recalled<Item>) throws(Failure) -> Int {
    if let place = items.place(of: item.record.uuid) { return place }
    return try meet(item)
  }

  /// Adds an item that was not added before, with its stored sums, and returns its index.
  @discardableResult private mutating func meet(_ item: Recalled<Item>) throws(Failure) -> Int {
    let id = item.record.id
    let before = try stock.sums.stock(of: id, context.partition)
    let isNew =
      if let before { before.level == .none ? !(try stock.sums.hasMoved(id, context.partition)) : false } else { true }
    return items.add(MovedItems.One(item, before: before, isNew: isNew))
  }

  private func location(
    _ id: ID<LocationDetails>?, at pointer: @autoclosure () -> String, for item: Recalled<Item>
  ) throws(Failure) -> Recalled<Location> {
    try inventory.locations.place(id ?? item.record.details.location, of: nil, at: pointer(), in: context)
  }

  private func check(_ movement: Movement) throws(Failure) {
    guard case .adjust = movement.kind else { return }
    if !Access.manager(.inventory).permits(context.rights) { throw .forbidden(.manager(.inventory)) }
  }

  private func effectiveAt(_ movement: Movement) throws(Failure) -> Timestamp {
    guard let given = movement.details.effectiveAt else { return context.now }
    let pointer = "\(movement.pointer)/effectiveAt"
    if given.milliseconds > context.now.milliseconds + 60_000 {
      throw .invalidParam(pointer, "effectiveAt must not be in the future")
    }
    let isLongAgo = given.milliseconds < context.now.milliseconds - 86_400_000
    if isLongAgo, !Access.manager(.inventory).permits(context.rights) { throw .forbidden(.manager(.inventory)) }
    return given
  }
}

/// Returns the text of a quantity for error messages.
func text(_ units: Int) -> String { Decimal(units: units).description }
