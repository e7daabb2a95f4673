internal import SQLite
internal import Shape
internal import Storage

/// How much of an item lies in one place, of one lot.
struct StockPart {
  let location: UUID, lot: ID<LotDetails>?, onHand: Int, isAvailable: Bool

  /// Reads the columns location, lot, onHand and whether that can be sold.
  init(_ row: inout RowSource) {
    location = row.next(UUID.self)
    let lot = row.next(UUID.self)
    self.lot = lot == StockSums.noLot ? nil : ID(lot)
    onHand = row.next(Int.self)
    isAvailable = row.next(Bool.self)
  }

  func level(of item: ID<ItemDetails>) -> StockLevel {
    StockLevel(item: item, location: ID(location), lot: lot, onHand: onHand, unavailable: isAvailable ? 0 : onHand)
  }
}
