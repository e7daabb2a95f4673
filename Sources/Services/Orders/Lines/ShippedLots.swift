internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The quantity of each lot of a line that was shipped and has not come back.
struct ShippedLots {
  /// The quantities, in units of `Decimal`. The key `nil` stands for goods that left without a known lot, because the
  /// item was not tracked by lots yet or the goods were shipped elsewhere.
  private var left: [UUID?: Int] = [:]
  /// A Boolean value that indicates whether goods of an unknown lot have come back.
  private var isVague = false

  /// Adds an entry of the line.
  /// - Parameters:
  ///   - parts: the parts of the entry that are about the line's item, or about one component of a kit.
  ///   - own: the quantity of the entry, in the item's own unit.
  ///   - isPiece: returns a Boolean value that indicates whether a lot is a single piece with a serial number. A
  ///     returned piece stays in its lot. Returned goods of a batch that must be checked first go into a lot of their
  ///     own.
  fileprivate mutating func note(
    _ entry: OrderEntryDetails, _ parts: [EntryPart], _ own: Decimal?, isPiece: (UUID) throws(Failure) -> Bool
  ) throws(Failure) {
    if entry.type == .cancelled || entry.type == .dropped { return }
    if entry.parts.isEmpty {
      if entry.type == .shipped { left[nil, default: 0] += own?.units ?? 0 } else { isVague = true }
    }
    for part in parts {
      if entry.type == .shipped {
        left[part.lot, default: 0] += part.quantity.units
      } else if entry.transaction != nil, let lot = part.lot, entry.condition ?? .ok != .ok, !(try isPiece(lot)) {
        isVague = true
      } else {
        left[part.lot, default: 0] -= part.quantity.units
      }
    }
  }

  /// Returns a Boolean value that indicates whether the returned quantity of each lot is known.
  /// - Parameter isOther: returns a Boolean value that indicates whether a lot may have been merged into another lot.
  func isExact(_ isOther: (UUID) throws(Failure) -> Bool) throws(Failure) -> Bool {
    if isVague || left[nil] ?? 0 > 0 { return false }
    for lot in lots {
      if try isOther(lot) { return false }
    }
    return true
  }

  /// The quantity of a lot, in units of `Decimal`.
  subscript(lot: UUID) -> Int { max(left[lot] ?? 0, 0) }

  /// The lots of which the customer still has some quantity.
  var lots: [UUID] { left.filter { $0.value > 0 }.compactMap(\.key).sorted() }

  /// Corrects lots of which more came back than left. The excess is subtracted from goods of unknown lots, and then
  /// from lots that were merged into other lots.
  /// - Parameter isOther: returns a Boolean value that indicates whether a lot may have been merged into another lot.
  mutating func settle(_ isOther: (UUID) throws(Failure) -> Bool) throws(Failure) {
    for lot in left.filter({ $0.value < 0 }).compactMap(\.key).sorted() {
      var owed = -(left[lot] ?? 0)
      left[lot] = 0
      try takeOther(&owed, isOther)
    }
  }

  /// Subtracts a returned quantity of a lot.
  /// - Throws: -32602 at the pointer if the quantity exceeds the shipped quantity of the lot.
  mutating func take(
    _ quantity: Decimal, of lot: UUID, at pointer: String, _ isOther: (UUID) throws(Failure) -> Bool
  ) throws(Failure) {
    let known = self[lot]
    var rest = quantity.units
    take(&rest, of: lot)
    try takeOther(&rest, isOther)
    if rest > 0 {
      throw .invalidParam(
        pointer,
        "at most \(Decimal(units: known)) of the lot was shipped and not returned yet; return at most this quantity")
    }
  }

  private mutating func takeOther(_ rest: inout Int, _ isOther: (UUID) throws(Failure) -> Bool) throws(Failure) {
    take(&rest, of: nil)
    for other in lots where rest > 0 {
      if try isOther(other) { take(&rest, of: other) }
    }
  }

  private mutating func take(_ rest: inout Int, of lot: UUID?) {
    let some = min(rest, max(left[lot] ?? 0, 0))
    left[lot, default: 0] -= some
    rest -= some
  }
}

extension Orders {
  /// Returns all entries of an order's lines.
  func allEntries(of order: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> [OrderEntry] {
    try all(queries.entriesOfOrder, of: order.uuid, in: context)
  }

  /// Returns the lots of a line that the customer has, with their quantities.
  /// - Parameters:
  ///   - item: the component of a kit; `nil` for the line's item.
  ///   - entries: the entries of the line's order.
  ///   - dispatch: the dispatch with which the lots left; `nil` for any dispatch.
  func shippedLots(
    of line: ID<OrderLineDetails>, _ details: OrderLineDetails, _ entries: [OrderEntry],
    with dispatch: ID<DispatchDetails>?, item: UUID? = nil,
    in context: CompanyContext
  ) throws(Failure) -> ShippedLots {
    var lots = ShippedLots()
    for entry in entries where entry.details.line == line && (dispatch == nil || entry.details.dispatch == dispatch) {
      let parts = item == nil ? entry.details.parts : entry.details.parts.filter { $0.item == item }
      let own = item == nil ? details.own(entry.details.quantity) : nil
      try lots.note(entry.details, parts, own) { (lot) throws(Failure) in
        try stock.lot(lot, in: context).serial != nil
      }
    }
    try lots.settle { (lot) throws(Failure) in try isOther(lot, in: context) }
    return lots
  }

  /// Throws an error if returned goods are of a lot of which not enough was shipped. Returned goods of a batch that
  /// must be checked first go into a lot of their own, and are not checked here.
  /// - Throws: `notFound`; -32602 at the pointer.
  func take(
    _ quantity: Decimal, of lot: UUID, _ condition: ReturnCondition, from left: inout ShippedLots, at pointer: String,
    in context: CompanyContext
  ) throws(Failure) {
    if try stock.lot(lot, in: context).serial == nil, condition != .ok { return }
    try left.take(quantity, of: lot, at: pointer) { (lot) throws(Failure) in try isOther(lot, in: context) }
  }

  /// Returns a Boolean value that indicates whether a lot may have been merged into another lot. A merged lot is
  /// archived.
  func isOther(_ lot: UUID, in context: CompanyContext) throws(Failure) -> Bool {
    try stock.lot(lot, in: context).isArchived
  }
}
