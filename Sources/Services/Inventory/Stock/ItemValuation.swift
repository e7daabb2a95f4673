internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// Computes the value of one item's stock at the beginning and at the end of a period, and the cost of the goods that
/// left in between. The item's entries are added in the order in which they were posted.
struct ItemValuation {
  let id: UUID, category: Line?
  private var opening = ItemStock.none
  private var closing = ItemStock.none
  private var places: [UUID: Int] = [:]
  private var out: [(currency: Currency, cost: ExactAmount)] = []
  private var isOutUncosted = false

  /// The members of a ledger entry that the valuation needs.
  struct Entry {
    let row: Int, location: UUID, type: StockEntryType, quantity: Int, unitCost: UnitCost?, isReversal: Bool,
      isOfBuild: Bool, effectiveAt: Timestamp
    /// The effective instant of the entry's counterpart, or `nil` if it has none. The counterpart of a reversed entry
    /// is its reversal. The counterpart of a reversal is the entry that it reverses.
    let otherAt: Timestamp?
  }

  init(_ id: UUID, _ category: Line?) {
    self.id = id
    self.category = category
  }

  mutating func take(_ entry: Entry, from: Timestamp?, until: Timestamp?) throws(Failure) {
    if let until, entry.effectiveAt >= until { return }
    let isUndone = entry.isUndone(before: until)
    if !isUndone {
      try closing.take(entry)
      places[entry.location, default: 0] += entry.quantity
    }
    if let from, entry.effectiveAt < from {
      if !entry.isUndone(before: from) { try opening.take(entry) }
      return
    }
    guard entry.isOut, !isUndone || entry.takesBackOlder(than: from) else { return }
    guard let cost = closing.unitCost else {
      isOutUncosted = true
      return
    }
    let index = out.firstIndex { $0.currency == cost.currency }
    if index == nil { out.append((cost.currency, .zero)) }
    out[index ?? out.count - 1].cost += cost.times(Decimal(units: -entry.quantity))
  }

  var item: ValuedItem {
    ValuedItem(
      id: id, category: category, opening: opening.holding, closing: closing.holding,
      places: places.filter { $0.value != 0 }.map { ($0.key, Decimal(units: $0.value)) }, out: out,
      isOutUncosted: isOutUncosted)
  }
}

extension ItemValuation.Entry {
  /// A Boolean value that indicates whether the entry counts in the cost of goods that left: a sale, a consumption, or
  /// a return by a customer. Components of a build do not count, because their value is now in the goods that the build
  /// made.
  fileprivate var isOut: Bool {
    switch type {
    case .sale: true
    case .consumption: !isOfBuild
    case .return: (quantity > 0) != isReversal
    case .purchase, .adjustment, .transfer, .count, .production: false
    }
  }

  /// Returns a Boolean value that indicates whether the entry and its counterpart both took effect before an instant.
  /// Together, they then have no effect at that instant.
  fileprivate func isUndone(before instant: Timestamp?) -> Bool {
    guard let otherAt else { return false }
    return instant.map { max(effectiveAt, otherAt) < $0 } ?? true
  }

  /// Returns a Boolean value that indicates whether the entry's counterpart took effect before an instant.
  fileprivate func takesBackOlder(than instant: Timestamp?) -> Bool {
    guard let instant, let otherAt else { return false }
    return otherAt < instant
  }
}

extension ItemStock {
  fileprivate mutating func take(_ entry: ItemValuation.Entry) throws(Failure) {
    if level.onHand.addingReportingOverflow(entry.quantity).overflow {
      throw .limitReached(
        Stock.most,
        "By this time, an item received more stock than the largest quantity that can be counted, \(text(Stock.most))")
    }
    take(entry.type, entry.quantity, at: entry.unitCost)
  }

  fileprivate var holding: Holding { Holding(onHand: Decimal(units: level.onHand), unitCost: unitCost) }
}
