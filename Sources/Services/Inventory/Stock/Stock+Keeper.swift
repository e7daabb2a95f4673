internal import JSON
public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy
public import Vocabulary

/// The interface of the inventory for other services. They read items and stock, and post movements through it.
extension Inventory: StockKeeper {
  public func item(_ id: UUID?, _ sku: Line?, at pointer: String, in context: CompanyContext) throws(Failure)
    -> StockedItem
  {
    let named = try self.id(id.map { ID($0) }, sku, as: "item", at: pointer, in: context)
    return StockedItem(try items.find(named, at: "\(pointer)/\(sku == nil ? "item" : "sku")", in: context).record)
  }

  public func stock(of item: UUID, in context: CompanyContext) throws(Failure) -> StockFigures {
    let stock = try sums.stock(of: ID(item), context.partition) ?? .none
    return StockFigures(
      onHand: Decimal(units: stock.level.onHand), unavailable: Decimal(units: stock.level.unavailable),
      demand: Decimal(units: stock.demand), demandOfBuilds: stock.builds.demand)
  }

  public func unitCost(of item: UUID, in context: CompanyContext) throws(Failure) -> UnitCost? {
    if let stock = try sums.stock(of: ID(item), context.partition) { return stock.unitCost }
    return try serviceCost(of: item, in: context)
  }

  public func valuation(from: Timestamp?, until: Timestamp?, in context: CompanyContext) throws(Failure) -> Walk<
    ValuedItem
  > {
    try LedgerWalk(stock.stores, stock.ledger, from: from, until: until, in: context).walk
  }

  public func summary(on day: Day, in context: CompanyContext) throws(Failure) -> StockSummary {
    try stock.summary.figures(expiringBy: day.adding(days: try stock.expiryDays(in: context)), in: context)
  }

  public func places(_ ids: [UUID], in context: CompanyContext) throws(Failure) -> [StockPlace] {
    try locations.places(ids, in: context)
  }

  public func spelling(ofLocation id: UUID, in context: CompanyContext) throws(Failure) -> String? {
    try locations.spelling(of: id, in: context)
  }

  public func location(_ name: LocationName?, at pointer: String, in context: CompanyContext) throws(Failure) -> UUID? {
    guard let id = try locations.id(name, at: pointer, in: context) else { return nil }
    let location = try locations.recall(id, at: pointer, in: context).record
    try location.requireStock(at: pointer)
    if location.id == Locations.ownID(.lentLocation, in: context) {
      throw .invalidParam(
        pointer,
        "location can't be \(location.details.name.text), which holds lent goods. Return them with inventory.loans.return"
      )
    }
    return location.uuid
  }

  public func location(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID? {
    try locations.find(spelled: text, in: context)
  }

  public func lot(of item: UUID, batch: Line?, serial: Line?, in context: CompanyContext) throws(Failure) -> UUID? {
    try lots.find(batch: batch, serial: serial, of: ID(item), in: context)?.uuid
  }

  public func lot(_ id: UUID, in context: CompanyContext) throws(Failure) -> StockLot {
    let details = try lots.records.find(ID(id), in: context).record.details
    return StockLot(
      id: id, item: details.item.uuid, batch: details.batch, serial: details.serial, expiry: details.expiry,
      isArchived: details.archived.isSet)
  }

  public func post(
    _ movements: [StockMovement], asOne: Bool, in context: CompanyContext
  ) throws(Failure) -> [PostedMovement] {
    try stock.post(movements.map(Movement.init), asOne: asOne, in: context)
  }

  public func reverse(
    _ transaction: UUID, reason: Line, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> PostedMovement {
    var posting = try stock.reversal(
      of: try stock.entries(of: transaction, in: context), reason: reason, at: pointer, in: context)
    try posting.finish()
    return posting.posted(since: 0)
  }

  public func undoing(
    _ transaction: UUID, reason: Line, in context: CompanyContext
  ) throws(Failure) -> (consequences: SyncedConsequences, transaction: UUID)? {
    let entries = try stock.entries(of: transaction, in: context)
    if entries.isEmpty { return nil }
    var found = SyncedConsequences()
    for entry in entries { try stock.undo(entry, reason: reason, in: context, &found) }
    return (found, StockEntry.reversal(of: ID(transaction)).uuid)
  }

  public func low(after cursor: String?, in context: CompanyContext) throws(Failure) -> (
    items: [LowItem], next: String?
  ) {
    let page = try stock.levels.low(limit: 200, after: cursor, in: context)
    var found: [LowItem] = []
    for low in page.items {
      let item = try items.find(low.item, in: context).record
      found.append(LowItem(item: StockedItem(item), supplier: item.details.supplier, lacking: low.lacking))
    }
    return (found, page.next)
  }

  public func supply(of item: UUID, from contact: UUID, in context: CompanyContext) throws(Failure) -> ItemSupply? {
    let there = try suppliers.of(ID(item), in: context).map(\.details).filter { $0.contact == contact }
    guard let terms = there.first(where: \.preferred.isSet) ?? there.first else { return nil }
    return ItemSupply(
      packUnit: terms.packUnit, minOrder: terms.minOrder, leadDays: terms.leadDays,
      breaks: terms.breaks.map { ($0.minQuantity, $0.price) })
  }
}

extension Movement {
  /// Creates the movement from the request of another service.
  init(_ asked: StockMovement) {
    let kind: Kind
    switch asked.kind {
    case .sale: kind = .sale
    case .purchase: kind = .receive
    case .fromCustomer: kind = .giveBack(.fromCustomer)
    case .toSupplier: kind = .giveBack(.toSupplier)
    case .transfer(let to): kind = .transfer(to: ID(to))
    case .loss: kind = .loss
    case .count: kind = .count
    case .consumption: kind = .consume
    case .production: kind = .production
    }
    let new = asked.newLot
    let lots = MovedLots(
      lot: asked.lot.map { ID($0) }, batch: new?.batch, serials: new.flatMap { $0.serials.isEmpty ? nil : $0.serials },
      expiry: new?.expiry)
    self.init(
      kind: kind, item: MovedItem(item: ID(asked.item), sku: nil), amount: .by(asked.quantity), unit: nil,
      location: asked.location.map { ID($0) }, lots: lots,
      details: Details(reason: asked.reason, note: asked.note, effectiveAt: nil),
      unitCost: nil, exactCost: asked.unitCost, isForced: asked.isForced, reasons: asked.reasons,
      isJoined: asked.isJoined, deed: asked.deed,
      reserved: asked.reserved.units, endedDemand: asked.endedDemand?.units,
      condition: asked.condition, comesBack: asked.comesBack, isOfLine: asked.reasons.orderLine != nil,
      pointer: .at(asked.pointer))
  }
}
