internal import JSON
internal import Shape
internal import Storage

/// The quantities of a line that follow from its entries, which several devices may have made apart.
extension OrderLineDetails {
  /// Sets the quantities from the entries.
  /// - Parameter entries: the entries of the line's order.
  mutating func stand(by entries: [OrderEntry], of line: ID<OrderLineDetails>) {
    let sums = EntrySums(entries, of: line)
    state.fulfilled = Decimal(units: max(0, sums[.shipped] - sums[.takenBack]))
    // More than was shipped can't be back. The surplus is reversed by entries of its own.
    state.returned = Decimal(units: max(0, min(sums[.returned], state.fulfilled.units)))
    reduce(by: sums)
    assert(credited <= billed, "at most the billed quantity is credited")
  }

  /// Sets the cancelled and dropped quantities after goods of a dispatch were taken back.
  mutating func reduce(by entries: [OrderEntry], of line: ID<OrderLineDetails>) {
    reduce(by: EntrySums(entries, of: line))
  }

  /// If two devices ship and cancel the same goods, or ship and drop them, the shipment counts. At most the remaining
  /// quantity is cancelled or dropped.
  private mutating func reduce(by sums: EntrySums) {
    let unshipped = terms.quantity.units - state.fulfilled.units
    state.cancelled = Decimal(units: max(0, min(sums[.cancelled], unshipped)))
    state.dropped = Decimal(units: max(0, min(sums[.dropped], billed.units - state.fulfilled.units)))
  }

  /// Returns the quantities of which devices that were apart have done more than there was: the members, with the sums
  /// of the entries and what counts instead.
  func surpluses(_ entries: [OrderEntry], of line: ID<OrderLineDetails>) -> [(
    member: StaticString, found: Decimal, counts: Decimal
  )] {
    let sums = EntrySums(entries, of: line)
    let reduced: [(member: StaticString, found: Decimal, counts: Decimal)] = [
      ("cancelled", Decimal(units: sums[.cancelled]), state.cancelled),
      ("dropped", Decimal(units: sums[.dropped]), state.dropped),
    ].filter { $0.found > $0.counts }
    // Goods that have left have left: the ordered quantity gives way.
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
