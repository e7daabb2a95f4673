internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The values that the ledger entries of one movement have in common: all except the quantity, the location and the
/// lot.
struct Draft {
  /// The JSON pointers of the movement's members in the parameters, for error messages. The text of a pointer is made
  /// when it is read, because only an error needs it.
  struct Pointers {
    private let base: MovementPointer
    /// The names of the members to which the pointers lead. An empty name stands for the movement as a whole.
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
      (itemMember, lotMember) = (
        movement.isOfLine ? "" : movement.item.sku == nil ? "item" : "sku", movement.lots.named ?? "lot"
      )
    }

    /// Creates the pointers for a row of an imported file.
    init(row lot: Lot?) {
      (base, quantityMember, costMember, itemMember, locationMember) = (
        .root, "quantity", "unitCost", "sku", "location"
      )
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
  /// The id of an action that may be posted only once, such as taking back a shipment; `nil` for any other action. The
  /// ids of the action's entries are computed from this id.
  private let deed: UUID?
  let effectiveAt: Timestamp
  let reasons: StockMovement.Reasons
  /// The reserved quantity, in units of `Decimal`, that the entry may take: the reservation of the entry's own order or
  /// build, or any quantity if a manager forces the movement.
  private(set) var ownReserve = 0
  /// A Boolean value that indicates whether the entry brings back stock that had left the company. Such stock is
  /// accepted even if its item or lot has been archived since it left.
  var comesBack = false
  var pointers: Pointers
  /// A Boolean value that indicates whether the entry posts an imported quantity: the `quantity` in a row of a file.
  private(set) var isOpening = false

  init(_ movement: borrowing Movement, _ item: Recalled<Item>, effectiveAt: Timestamp) throws(Failure) {
    // Nothing in the parameters names stock that comes back with its dispatch or loan. So all errors about it point at
    // the movement as a whole.
    let pointers = movement.comesBack ? Pointers(all: movement.pointer) : Pointers(movement)
    let given = try movement.unitCost.map { (price) throws(Failure) in try UnitCost(price, at: pointers.cost) }
    self.init(movement, item, given, effectiveAt: effectiveAt, pointers)
  }

  /// - Parameter given: the cost of one unit that the request or the file names, if any.
  private init(
    _ movement: borrowing Movement, _ item: Recalled<Item>, _ given: UnitCost?, effectiveAt: Timestamp,
    _ pointers: Pointers
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

  init(
    reversing entry: StockEntry, _ item: Recalled<Item>, reason: Line, note: String?, at now: Timestamp,
    _ pointer: String
  ) {
    self.item = item
    type = entry.type
    details = (nil, reason, note)
    reverses = entry.id
    deed = nil
    // A reversal is never effective before the entry that it reverses.
    effectiveAt = max(now, entry.effectiveAt)
    reasons = StockMovement.Reasons(
      order: entry.order, orderLine: entry.orderLine, dispatch: entry.dispatch, loan: entry.loan, count: entry.count,
      build: entry.build)
    pointers = Pointers(all: .at(pointer))
  }

  init(opening item: Recalled<Item>, _ lot: Lot?, unitCost: UnitPrice?, at now: Timestamp) throws(Failure) {
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

  /// Returns the id of an entry whose action can be posted only once, or `nil` for any other entry. Two devices that
  /// post the same action before they sync compute the same id, so they create the same entry.
  func naturalID(of lot: ID<LotDetails>?) -> ID<StockEntry>? {
    if let reverses { return StockEntry.reversal(of: reverses) }
    return deed.map { StockEntry.naturalID(of: $0, lot) }
  }

  func entry(
    _ id: ID<StockEntry>, _ quantity: Int, _ lot: ID<LotDetails>?, in location: ID<LocationDetails>, by actor: UUID,
    _ context: CompanyContext
  ) -> StockEntry {
    StockEntry(
      id: id, company: CompanyID(context.company), transaction: transaction ?? id.uuid, item: item.record.id,
      location: location,
      type: type,
      quantity: Decimal(units: quantity), unitCost: details.unitCost, reason: details.reason, note: details.note,
      reverses: reverses,
      actor: actor, effectiveAt: effectiveAt, at: context.now, lot: lot, order: reasons.order,
      orderLine: reasons.orderLine,
      dispatch: reasons.dispatch, loan: reasons.loan, count: reasons.count, build: reasons.build)
  }
}
