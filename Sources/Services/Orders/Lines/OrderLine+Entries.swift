internal import JSON
internal import Shape
internal import Storage

/// Computes the quantities of a line from its entries. Several devices may have made entries before they synced.
extension OrderLineDetails {
  /// Sets the quantities from the entries.
  /// - Parameter entries: the entries of the line's order.
  mutating func stand(by entries: [OrderEntry], of line: ID<OrderLineDetails>) {
    let sums = EntrySums(entries, of: line)
    state.fulfilled = Decimal(units: max(0, sums[.shipped] - sums[.takenBack]))
    // At most the shipped quantity counts as returned. Two devices may record the same return. Then another entry
    // reverses the surplus.
    state.returned = Decimal(units: max(0, min(sums[.returned], state.fulfilled.units)))
    reduce(by: sums)
    assert(credited <= billed, "at most the billed quantity is credited")
  }

  /// Computes the cancelled and dropped quantities again, after goods of a dispatch were taken back.
  mutating func reduce(by entries: [OrderEntry], of line: ID<OrderLineDetails>) {
    reduce(by: EntrySums(entries, of: line))
  }

  /// Limits the cancelled and dropped quantities to the quantity that was not shipped. If two devices ship and cancel
  /// the same goods before they sync, or ship and drop them, the shipment counts.
  private mutating func reduce(by sums: EntrySums) {
    let unshipped = terms.quantity.units - state.fulfilled.units
    state.cancelled = Decimal(units: max(0, min(sums[.cancelled], unshipped)))
    state.dropped = Decimal(units: max(0, min(sums[.dropped], billed.units - state.fulfilled.units)))
  }

  /// Returns the members for which devices, before they synced, recorded more than was possible. Each element has the
  /// sum of the entries, and the quantity that counts instead.
  func surpluses(_ entries: [OrderEntry], of line: ID<OrderLineDetails>) -> [(
    member: StaticString, found: Decimal, counts: Decimal
  )] {
    let sums = EntrySums(entries, of: line)
    let reduced: [(member: StaticString, found: Decimal, counts: Decimal)] = [
      ("cancelled", Decimal(units: sums[.cancelled]), state.cancelled),
      ("dropped", Decimal(units: sums[.dropped]), state.dropped),
    ].filter { $0.found > $0.counts }
    // Shipped goods are gone. So if more was shipped than ordered, the shipped quantity counts, not the ordered one.
    return surplus.units > 0 ? reduced + [("fulfilled", billed, state.fulfilled)] : reduced
  }
}

/// The sums of the entries of a line, by their types, in units of `Decimal`.
private struct EntrySums {
  private var sums: [OrderEntryType: Int] = [:]

  init(_ entries: [OrderEntry], of line: ID<OrderLineDetails>) {
    for entry in entries where entry.details.line == line {
      sums[entry.details.type, default: 0] += entry.details.quantity.units
    }
  }

  subscript(_ type: OrderEntryType) -> Int { sums[type] ?? 0 }
}
