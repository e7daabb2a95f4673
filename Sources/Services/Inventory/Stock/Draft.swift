internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// What a line of the ledger says beside how much, where and of which lot.
struct Draft {
  /// Where in the parameters stands what may be wrong. It is spelled out where something is.
  struct Pointers {
    private let base: MovementPointer
    /// Empty for the base itself.
    private let quantityMember: String, costMember: String, itemMember: String, lotMember: String
    var locationMember: String

    var quantity: String { pointer(to: quantityMember) }
    var cost: String { pointer(to: costMember) }
    var item: String { pointer(to: itemMember) }
    var lot: String { pointer(to: lotMember) }
    var location: String { pointer(to: locationMember) }

    init(_ movement: borrowing Movement) {
      base = movement.pointer
      (quantityMember, costMember, locationMember) = (movement.quantityMember, "unitCost", movement.locationMember)
      (itemMember, lotMember) = (movement.isOfLine ? "" : movement.item.sku == nil ? "item" : "sku", movement.lots.named ?? "lot")
    }

    /// Those of a row of a file.
    init(row lot: Lot?) {
      (base, quantityMember, costMember, itemMember, locationMember) = (.root, "quantity", "unitCost", "sku", "location")
      lotMember = lot?.details.serial == nil ? "batch" : "serial"
    }

    init(all pointer: MovementPointer) {
      (base, quantityMember, costMember, itemMember, lotMember, locationMember) = (pointer, "", "", "", "", "")
    }

    private func pointer(to member: String) -> String { member.isEmpty ? "\(base)" : "\(base)/\(member)" }
  }

  let item: Recalled<Item>
  let type: StockEntryType
  var transaction: UUID?
  let details: (unitCost: UnitCost?, reason: Line?, note: String?)
  let reverses: ID<StockEntry>?
  /// What can be posted only once, from which the ids of the entries follow.
  private let deed: UUID?
  let effectiveAt: Timestamp
  let reasons: StockMovement.Reasons
  /// How much of what is reserved it may take.
  private(set) var ownReserve = 0
  /// Whether it comes back even where what it is of is out of use by now.
  var comesBack = false
  var pointers: Pointers
  /// Whether it says what was there before, from a file.
  private(set) var isOpening = false

  init(_ movement: borrowing Movement, _ item: Recalled<Item>, effectiveAt: Timestamp) throws(Failure) {
    // What comes back with its dispatch is named by no member.
    let pointers = movement.comesBack ? Pointers(all: movement.pointer) : Pointers(movement)
    let given = try movement.unitCost.map { (price) throws(Failure) in try UnitCost(price, at: pointers.cost) }
    self.init(movement, item, given, effectiveAt: effectiveAt, pointers)
  }

  /// - Parameter given: what one of it costs, as the movement says it in whole minor units.
  private init(
    _ movement: borrowing Movement, _ item: Recalled<Item>, _ given: UnitCost?, effectiveAt: Timestamp, _ pointers: Pointers
  ) {
    self.item = item
    type = movement.type
    details = (movement.exactCost ?? given, movement.details.reason, movement.details.note)
    reverses = nil
    self.effectiveAt = effectiveAt
    reasons = movement.reasons
    comesBack = movement.comesBack
    ownReserve = movement.ownReserve
    transaction = movement.transaction
    deed = movement.deed
    self.pointers = pointers
  }

  init(reversing entry: StockEntry, _ item: Recalled<Item>, reason: Line, note: String?, at now: Timestamp, _ pointer: String) {
    self.item = item
    type = entry.type
    details = (nil, reason, note)
    reverses = entry.id
    deed = nil
    // What is taken back is not gone before it came.
    effectiveAt = max(now, entry.effectiveAt)
    reasons = StockMovement.Reasons(
      order: entry.order, orderLine: entry.orderLine, dispatch: entry.dispatch, loan: entry.loan, count: entry.count)
    pointers = Pointers(all: .at(pointer))
  }

  init(opening item: Recalled<Item>, _ lot: Lot?, unitCost: Money?, at now: Timestamp) throws(Failure) {
    self.item = item
    type = .adjustment
    let pointers = Pointers(row: lot)
    let cost = try unitCost.map { (price) throws(Failure) in try UnitCost(price, at: pointers.cost) }
    details = (cost, Line("Import"), nil)
    reverses = nil
    deed = nil
    effectiveAt = now
    reasons = StockMovement.Reasons()
    self.pointers = pointers
    isOpening = true
  }

  init(relabelling item: Recalled<Item>, at now: Timestamp, _ pointer: String) {
    self.item = item
    type = .transfer
    details = (nil, nil, nil)
    reverses = nil
    deed = nil
    effectiveAt = now
    reasons = StockMovement.Reasons()
    pointers = Pointers(all: .at(pointer))
  }

  /// The id of an entry of something that can be done only once: devices that do it apart make the same entry. `nil` for any other entry.
  func naturalID(of lot: ID<LotDetails>?) -> ID<StockEntry>? {
    if let reverses { return StockEntry.reversal(of: reverses) }
    return deed.map { StockEntry.naturalID(of: $0, lot) }
  }

  func entry(
    _ id: ID<StockEntry>, _ quantity: Int, _ lot: ID<LotDetails>?, in location: ID<LocationDetails>, by actor: UUID,
    _ context: CompanyContext
  ) -> StockEntry {
    StockEntry(
      id: id, company: CompanyID(context.company), transaction: transaction ?? id.uuid, item: item.record.id, location: location,
      type: type,
      quantity: Decimal(units: quantity), unitCost: details.unitCost, reason: details.reason, note: details.note, reverses: reverses,
      actor: actor, effectiveAt: effectiveAt, at: context.now, lot: lot, order: reasons.order, orderLine: reasons.orderLine,
      dispatch: reasons.dispatch, loan: reasons.loan, count: reasons.count)
  }
}
