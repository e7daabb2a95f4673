internal import Shape

/// Quantities summed up by item, in units of `Decimal`, in the order in which the items were added.
struct ItemSums {
  private(set) var sums: [(item: UUID, units: Int128)] = []
  private var places: [UUID: Int] = [:]

  mutating func add(_ units: Int, of item: UUID) {
    if units == 0 { return }
    if let place = places[item] {
      sums[place].units += Int128(units)
    } else {
      places[item] = sums.count
      sums.append((item, Int128(units)))
    }
  }
}
