internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Movements of one request on their way into the ledger.
struct Posting {
  let stock: Stock
  let context: CompanyContext
  private(set) var entries: [StockEntry] = []
  /// The items that were met, in their order, and what there is of them by now.
  private var met: [MetItem] = []
  private var places: [UUID: Int] = [:]
  /// The locations that were met; under nil the main one.
  private var locations: [UUID?: Location] = [:]
  private var touched: [Place] = []
  /// Where these stand, once they are many.
  private var known: [[UUID]: Int] = [:]
  private var expired: [ID<LotDetails>] = []
  private var knownExpired: Set<UUID> = []
  /// So many places are sooner looked through than looked up.
  private static let few = 16
  /// One piece.
  private static let one = Decimal(1).units
  /// How many pieces and places one request moves at most: what it makes stays in memory until its answer is out.
  static let mostPieces = 10_000
  /// How many have been moved.
  private(set) var pieceCount = 0

  /// An item as it was before the request, and what there was and is of it.
  private struct MetItem {
    let item: Item
    let before: ItemStock?
    /// Whether nothing of it has ever come or gone.
    let isNew: Bool
    var held: ItemStock
    /// Whether something of it was taken back, so that it may cost something else on the average.
    var isUndone = false
  }

  /// What a level is of, and how much there is by now.
  private struct Place {
    let item: NamedItem, location: Location, lot: Lot?
    var onHand: Int

    var key: [UUID] { [item.id.uuid, location.uuid, lot?.uuid ?? StockSums.noLot] }

    func isSame(as other: Place) -> Bool { item.id == other.item.id && location.id == other.location.id && lot?.id == other.lot?.id }
  }

  init(_ stock: Stock, _ context: CompanyContext) {
    self.stock = stock
    self.context = context
  }

  /// One movement.
  mutating func add(_ movement: Movement) throws(Failure) {
    let item = try item(of: movement)
    let from = try location(movement.location, at: "\(movement.pointer)/\(movement.locationMember)", for: item)
    try check(movement)
    var line = try Draft(movement, item, effectiveAt: try effectiveAt(movement))
    let pieces = try pieces(of: movement, item, in: from)
    pieceCount += pieces.count
    guard case .transfer(let target) = movement.kind else {
      if movement.takes { try checkReserved(movement, item, pieces, from: from, to: nil) }
      // What was reserved for it is gone with it.
      if movement.reserved > 0, let place = places[item.uuid] { met[place].held.demand -= min(movement.reserved, met[place].held.demand) }
      for piece in pieces {
        try put(movement.takes ? -piece.quantity : piece.quantity, of: line, piece.lot, in: from)
        line.transaction = entries.last?.transaction
      }
      return
    }
    let to = try location(target, at: "\(movement.pointer)/to", for: item)
    if to.id == from.id { throw .invalidParam("\(movement.pointer)/to", "to must be another location than from") }
    try checkReserved(movement, item, pieces, from: from, to: to)
    for piece in pieces {
      line.pointers.locationMember = "from"
      try put(-piece.quantity, of: line, piece.lot, in: from)
      line.transaction = entries.last?.transaction
      line.pointers.locationMember = "to"
      try put(piece.quantity, of: line, piece.lot, in: to)
    }
  }

  /// Refuses movements that name more pieces than one request moves, before any is posted.
  static func check(_ movements: [Movement]) throws(Failure) {
    var count = 0
    for movement in movements {
      count += movement.lots.serials?.count ?? 1
      guard count > mostPieces else { continue }
      let member = movement.lots.serials == nil ? movement.quantityMember : "serials"
      throw tooMany(at: "\(movement.pointer)/\(member)", member)
    }
  }

  static func tooMany(at pointer: String, _ member: String) -> Failure {
    .invalidParam(pointer, "\(member) must leave the request with at most \(mostPieces) pieces to move: move the rest with another")
  }

  /// One movement, and what was posted for it.
  mutating func posted(_ movement: Movement) throws(Failure) -> PostedMovement {
    let first = entries.count
    try add(movement)
    return posted(since: first)
  }

  /// What was posted from an entry on, all of one transaction.
  func posted(since first: Int) -> PostedMovement {
    let made = entries[first...]
    // Of a transfer, what has come.
    let moved = made.filter { $0.type != .transfer || $0.quantity.units > 0 }
    return PostedMovement(
      transaction: made[first].transaction,
      parts: moved.map { ($0.lot?.uuid, $0.location.uuid, Decimal(units: abs($0.quantity.units))) })
  }

  /// Which place and lot a correction is about, and the quantity that it names.
  mutating func place(of correction: Movement) throws(Failure) -> FoundPlace {
    let item = try item(of: correction)
    let location = try location(correction.location, at: "\(correction.pointer)/location", for: item)
    let lot = try lot(of: correction, item)
    let quantity = try ownQuantity(of: correction, item)
    if let lot, lot.details.serial != nil, quantity != 0, quantity != Posting.one {
      throw .invalidParam(correction.quantityPointer, "quantity must be 0 or 1 of \(lot.details.title), which is one piece")
    }
    return FoundPlace(item: item, location: location.id, lot: lot?.id, quantity: quantity)
  }

  /// Takes an entry back.
  /// - Parameter pointer: where in the parameters stands what names it.
  mutating func reverse(_ entry: StockEntry, reason: Line, note: String?, transaction: UUID?, at pointer: String) throws(Failure) {
    let item = try find(entry.item, at: pointer)
    let location = try stock.inventory.locations.records.find(entry.location, at: pointer, in: context).record
    var lot: Lot?
    if let id = entry.lot { lot = try stock.inventory.lots.records.find(id, at: pointer, in: context).record }
    var line = Draft(reversing: entry, item, reason: reason, note: note, at: context.now, pointer)
    line.transaction = transaction
    try put(-entry.quantity.units, of: line, lot, in: location)
    // What was moved from one place to another is no more, and no less.
    if let place = places[item.uuid], entry.type != .transfer, met[place].held.cost != nil { met[place].isUndone = true }
  }

  /// Lets something of one lot be of another.
  mutating func relabel(
    _ quantity: Int, of item: Item, from old: Lot, to new: Lot, in location: Location, at pointer: String, transaction: UUID?
  ) throws(Failure) {
    var line = Draft(relabelling: item, at: context.now, pointer)
    line.transaction = transaction
    try put(-quantity, of: line, old, in: location)
    line.transaction = entries.last?.transaction
    try put(quantity, of: line, new, in: location)
  }

  /// Adds what a file says that there is more, or less. Whatever is archived takes it, too: it was there before.
  /// - Parameter unitCost: what one of it costs.
  mutating func open(_ quantity: Int, of item: Item, _ lot: Lot?, in location: Location, unitCost: Money? = nil) throws(Failure) {
    let line = try Draft(opening: item, lot, unitCost: quantity > 0 ? unitCost : nil, at: context.now)
    try put(quantity, of: line, lot, in: location)
  }

  /// The transaction that was begun last.
  var transaction: UUID? { entries.last?.transaction }

  /// Writes what there is now of all items that were met; the last thing that is done.
  func finish() throws(Failure) {
    for one in met where !entries.isEmpty {
      if one.before == nil { try stock.sums.begin(one.item.id, context.partition) }
      let least = one.item.details.minStock
      var held = one.held
      if one.isUndone {
        let sound = try stock.rebuild.stock(of: one.item, in: context.partition)
        (held.cost, held.currency) = (sound.cost, sound.currency)
      }
      try stock.sums.set(held, of: one.item.id, least: least, context.partition)
      try stock.alerts.note(one.item, from: (one.isNew ? nil : one.before, least), to: (held, least), in: context)
    }
  }

  func result() throws(Failure) -> PostedStock {
    try finish()
    var levels: [StockLevel] = []
    for place in touched {
      let unavailable = Posting.isAvailable(place.location, place.lot) ? 0 : place.onHand
      levels.append(StockLevel(place.item, in: place.location, place.lot, Level(onHand: place.onHand, unavailable: unavailable)))
    }
    return PostedStock(entries: entries, levels: levels, expired: expired)
  }

  /// Whether what of a lot lies in a location can be sold and used.
  private static func isAvailable(_ location: Location, _ lot: Lot?) -> Bool {
    location.details.kind == .stock && lot?.details.status.isAvailable ?? true
  }

  // MARK: One line

  private mutating func put(_ quantity: Int, of line: Draft, _ lot: Lot?, in location: Location) throws(Failure) {
    let place = try place(of: line.item)
    var held = met[place].held
    let onHand = try stock.sums.onHand(line.item.id, in: location.id, lot: lot?.id, context)
    let isAvailable = Posting.isAvailable(location, lot)
    try checkState(of: line, location, lot, quantity, held.level)
    let isPiece = lot?.details.serial != nil
    if isPiece, let lot { try checkPiece(lot, quantity, line.pointers) }
    if quantity < 0, onHand + quantity < 0, isPiece ? true : !(try stock.allowsNegative(in: context)) {
      throw shortage(
        of: line.item, in: location, lot, asked: -quantity, onHand: onHand,
        most: isAvailable ? held.available(with: line.ownReserve) : onHand)
    }
    let unavailable = isAvailable ? 0 : held.level.unavailable + quantity
    if max(abs(held.level.onHand + quantity), abs(onHand + quantity), abs(unavailable)) > Stock.most {
      throw .invalidParam(line.pointers.quantity, "quantity must leave at most \(text(Stock.most)) on hand")
    }
    if line.type == .purchase || line.isOpening, quantity > 0, let cost = line.details.unitCost {
      try held.average(quantity, at: cost, line.pointers.cost)
    }
    let entry = line.entry(
      stock.newID(in: context), quantity, lot?.id, in: location.id, by: try context.base.actor(), context)
    held.level.onHand += quantity
    if !isAvailable { held.level.unavailable += quantity }
    met[place].held = held
    try stock.append(entry, leaving: onHand + quantity, in: context)
    entries.append(entry)
    touch(Place(item: NamedItem(line.item), location: location, lot: lot, onHand: onHand + quantity))
    if let lot, lot.details.isExpired(on: Day(of: context.now)), knownExpired.insert(lot.uuid).inserted { expired.append(lot.id) }
  }

  private mutating func touch(_ place: Place) {
    if let index = index(of: place) {
      touched[index].onHand = place.onHand
      return
    }
    if touched.count >= Posting.few { known[place.key] = touched.count }
    touched.append(place)
  }

  /// Where a place stands among those that were touched.
  private mutating func index(of place: Place) -> Int? {
    if touched.count < Posting.few { return touched.firstIndex { $0.isSame(as: place) } }
    if known.isEmpty { known = Dictionary(uniqueKeysWithValues: touched.enumerated().map { ($1.key, $0) }) }
    return known[place.key]
  }

  /// What is out of use takes nothing more; of an archived item, what is left may go.
  private func checkState(
    of line: Draft, _ location: Location, _ lot: Lot?, _ quantity: Int, _ level: Level
  ) throws(Failure) {
    let (item, pointers) = (line.item, line.pointers)
    try location.requireStock(at: pointers.location)
    if line.isOpening { return }
    if quantity > 0, location.details.archived.isSet {
      throw .invalidParam(pointers.location, "\(location.details.name.text) is archived, and takes no more stock")
    }
    if line.comesBack { return }
    if quantity > 0, let lot, lot.details.archived.isSet {
      throw .invalidParam(pointers.lot, "\(lot.details.title) is archived, and takes no more stock")
    }
    let after = level.onHand + quantity
    if item.details.archived.isSet, abs(after) > abs(level.onHand) || after < 0 && level.onHand > 0 || after > 0 && level.onHand < 0 {
      throw .invalidParam(pointers.item, "\(item.details.sku.text) is archived: only what brings its stock to 0 is posted")
    }
  }

  /// One piece is in one place, or in none.
  private func checkPiece(_ lot: Lot, _ quantity: Int, _ pointers: Draft.Pointers) throws(Failure) {
    if quantity > Posting.one || quantity % Posting.one != 0 {
      throw .invalidParam(pointers.quantity, "quantity must be 1 of \(lot.details.title), which is one piece")
    }
    if quantity > 0, !(try stock.sums.places(of: lot.id, context)).isEmpty {
      throw .invalidParam(pointers.lot, "\(lot.details.title) is in stock already, and is one piece")
    }
  }

  // MARK: What is not enough

  /// What others are to get is left to them, unless a manager says otherwise.
  private func checkReserved(
    _ movement: Movement, _ item: Item, _ pieces: [Piece], from: Location, to: Location?
  ) throws(Failure) {
    if movement.isForced {
      guard Access.manager(.inventory).permits(context.rights) else { throw .forbidden(.manager(.inventory)) }
      return
    }
    guard let place = places[item.uuid], case let held = met[place].held, held.demand > 0 else { return }
    let leaving = pieces.reduce(0) { sum, piece in
      let leaves = Posting.isAvailable(from, piece.lot) && !(to.map { Posting.isAvailable($0, piece.lot) } ?? false)
      return leaves ? sum + piece.quantity : sum
    }
    let others = max(0, held.reserved - movement.reserved)
    guard leaving > 0, max(0, held.level.available - leaving) < others else { return }
    // What lies in the place that it was to come from, and what of that orders leave.
    let found = try stock.picker.found(of: item.id, in: from.id, batch: nil, context)
    let untold = try stock.sums.onHand(item.id, in: from.id, lot: nil, context)
    let (onHand, pickable) = (found.onHand + untold, found.pickable + max(0, untold))
    let free = max(0, min(pickable, held.level.available - others))
    let unit = item.details.unit.text
    throw Failure(
      InsufficientStockData(
        item: item.id, location: from.id, lot: nil, asked: leaving, Level(onHand: onHand, unavailable: onHand - free)),
      "\(from.details.name.text) has \(text(onHand)) \(unit) of \(item.details.sku.text), of which \(text(free)) \(unit) can be taken, as orders are to get \(text(others)) \(unit), and \(text(leaving)) \(unit) was to be taken; a manager can force it"
    )
  }

  /// - Parameter most: how much of it orders leave.
  func shortage(of item: Item, in location: Location, _ lot: Lot?, asked: Int, onHand: Int, most: Int) -> Failure {
    // The request as a whole is refused, and so told of.
    let before = taken(of: item, in: location, lot)
    let (asked, onHand) = (asked + before, onHand + before)
    let available = max(0, min(onHand, most + before))
    let ofLot = lot.map { ", \($0.details.title)," } ?? ","
    return Failure(
      InsufficientStockData(
        item: item.id, location: location.id, lot: lot?.id, asked: asked,
        Level(onHand: onHand, unavailable: onHand - available)),
      "\(location.details.name.text) has \(text(onHand)) \(item.details.unit.text) of \(item.details.sku.text)\(ofLot) and \(text(asked)) \(item.details.unit.text) was to be taken"
    )
  }

  /// How much the request has taken from a place already.
  /// - Parameter lot: nil for all of them.
  func taken(of item: Item, in location: Location, _ lot: Lot?) -> Int {
    entries.reduce(0) { sum, entry in
      let isSame = entry.item == item.id && entry.location == location.id && (lot == nil || entry.lot == lot?.id)
      return isSame ? sum - min(0, entry.quantity.units) : sum
    }
  }

  // MARK: What a movement means

  mutating func item(of movement: Movement) throws(Failure) -> Item {
    let id = try stock.inventory.id(movement.item.item, movement.item.sku, as: "item", at: movement.pointer, in: context)
    return try find(id, at: "\(movement.pointer)/\(movement.item.sku == nil ? "item" : "sku")")
  }

  private mutating func find(_ id: ID<ItemDetails>, at pointer: @autoclosure () -> String) throws(Failure) -> Item {
    if let place = places[id.uuid] { return met[place].item }
    let found = try stock.inventory.items.find(id, at: pointer(), in: context).record
    _ = try place(of: found)
    return found
  }

  /// Where an item stands among those that were met.
  private mutating func place(of item: Item) throws(Failure) -> Int {
    if let place = places[item.uuid] { return place }
    let before = try stock.sums.stock(of: item.id, context.partition)
    places[item.uuid] = met.count
    let isNew = if let before { before.level == .none ? !(try stock.sums.hasMoved(item.id, context.partition)) : false } else { true }
    met.append(MetItem(item: item, before: before, isNew: isNew, held: before ?? .none))
    return met.count - 1
  }

  private mutating func location(
    _ id: ID<LocationDetails>?, at pointer: @autoclosure () -> String, for item: Item
  ) throws(Failure) -> Location {
    let id = id ?? item.details.location
    if let known = locations[id?.uuid] { return known }
    let locations = stock.inventory.locations
    let found = try locations.place(id, of: nil, at: pointer(), in: context)
    self.locations[id?.uuid] = found
    return found
  }

  private func check(_ movement: Movement) throws(Failure) {
    guard case .adjust = movement.kind else { return }
    if !Access.manager(.inventory).permits(context.rights) { throw .forbidden(.manager(.inventory)) }
  }

  private func effectiveAt(_ movement: Movement) throws(Failure) -> Timestamp {
    guard let given = movement.details.effectiveAt else { return context.now }
    let pointer = "\(movement.pointer)/effectiveAt"
    if given.milliseconds > context.now.milliseconds + 60_000 { throw .invalidParam(pointer, "effectiveAt must not be in the future") }
    let isLongAgo = given.milliseconds < context.now.milliseconds - 86_400_000
    if isLongAgo, !Access.manager(.inventory).permits(context.rights) { throw .forbidden(.manager(.inventory)) }
    return given
  }
}

/// A quantity as people write it.
func text(_ units: Int) -> String { Decimal(units: units).description }
