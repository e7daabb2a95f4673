internal import SQLite
internal import Shape

/// The quantity of an item in one place, of one lot.
struct StockPart {
  let location: UUID, locationName: Line, lot: ID<LotDetails>?, batch: Line?, serial: Line?, onHand: Int,
    isAvailable: Bool

  /// Reads these columns: the location, the lot, `onHand`, whether the stock can be sold, the location's name, the
  /// batch and the serial number.
  /// - Parameter isSum: a Boolean value that indicates whether `onHand` consists of two columns: the sums of the upper
  ///   and of the lower 32 bits. A sum of entries may be too large for SQLite.
  init(_ row: inout RowSource, isSum: Bool = false) {
    location = row.next(UUID.self)
    let lot = row.next(UUID.self)
    self.lot = lot == PlaceKey.noLot ? nil : ID(lot)
    onHand = isSum ? Int(clamping: (Int128(row.next(Int.self)) << 32) + Int128(row.next(Int.self))) : row.next(Int.self)
    isAvailable = row.next(Bool.self)
    (locationName, batch, serial) = (row.next(Line.self), row.next(Line?.self), row.next(Line?.self))
  }
}
