internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Movements of one request on their way into the ledger.
struct Posting {
  private let stock: Stock
  private let context: CompanyContext
  private var entries: [StockEntry] = []
  /// The items that were met, as they were before the request.
  private var items: [UUID: Item] = [:]
  /// The locations that were met; under nil the main one.
  private var locations: [UUID?: Location] = [:]
  private var touched: [(item: ID<ItemDetails>, location: Location)] = []
  private var isTouched: Set<Place> = []

  private struct Place: Hashable {
    let item: UUID, location: UUID
  }

  init(_ stock: Stock, _ context: CompanyContext) {
    self.stock = stock
    self.context = context
  }

  /// One movement.
  mutating func add(_ movement: Movement) throws(Failure) {
    let item = try item(of: movement)
    let from = try location(movement.location, at: "\(movement.pointer)/\(movement.locationMember)", for: item)
    let quantity = try quantity(of: movement, item, in: from)
    try check(movement)
    var line = Draft(movement, item, effectiveAt: try effectiveAt(movement))
    switch movement.kind {
    case .receive:
      line.type = .purchase
      try put(quantity, of: line, in: from)
    case .consume:
      line.type = .consumption
      try put(-quantity, of: line, in: from)
    case .adjust:
      line.type = .adjustment
      try put(quantity, of: line, in: from)
    case .giveBack(let direction):
      line.type = .return
      try put(direction == .fromCustomer ? quantity : -quantity, of: line, in: from)
    case .transfer(let target):
      let to = try location(target, at: "\(movement.pointer)/to", for: item)
      if to.id == from.id { throw .invalidParam("\(movement.pointer)/to", "to must be another location than from") }
      line.type = .transfer
      try put(-quantity, of: line, in: from)
      line.transaction = entries.last?.transaction
      line.pointers.location = "\(movement.pointer)/to"
      try put(quantity, of: line, in: to)
    }
  }

  /// Takes an entry back.
  mutating func reverse(_ entry: StockEntry, reason: Line, note: String?, transaction: UUID?) throws(Failure) {
    let item = try find(entry.item, at: "/transaction")
    let location = try stock.inventory.locations.records.find(entry.location, at: "/transaction", in: context).record
    var line = Draft(reversing: entry, item, reason: reason, note: note, at: context.now)
    line.transaction = transaction
    try put(-entry.quantity.units, of: line, in: location)
  }

  /// The transaction that was begun last.
  var transaction: UUID? { entries.last?.transaction }

  func result() throws(Failure) -> PostedStock {
    var levels: [StockLevel] = []
    for (item, location) in touched {
      let onHand = try stock.sums.onHand(item, in: location.id, context)
      let isAvailable = location.details.kind == .stock
      levels.append(StockLevel(item: item, location: location.id, onHand: onHand, unavailable: isAvailable ? 0 : onHand))
    }
    return PostedStock(entries: entries, levels: levels)
  }

  // MARK: One line

  /// Where in the parameters stands what may be wrong.
  private struct Pointers {
    let quantity: String, cost: String, item: String
    var location: String

    init(_ movement: Movement) {
      quantity = movement.quantityPointer
      cost = "\(movement.pointer)/unitCost"
      item = "\(movement.pointer)/\(movement.item.sku == nil ? "item" : "sku")"
      location = "\(movement.pointer)/\(movement.locationMember)"
    }

    init(all pointer: String) { (quantity, cost, item, location) = (pointer, pointer, pointer, pointer) }
  }

  /// What a line of the ledger says beside how much and where.
  private struct Draft {
    let item: Item
    var type = StockEntryType.adjustment
    var transaction: UUID?
    let details: (unitCost: Money?, reason: Line?, note: String?)
    let reverses: ID<StockEntry>?
    let effectiveAt: Timestamp
    var pointers: Pointers

    init(_ movement: Movement, _ item: Item, effectiveAt: Timestamp) {
      self.item = item
      details = (movement.unitCost, movement.details.reason, movement.details.note)
      reverses = nil
      self.effectiveAt = effectiveAt
      pointers = Pointers(movement)
    }

    init(reversing entry: StockEntry, _ item: Item, reason: Line, note: String?, at now: Timestamp) {
      self.item = item
      type = entry.type
      details = (nil, reason, note)
      reverses = entry.id
      // What is taken back is not gone before it came.
      effectiveAt = max(now, entry.effectiveAt)
      pointers = Pointers(all: "/transaction")
    }
  }

  private mutating func put(_ quantity: Int, of line: Draft, in location: Location) throws(Failure) {
    let known = try stock.sums.stock(of: line.item.id, context)
    var held = known ?? .none
    let onHand = try stock.sums.onHand(line.item.id, in: location.id, context)
    try checkState(of: line.item, location, quantity, held.level, line.pointers)
    if quantity < 0, onHand + quantity < 0, !(try stock.allowsNegative(in: context)) {
      let level = Level(onHand: onHand, unavailable: location.details.kind == .stock ? 0 : onHand)
      throw Failure(
        InsufficientStockData(item: line.item.id, location: location.id, asked: -quantity, level),
        "There is \(text(onHand)) \(line.item.details.unit.text) of \(line.item.details.sku.text) in \(location.details.name.text), and \(text(-quantity)) was to be taken"
      )
    }
    let unavailable = location.details.kind == .stock ? 0 : held.level.unavailable + quantity
    if [held.level.onHand + quantity, onHand + quantity, unavailable].contains(where: { abs($0) > Stock.most }) {
      throw .invalidParam(line.pointers.quantity, "quantity must leave at most \(text(Stock.most)) on hand")
    }
    if line.type == .purchase, quantity > 0, let cost = line.details.unitCost { try held.average(quantity, at: cost, line.pointers.cost) }
    if known == nil { try stock.sums.begin(line.item.id, context) }
    let id = stock.newID(in: context)
    let entry = StockEntry(
      id: id, company: CompanyID(context.company), transaction: line.transaction ?? id.uuid, item: line.item.id, location: location.id,
      type: line.type, quantity: Decimal(units: quantity), unitCost: line.details.unitCost, reason: line.details.reason,
      note: line.details.note, reverses: line.reverses, actor: try context.base.actor(), effectiveAt: line.effectiveAt, at: context.now)
    try stock.append(entry, kind: location.details.kind, of: line.item, &held, in: context)
    entries.append(entry)
    let place = Place(item: line.item.uuid, location: location.uuid)
    if isTouched.insert(place).inserted { touched.append((line.item.id, location)) }
  }

  /// What is out of use takes nothing more; of an archived item, what is left may go.
  private func checkState(
    of item: Item, _ location: Location, _ quantity: Int, _ level: Level, _ pointers: Pointers
  ) throws(Failure) {
    if location.details.structural.isSet {
      throw .invalidParam(pointers.location, "\(location.details.name.text) is structural: it holds other locations, and no stock")
    }
    if quantity > 0, location.details.archived.isSet {
      throw .invalidParam(pointers.location, "\(location.details.name.text) is archived, and takes no more stock")
    }
    let after = level.onHand + quantity
    if item.details.archived.isSet, abs(after) > abs(level.onHand) || after < 0 && level.onHand > 0 || after > 0 && level.onHand < 0 {
      throw .invalidParam(pointers.item, "\(item.details.sku.text) is archived: only what brings its stock to 0 is posted")
    }
  }

  // MARK: What a movement means

  private mutating func item(of movement: Movement) throws(Failure) -> Item {
    let id = try stock.inventory.id(movement.item.item, movement.item.sku, as: "item", at: movement.pointer, in: context)
    return try find(id, at: "\(movement.pointer)/\(movement.item.sku == nil ? "item" : "sku")")
  }

  private mutating func find(_ id: ID<ItemDetails>, at pointer: String) throws(Failure) -> Item {
    if let known = items[id.uuid] { return known }
    let found = try stock.inventory.items.find(id, at: pointer, in: context).record
    items[id.uuid] = found
    return found
  }

  private mutating func location(_ id: ID<LocationDetails>?, at pointer: String, for item: Item) throws(Failure) -> Location {
    let id = id ?? item.details.location
    if let known = locations[id?.uuid] { return known }
    let locations = stock.inventory.locations
    let found = if let id { try locations.records.find(id, at: pointer, in: context).record } else { try locations.main(in: context) }
    self.locations[id?.uuid] = found
    return found
  }

  /// How much comes or goes, in the item's own unit.
  private func quantity(of movement: Movement, _ item: Item, in location: Location) throws(Failure) -> Int {
    let pointer = movement.quantityPointer
    let given: Decimal
    switch movement.amount {
    case .by(let quantity), .to(let quantity): given = quantity
    }
    let unitPointer = "\(movement.pointer)/unit"
    let own = try StockedItem(item).quantity(given, in: movement.unit, at: pointer, unitAt: unitPointer).units
    switch movement.amount {
    case .by:
      if own == 0 { throw .invalidParam(pointer, "\(movement.quantityMember) must not be 0") }
      if own < 0, !movement.isAdjustment { throw .invalidParam(pointer, "\(movement.quantityMember) must be more than 0") }
      if abs(own) > Stock.mostMoved { throw .invalidParam(pointer, "\(movement.quantityMember) must be at most \(text(Stock.mostMoved))") }
      return own
    case .to:
      let difference = own - (try stock.sums.onHand(item.id, in: location.id, context))
      if abs(difference) > Stock.mostMoved {
        throw .invalidParam(pointer, "\(movement.quantityMember) must be at most \(text(Stock.mostMoved)) away from what is on hand")
      }
      if difference == 0 { throw .invalidParam(pointer, "\(movement.quantityMember) must be another quantity than what is on hand") }
      return difference
    }
  }

  private func check(_ movement: Movement) throws(Failure) {
    if movement.isAdjustment, !Access.manager(.inventory).permits(context.rights) { throw .forbidden(.manager(.inventory)) }
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
private func text(_ units: Int) -> String { Decimal(units: units).description }
