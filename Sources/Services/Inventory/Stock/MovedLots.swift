internal import RPC
internal import Shape

/// The lots that a request moves: named by an id, a batch or serial numbers. Only for items that are tracked by lots.
struct MovedLots: Record {
  let lot: ID<LotDetails>?, batch: Line?, serials: [Line]?
  /// The expiry of the lot that receives stock. It is not read here: methods that receive stock read it as their own
  /// member.
  var expiry: Day?

  static let doc: StaticString = "The lots of an item that are moved."

  static let none = MovedLots(lot: nil, batch: nil, serials: nil)

  init(lot: ID<LotDetails>?, batch: Line?, serials: [Line]?, expiry: Day? = nil) {
    (self.lot, self.batch, self.serials, self.expiry) = (lot, batch, serials, expiry)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field(
      "lot", \.lot,
      "The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and `serials`, the lots that expire first are taken."
    )
    batch = field(
      "batch", \.batch,
      "The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.",
      .length(1...64))
    serials = field(
      "serials", \.serials,
      "The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.",
      .count(1...1000))
    expiry = nil
  }

  static let expiryDoc: StaticString = "The last day on which a new lot is good."
  static let forceDoc: StaticString =
    "`true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set it."

  /// The number of lots that the movement is assumed to touch, before they are looked up: the number of serial numbers,
  /// or 1 if none is given.
  var pieceCount: Int { serials?.count ?? 1 }
  /// The name of the first given member that chooses a lot, for error messages; `nil` if none is given.
  var named: String? {
    lot != nil ? "lot" : batch != nil ? "batch" : serials != nil ? "serials" : expiry != nil ? "expiry" : nil
  }
}
