internal import Shape

/// Another unit in which an item's quantities may be given.
struct ItemUnit: Record, Equatable {
  let unit: Line, factor: Decimal

  static let doc: StaticString = "Another unit in which an item's quantities may be given."

  init<F: Fields<Self>>(_ field: inout F) {
    unit = field("unit", \.unit, "What it is called: box.", .length(1...32))
    factor = field("factor", \.factor, "How many of the item's own unit it is: 12; more than 0.", .range(0...1_000_000_000))
  }
}
