internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The parameters that describe one counted quantity: the item, its location and lot, and the quantity.
struct FoundStock: Record {
  let item: MovedItem, quantity: Decimal, unit: Line?, location: LocationName?, lots: MovedLots

  static let doc: StaticString = "A counted quantity: the item, the location, the lot and the quantity."

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field(
      "quantity", \.quantity, "The counted quantity, in `unit`; 0 if the location has no stock of the item.",
      .range(0...1_000_000_000))
    item = field.embed(\.item)
    unit = field("unit", \.unit, "The unit of the quantity. Default: the item's own unit.", .length(1...32))
    location = field(
      "location", \.location,
      "The location, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    lots = field.embed(\.lots)
  }
}

/// The item, the location and the lot that the parameters of a count or a correction name, with the quantity.
struct FoundPlace {
  let item: Item, location: ID<LocationDetails>, lot: ID<LotDetails>?
  /// The named quantity, in the item's own unit and in units of `Decimal`.
  let quantity: Int
}

extension Stock {
  /// Finds the item, the location and the lot that a count names, and returns them with the counted quantity.
  func place(of found: FoundStock, in context: CompanyContext) throws(Failure) -> FoundPlace {
    let movement = Movement(
      kind: .count, item: found.item, amount: .by(found.quantity), unit: found.unit,
      location: try id(found.location, in: context),
      lots: found.lots,
      details: .init(reason: nil, note: nil, effectiveAt: nil), unitCost: nil, isForced: false, pointer: .root)
    var posting = Posting(self, context)
    return try posting.place(of: movement)
  }

  /// Returns the id of the transaction that a stocktake has posted. Returns the zero id, which no transaction has, if
  /// it has posted none.
  func transaction(of count: ID<CountDetails>, in context: CompanyContext) throws(Failure) -> UUID {
    try inventory.counts.records.findIfThere(count, in: context)?.details.transaction ?? UUID(high: 0, low: 0)
  }

  /// Posts the differences of the lines of one stocktake. The ids of the entries and of the transaction are computed
  /// from the stocktake. So if two devices post it before they sync, they create the same entries.
  /// - Returns: the id of the transaction, or `nil` if no entry was posted.
  func post(_ lines: [CountLine], in context: CompanyContext) throws(Failure) -> UUID? {
    var posting = Posting(self, context)
    // Lines with missing stock are posted first. A piece with a serial number that was found in another location must
    // leave its old location before it arrives in the new one.
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
      // Older versions of the program could reopen a posted stocktake. Lines that were posted then are skipped, so they
      // are not posted twice.
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
