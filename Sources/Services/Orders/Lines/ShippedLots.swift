internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// How much of which lot was shipped of a line, and has not come back.
struct ShippedLots {
  /// In units of `Decimal`; under nil what left before lots were told apart.
  private var left: [UUID?: Int] = [:]

  /// - Parameters:
  ///   - entries: those of the line's order.
  ///   - dispatch: with which it left; nil for any.
  init(of line: ID<OrderLineDetails>, _ entries: [OrderEntry], with dispatch: ID<DispatchDetails>?) {
    for entry in entries where entry.details.line == line && (dispatch == nil || entry.details.dispatch == dispatch) {
      let isShipped = entry.details.type == .shipped
      for part in entry.details.parts { left[part.lot, default: 0] += isShipped ? part.quantity.units : -part.quantity.units }
    }
  }

  /// Those of which something is left.
  var lots: [UUID] { left.filter { $0.value > 0 }.compactMap(\.key).sorted() }

  /// So much comes back.
  /// - Parameter isOther: whether what was of a lot may be of another one now.
  /// - Throws: -32602 at the pointer for more of a lot than was shipped of it.
  mutating func take(
    _ quantity: Decimal, of lot: UUID, at pointer: String, _ isOther: (UUID) throws(Failure) -> Bool
  ) throws(Failure) {
    let known = max(left[lot] ?? 0, 0)
    var rest = quantity.units
    take(&rest, of: lot)
    take(&rest, of: nil)
    for other in left.keys.compactMap(\.self).sorted() where rest > 0 {
      if try isOther(other) { take(&rest, of: other) }
    }
    if rest > 0 { throw .invalidParam(pointer, "of the lot at most \(Decimal(units: known)) was shipped and has not come back") }
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

  /// Refuses what comes back of a lot of which it was not shipped. Of a batch, what must be looked at first goes into a lot of its own, and
  /// says nothing.
  /// - Throws: `notFound`; -32602 at the pointer.
  func take(
    _ quantity: Decimal, of lot: UUID, _ condition: ReturnCondition, from left: inout ShippedLots, at pointer: String,
    in context: CompanyContext
  ) throws(Failure) {
    if try stock.lot(lot, in: context).serial == nil, condition != .ok { return }
    // What is of a lot that was made part of another is of that now.
    try left.take(quantity, of: lot, at: pointer) { (lot) throws(Failure) in try stock.lot(lot, in: context).isArchived }
  }
}
