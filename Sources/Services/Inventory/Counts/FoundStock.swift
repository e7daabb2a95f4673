internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The parameters of a request that counts an item in a place: the item, the place and the counted quantity.
struct FoundStock: Record {
  let item: MovedItem, quantity: Decimal, unit: Line?, location: LocationName?, lots: MovedLots

  static let doc: StaticString = "A counted quantity, as it is recorded."

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field(
      "quantity", \.quantity, "The counted quantity, in `unit`; 0 if the location has no stock of the item.",
      .range(0...1_000_000_000))
    item = field.embed(\.item)
    unit = field("unit", \.unit, "The unit of the quantity. Without it, the item's own unit.", .length(1...32))
    location = field(
      "location", \.location,
      "The location, by its id, code or path. Without it, the item's own location, or else the company's main location."
    )
    lots = field.embed(\.lots)
  }
}

/// The item, location and lot that a request names.
struct FoundPlace {
  let item: Item, location: ID<LocationDetails>, lot: ID<LotDetails>?
  /// The counted quantity in the item's own unit, in units of `Decimal`.
  let quantity: Int
}

extension Stock {
  /// Returns the place and the lot in which stock was found, with the counted quantity.
  func place(of found: FoundStock, in context: CompanyContext) throws(Failure) -> FoundPlace {
    let movement = Movement(
      kind: .count, item: found.item, amount: .by(found.quantity), unit: found.unit,
      location: try id(found.location, in: context),
      lots: found.lots,
      details: .init(reason: nil, note: nil, effectiveAt: nil), unitCost: nil, isForced: false, pointer: .root)
    var posting = Posting(self, context)
    return try posting.place(of: movement)
  }

  /// Returns the transaction that a stocktake has posted, or the zero id if the stocktake has posted none.
  func transaction(of count: ID<CountDetails>, in context: CompanyContext) throws(Failure) -> UUID {
    try inventory.counts.records.findIfThere(count, in: context)?.details.transaction ?? UUID(high: 0, low: 0)
  }

  /// Posts the differences of the lines. A stocktake is posted once. The ids of its entries follow from its lines, and
  /// the id of its transaction from the stocktake. So devices that post the stocktake apart make the same entries.
  /// - Returns: the transaction, or `nil` if there is no difference.
  func post(_ lines: [CountLine], in context: CompanyContext) throws(Failure) -> UUID? {
    var posting = Posting(self, context)
    // Missing stock goes first: a piece that was found elsewhere leaves its old place before it arrives in the new one.
    for line in lines.filter({ $0.difference < 0 }) + lines.filter({ $0.difference > 0 }) {
      let deed = NaturalKey(
        "counted", line.count.uuid, "\(line.item) \(line.location) \(line.lot?.uuid ?? PlaceKey.noLot)"
      ).id()
      var movement = Movement(
        kind: .count, item: MovedItem(item: line.item, sku: nil), amount: .by(Decimal(units: line.difference)),
        unit: nil,
        location: line.location, lots: MovedLots(lot: line.lot, batch: nil, serials: nil),
        details: .init(reason: nil, note: nil, effectiveAt: nil), unitCost: nil, isForced: false, pointer: .at("/count")
      )
      // An older program may have opened a posted stocktake again. A line that was posted before is not posted a second
      // time.
      if try hasEntry(StockEntry.naturalID(of: deed, line.lot), in: context) { continue }
      movement.reasons = .init(count: line.count.uuid)
      movement.transaction = NaturalKey("counted", line.count.uuid, "").id()
      movement.deed = deed
      try posting.add(movement)
    }
    try posting.finish()
    return posting.transaction
  }
}
