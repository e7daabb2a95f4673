internal import RPC
internal import Shape

/// Which lots of an item are moved, where they are told apart.
struct MovedLots: Record {
  let lot: ID<LotDetails>?, batch: Line?, serials: [Line]?
  /// The last good day of what comes; a member of its own where things come.
  var expiry: Day?

  static let doc: StaticString = "Which lots of an item are moved."

  static let none = MovedLots(lot: nil, batch: nil, serials: nil)

  init(lot: ID<LotDetails>?, batch: Line?, serials: [Line]?, expiry: Day? = nil) {
    (self.lot, self.batch, self.serials, self.expiry) = (lot, batch, serials, expiry)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field(
      "lot", \.lot,
      "The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are taken.")
    batch = field("batch", \.batch, "Its batch, in lot's place; one that comes for the first time is made.", .length(1...64))
    serials = field(
      "serials", \.serials, "The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.",
      .count(1...1000))
    expiry = nil
  }

  static let expiryDoc: StaticString = "The last day on which a new lot is good."
  static let forceDoc: StaticString = "Whether it may take what is reserved for orders; for managers of the inventory."

  /// How many pieces count as moved, before it is known which: one where none is named.
  var pieceCount: Int { serials?.count ?? 1 }
  /// The first of the members that name a lot; nil where none does.
  var named: String? { lot != nil ? "lot" : batch != nil ? "batch" : serials != nil ? "serials" : expiry != nil ? "expiry" : nil }
}
