internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// What the entries of an item come to, taken one after the other in the order in which they were posted.
struct ItemValuation {
  let id: UUID, category: Line?
  private var opening = ItemStock.none
  private var closing = ItemStock.none
  private var places: [UUID: Int] = [:]
  private var out: [(currency: Currency, cost: ExactAmount)] = []
  private var isOutUncosted = false

  /// What of an entry counts.
  struct Entry {
    let row: Int, location: UUID, type: StockEntryType, quantity: Int, unitCost: UnitCost?, isReversal: Bool, effectiveAt: Timestamp
  }

  init(_ id: UUID, _ category: Line?) {
    self.id = id
    self.category = category
  }

  mutating func take(_ entry: Entry, from: Timestamp?, until: Timestamp?) throws(Failure) {
    if let until, entry.effectiveAt >= until { return }
    try closing.take(entry)
    places[entry.location, default: 0] += entry.quantity
    if let from, entry.effectiveAt < from { return try opening.take(entry) }
    guard entry.isOut else { return }
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
      places: places.filter { $0.value != 0 }.map { ($0.key, Decimal(units: $0.value)) }, out: out, isOutUncosted: isOutUncosted)
  }
}

extension ItemValuation.Entry {
  /// Whether it is of what was sold or used up, or has come back from a customer.
  fileprivate var isOut: Bool {
    switch type {
    case .sale, .consumption: true
    case .return: (quantity > 0) != isReversal
    case .purchase, .adjustment, .transfer, .count: false
    }
  }
}

extension ItemStock {
  fileprivate mutating func take(_ entry: ItemValuation.Entry) throws(Failure) {
    if entry.type == .purchase || entry.type == .adjustment, entry.quantity > 0, let price = entry.unitCost {
      do throws(Failure) { try average(entry.quantity, at: price, "") } catch {
        // Not all counts that was posted before it, so what was bought in another currency may be left: it starts anew.
        (cost, currency) = (price.amount.units, price.currency.code)
      }
    }
    let (sum, isTooMuch) = level.onHand.addingReportingOverflow(entry.quantity)
    if isTooMuch { throw .limitReached(Stock.most, "More has come of an item by then than can be counted") }
    level.onHand = sum
  }

  fileprivate var holding: Holding { Holding(onHand: Decimal(units: level.onHand), unitCost: unitCost) }
}
