internal import Ports
internal import Shape
internal import Storage

/// The items that a line takes from the stock. A line of goods takes its item, a kit takes its components, and a
/// service takes nothing. Reservations, shipments and returns are computed with these functions.
extension OrderLineDetails {
  /// The items that the line takes from the stock, each with its quantity for one own unit of the line's item.
  var takings: [KitPart] {
    guard let item, hasGoods else { return [] }
    if kind == .kit { return parts }
    return [KitPart(item: item, sku: sku ?? Line(""), quantity: Decimal(1), per: Decimal(1), whole: false)]
  }

  /// Returns the quantity that a part of the line takes of each item in `takings`, in units of `Decimal`.
  ///
  /// The quantity of a part is the quantity up to its end, less the quantity up to its start. So the quantities of
  /// several parts sum to the quantity of the whole line, even if single parts are rounded up.
  /// - Parameters:
  ///   - start: the quantity before the part, in the line's unit.
  ///   - end: the quantity after the part, in the line's unit.
  func takes(from start: Decimal, to end: Decimal) -> [(item: UUID, quantity: Int)] {
    assert(start <= end, "a part of a line has no negative quantity")
    let (before, after) = (ratio.kept(start).units, ratio.kept(end).units)
    return takings.map { ($0.item, $0.need(for: after) - $0.need(for: before)) }
  }

  /// The quantity of each item in `takings` for which the line waits, in units of `Decimal`.
  var demands: [(item: UUID, quantity: Int)] {
    if kind != .kit { return item.map { [($0, state.demand.units)] } ?? [] }
    let end = state.queuedAt == nil ? state.fulfilled : Decimal(units: state.fulfilled.units + left.units)
    return takes(from: state.fulfilled, to: end)
  }

  /// Returns the quantity of the line that can be shipped, in the line's unit. For a kit, only whole kits count.
  /// - Parameter allocated: the quantity of each item in `takings` that is in stock for the line, in units of `Decimal`
  ///   and in the same order.
  func ready(_ allocated: [Int]) -> Decimal {
    if kind != .kit { return ratio.inUnit(Decimal(units: allocated.first ?? 0)) }
    let demands = demands.map(\.quantity)
    if demands.allSatisfy({ $0 == 0 }) || zip(demands, allocated).allSatisfy({ $0 <= $1 }) {
      return state.queuedAt == nil ? Decimal(0) : left
    }
    let shipped = ratio.kept(state.fulfilled).units
    let kits = zip(takings, allocated).map { $0.kits(from: $0.need(for: shipped) + $1) - shipped }.min() ?? 0
    let whole = max(0, kits) / Decimal(1).units * Decimal(1).units
    return min(ratio.inUnit(Decimal(units: whole)), left)
  }
}
