internal import RPC
internal import Shape

/// The lots that are moved, for an item that is tracked by lots.
struct MovedLots: Record {
  let lot: ID<LotDetails>?, batch: Line?, serials: [Line]?
  /// The expiry of received stock. In methods that receive stock, the expiry is a member of the method itself.
  var expiry: Day?

  static let doc: StaticString = "The lots of an item that are moved."

  static let none = MovedLots(lot: nil, batch: nil, serials: nil)

  init(lot: ID<LotDetails>?, batch: Line?, serials: [Line]?, expiry: Day? = nil) {
    (self.lot, self.batch, self.serials, self.expiry) = (lot, batch, serials, expiry)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field(
      "lot", \.lot,
      "The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and `serials`, the lots that expire first are taken."
    )
    batch = field(
      "batch", \.batch, "The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.", .length(1...64))
    serials = field(
      "serials", \.serials,
      "The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial numbers.",
      .count(1...1000))
    expiry = nil
  }

  static let expiryDoc: StaticString = "The last day on which a new lot is good."
  static let forceDoc: StaticString =
    "`true` to take stock even if it is reserved for orders or builds. For managers of the inventory only."

  /// The number of pieces before the lots are known: the number of serial numbers, or one if none is named.
  var pieceCount: Int { serials?.count ?? 1 }
  /// The first of the members that name a lot, or `nil` if none is given.
  var named: String? {
    lot != nil ? "lot" : batch != nil ? "batch" : serials != nil ? "serials" : expiry != nil ? "expiry" : nil
  }
}
