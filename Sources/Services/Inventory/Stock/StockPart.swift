internal import SQLite
internal import Shape

/// A part of an item's stock: the quantity of one lot in one location. Without lots, the quantity in one location.
struct StockPart {
  let location: UUID, locationName: Line, lot: ID<LotDetails>?, batch: Line?, serial: Line?, onHand: Int,
    isAvailable: Bool

  /// Creates a part from these columns of a row: the location, the lot, `onHand`, whether the stock can be sold, the
  /// location's name, the batch and the serial number.
  /// - Parameter isSum: a Boolean value that indicates whether `onHand` has two columns: the sums of the upper and of
  ///   the lower 32 bits of the entries. The sum of whole entries could overflow in SQLite.
  init(_ row: inout RowSource, isSum: Bool = false) {
    location = row.next(UUID.self)
    let lot = row.next(UUID.self)
    self.lot = lot == PlaceKey.noLot ? nil : ID(lot)
    onHand = isSum ? Int(clamping: (Int128(row.next(Int.self)) << 32) + Int128(row.next(Int.self))) : row.next(Int.self)
    isAvailable = row.next(Bool.self)
    (locationName, batch, serial) = (row.next(Line.self), row.next(Line?.self), row.next(Line?.self))
  }
}
