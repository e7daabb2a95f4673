internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// What a line of the ledger says beside how much, where and of which lot.
struct Draft {
  /// Where in the parameters stands what may be wrong.
  struct Pointers {
    let quantity: String, cost: String, item: String, lot: String
    var location: String

    init(_ movement: Movement) {
      quantity = movement.quantityPointer
      cost = "\(movement.pointer)/unitCost"
      item = "\(movement.pointer)/\(movement.item.sku == nil ? "item" : "sku")"
      lot = "\(movement.pointer)/\(movement.lots.named ?? "lot")"
      location = "\(movement.pointer)/\(movement.locationMember)"
    }

    /// Those of a row of a file.
    init(row lot: Lot?) {
      (quantity, cost, item, location) = ("/quantity", "/unitCost", "/sku", "/location")
      self.lot = lot?.details.serial == nil ? "/batch" : "/serial"
    }

    init(all pointer: String) { (quantity, cost, item, lot, location) = (pointer, pointer, pointer, pointer, pointer) }
  }

  let item: Item
  let type: StockEntryType
  var transaction: UUID?
  let details: (unitCost: UnitCost?, reason: Line?, note: String?)
  let reverses: ID<StockEntry>?
  let effectiveAt: Timestamp
  let reasons: StockMovement.Reasons
  /// Whether it comes back even where what it is of is out of use by now.
  var comesBack = false
  var pointers: Pointers
  /// Whether it says what was there before, from a file.
  private(set) var isOpening = false

  init(_ movement: Movement, _ item: Item, effectiveAt: Timestamp) throws(Failure) {
    self.item = item
    type = movement.type
    let pointers = Pointers(movement)
    let given = try movement.unitCost.map { (price) throws(Failure) in try UnitCost(price, at: pointers.cost) }
    details = (movement.exactCost ?? given, movement.details.reason, movement.details.note)
    reverses = nil
    self.effectiveAt = effectiveAt
    reasons = movement.reasons
    comesBack = movement.comesBack
    transaction = movement.transaction
    self.pointers = pointers
  }

  init(reversing entry: StockEntry, _ item: Item, reason: Line, note: String?, at now: Timestamp, _ pointer: String) {
    self.item = item
    type = entry.type
    details = (nil, reason, note)
    reverses = entry.id
    // What is taken back is not gone before it came.
    effectiveAt = max(now, entry.effectiveAt)
    reasons = StockMovement.Reasons(
      order: entry.order, orderLine: entry.orderLine, dispatch: entry.dispatch, loan: entry.loan, count: entry.count)
    pointers = Pointers(all: pointer)
  }

  init(opening item: Item, _ lot: Lot?, unitCost: Money?, at now: Timestamp) throws(Failure) {
    self.item = item
    type = .adjustment
    let pointers = Pointers(row: lot)
    let cost = try unitCost.map { (price) throws(Failure) in try UnitCost(price, at: pointers.cost) }
    details = (cost, Line("Import"), nil)
    reverses = nil
    effectiveAt = now
    reasons = StockMovement.Reasons()
    self.pointers = pointers
    isOpening = true
  }

  init(relabelling item: Item, at now: Timestamp, _ pointer: String) {
    self.item = item
    type = .transfer
    details = (nil, nil, nil)
    reverses = nil
    effectiveAt = now
    reasons = StockMovement.Reasons()
    pointers = Pointers(all: pointer)
  }

  func entry(
    _ id: ID<StockEntry>, _ quantity: Int, _ lot: ID<LotDetails>?, in location: ID<LocationDetails>, by actor: UUID,
    _ context: CompanyContext
  ) -> StockEntry {
    StockEntry(
      id: id, company: CompanyID(context.company), transaction: transaction ?? id.uuid, item: item.id, location: location, type: type,
      quantity: Decimal(units: quantity), unitCost: details.unitCost, reason: details.reason, note: details.note, reverses: reverses,
      actor: actor, effectiveAt: effectiveAt, at: context.now, lot: lot, order: reasons.order, orderLine: reasons.orderLine,
      dispatch: reasons.dispatch, loan: reasons.loan, count: reasons.count)
  }
}
