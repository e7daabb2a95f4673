internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// How much of which lot was shipped of a line, and has not come back.
struct ShippedLots {
  /// In units of `Decimal`; under nil what left without a lot that is known: before lots were told apart, or elsewhere.
  private var left: [UUID?: Int] = [:]
  /// Whether something has come back of a lot that nobody knows.
  private var isVague = false

  /// Notes an entry of the line.
  /// - Parameters:
  ///   - own: its quantity in the item's own unit.
  ///   - isPiece: whether a lot is one piece, which stays what it is; of a batch, what must be looked at first goes into a lot of its own.
  fileprivate mutating func note(
    _ entry: OrderEntryDetails, _ own: Decimal?, isPiece: (UUID) throws(Failure) -> Bool
  ) throws(Failure) {
    if entry.type == .cancelled || entry.type == .dropped { return }
    if entry.parts.isEmpty {
      if entry.type == .shipped { left[nil, default: 0] += own?.units ?? 0 } else { isVague = true }
    }
    for part in entry.parts {
      if entry.type == .shipped {
        left[part.lot, default: 0] += part.quantity.units
      } else if entry.transaction != nil, let lot = part.lot, entry.condition ?? .ok != .ok, !(try isPiece(lot)) {
        isVague = true
      } else {
        left[part.lot, default: 0] -= part.quantity.units
      }
    }
  }

  /// Whether it is known of each lot how much has come back.
  /// - Parameter isOther: whether what was of a lot may be of another one now.
  func isExact(_ isOther: (UUID) throws(Failure) -> Bool) throws(Failure) -> Bool {
    if isVague || left[nil] ?? 0 > 0 { return false }
    for lot in lots {
      if try isOther(lot) { return false }
    }
    return true
  }

  /// In units of `Decimal`.
  subscript(lot: UUID) -> Int { max(left[lot] ?? 0, 0) }

  /// Those of which something is left.
  var lots: [UUID] { left.filter { $0.value > 0 }.compactMap(\.key).sorted() }

  /// What came back of a lot that never left was of one that is part of that lot now.
  /// - Parameter isOther: whether what was of a lot may be of another one now.
  mutating func settle(_ isOther: (UUID) throws(Failure) -> Bool) throws(Failure) {
    for lot in left.filter({ $0.value < 0 }).compactMap(\.key).sorted() {
      var owed = -(left[lot] ?? 0)
      left[lot] = 0
      try takeOther(&owed, isOther)
    }
  }

  /// So much comes back.
  /// - Throws: -32602 at the pointer for more of a lot than was shipped of it.
  mutating func take(
    _ quantity: Decimal, of lot: UUID, at pointer: String, _ isOther: (UUID) throws(Failure) -> Bool
  ) throws(Failure) {
    let known = self[lot]
    var rest = quantity.units
    take(&rest, of: lot)
    try takeOther(&rest, isOther)
    if rest > 0 { throw .invalidParam(pointer, "of the lot at most \(Decimal(units: known)) was shipped and has not come back") }
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
  /// All that became of an order's lines.
  func allEntries(of order: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> [OrderEntry] {
    try all(queries.entriesOfOrder, of: order.uuid, in: context)
  }

  /// Which lots of a line are with the customer.
  /// - Parameters:
  ///   - entries: those of its order.
  ///   - dispatch: with which they left; nil for any.
  func shippedLots(
    of line: ID<OrderLineDetails>, _ details: OrderLineDetails, _ entries: [OrderEntry], with dispatch: ID<DispatchDetails>?,
    in context: CompanyContext
  ) throws(Failure) -> ShippedLots {
    var lots = ShippedLots()
    for entry in entries where entry.details.line == line && (dispatch == nil || entry.details.dispatch == dispatch) {
      try lots.note(entry.details, details.own(entry.details.quantity)) { (lot) throws(Failure) in
        try stock.lot(lot, in: context).serial != nil
      }
    }
    try lots.settle { (lot) throws(Failure) in try isOther(lot, in: context) }
    return lots
  }

  /// Refuses what comes back of a lot of which it was not shipped. Of a batch, what must be looked at first goes into a lot of its own, and
  /// says nothing.
  /// - Throws: `notFound`; -32602 at the pointer.
  func take(
    _ quantity: Decimal, of lot: UUID, _ condition: ReturnCondition, from left: inout ShippedLots, at pointer: String,
    in context: CompanyContext
  ) throws(Failure) {
    if try stock.lot(lot, in: context).serial == nil, condition != .ok { return }
    try left.take(quantity, of: lot, at: pointer) { (lot) throws(Failure) in try isOther(lot, in: context) }
  }

  /// What is of a lot that was made part of another is of that now; such a lot is archived.
  func isOther(_ lot: UUID, in context: CompanyContext) throws(Failure) -> Bool { try stock.lot(lot, in: context).isArchived }
}
