internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// How much of which lot was shipped of a line, and has not come back.
struct ShippedLots {
  /// In units of `Decimal`; under nil what left before lots were told apart, or of a lot that is another one now.
  private var left: [UUID?: Int] = [:]

  /// Something left, or came back.
  mutating func count(_ units: Int, of lot: UUID?) { left[lot, default: 0] += units }

  /// - Throws: -32602 at the pointer for more of a lot than was shipped of it.
  func check(_ quantity: Decimal, of lot: UUID, at pointer: String) throws(Failure) {
    var left = self
    try left.take(quantity, of: lot, at: pointer)
  }

  /// The same, and it is no longer left.
  mutating func take(_ quantity: Decimal, of lot: UUID, at pointer: String) throws(Failure) {
    let known = max(left[lot] ?? 0, 0)
    guard quantity.units <= known + max(left[nil] ?? 0, 0) else {
      throw .invalidParam(pointer, "of the lot at most \(Decimal(units: known)) was shipped and has not come back")
    }
    count(-min(known, quantity.units), of: lot)
    count(min(known, quantity.units) - quantity.units, of: nil)
  }
}

extension Orders {
  /// - Parameter dispatch: with which it left; nil for any.
  func lots(
    leftOf line: ID<OrderLineDetails>, in order: ID<OrderDetails>, with dispatch: ID<DispatchDetails>?, in context: CompanyContext
  ) throws(Failure) -> ShippedLots {
    let entries: [OrderEntry] = try all(queries.entriesOfOrder, of: order.uuid, in: context)
    var lots = ShippedLots()
    for entry in entries where entry.details.line == line && (dispatch == nil || entry.details.dispatch == dispatch) {
      for part in entry.details.parts {
        let units = part.quantity.units
        lots.count(entry.details.type == .shipped ? units : -units, of: try inUse(part.lot, in: context))
      }
    }
    return lots
  }

  /// Whether a lot that comes back says what was shipped: of a batch, what must be looked at first goes into a lot of its own.
  /// - Throws: `notFound`.
  func isTold(_ lot: UUID, _ condition: ReturnCondition, in context: CompanyContext) throws(Failure) -> Bool {
    let found = try stock.lot(lot, in: context)
    return condition == .ok || found.serial != nil
  }

  /// A lot; nil for one that is out of use, as what is of it may be of another lot now.
  private func inUse(_ lot: UUID?, in context: CompanyContext) throws(Failure) -> UUID? {
    guard let lot else { return nil }
    return try stock.lot(lot, in: context).isArchived ? nil : lot
  }
}
