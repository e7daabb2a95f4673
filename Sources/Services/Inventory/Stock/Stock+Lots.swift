internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Splitting a lot, and merging several lots into one.
extension Stock {
  /// Moves a quantity of a lot into one or more new lots. Each new lot gets the expiry and the status of the old lot.
  func split(_ asked: SplitLot, in context: CompanyContext) throws(Failure) -> PostedStock {
    let lots = inventory.lots.records
    let lot = try inventory.lots.find(asked.lot, at: "/lot", in: context)
    let item = try inventory.items.recall(lot.details.item, in: context)
    let location = try inventory.locations.place(
      id(asked.location, in: context), of: item.record.details, at: "/location", in: context)
    let quantity = asked.quantity.units
    if quantity <= 0 { throw .invalidParam("/quantity", "quantity must be more than 0") }
    if lot.details.serial != nil {
      throw .invalidParam("/lot", "lot must be a batch; \(lot.details.title) is a single piece")
    }
    let names: [(batch: Line?, serial: Line?)]
    switch (asked.batch, asked.serials) {
    case (let batch?, nil): names = [(batch, nil)]
    case (let batch, let serials?): names = serials.map { (batch ?? lot.details.batch, $0) }
    case (nil, nil):
      throw .invalidParams([Problem(pointer: "/batch", kind: .missing, message: "batch or serials must be given")])
    }
    if asked.serials != nil, quantity != Decimal(names.count).units {
      throw .invalidParam("/serials", "serials must be as many as the quantity, \(text(quantity)), not \(names.count)")
    }
    let held = try sums.onHand(item.record.id, in: location.record.id, lot: lot.id, context)
    var posting = Posting(self, context)
    if held < quantity {
      let stock = try sums.stock(of: item.record.id, context.partition) ?? .none
      throw try posting.shortage(
        of: item.record, in: location.record, lot, asked: quantity, onHand: held, most: stock.available)
    }
    for name in names {
      let details = LotDetails(
        item: item.record.id, batch: name.batch, serial: name.serial, expiry: lot.details.expiry,
        manufacturedAt: lot.details.manufacturedAt,
        supplierLot: lot.details.supplierLot, status: lot.details.status)
      let part = try lots.create(details, in: context)
      try posting.relabel(
        quantity / names.count, of: item, from: lot, to: part, in: location, at: "/lot",
        transaction: posting.transaction)
    }
    return try posting.result()
  }

  /// Moves all stock of the given lots into another lot, and archives the given lots.
  func merge(_ ids: [ID<LotDetails>], into target: ID<LotDetails>, in context: CompanyContext) throws(Failure)
    -> PostedStock
  {
    let lots = inventory.lots.records
    let into = try inventory.lots.find(target, at: "/into", in: context)
    let item = try inventory.items.recall(into.details.item, in: context)
    var posting = Posting(self, context)
    if into.details.serial != nil {
      throw .invalidParam("/into", "`into` must be a batch; \(into.details.title) is a single piece")
    }
    for (index, id) in ids.enumerated() {
      let pointer = "/lots/\(index)"
      if ids[..<index].contains(id) || id == target {
        throw .invalidParam(pointer, "lots must name each lot only once, and must not name the lot in `into`")
      }
      let lot = try inventory.lots.find(id, at: pointer, in: context)
      if lot.id == into.id {
        throw .invalidParam(pointer, "lots must name each lot only once, and must not name the lot in `into`")
      }
      guard lot.details.item == into.details.item, lot.details.serial == nil, lot.details.status == into.details.status,
        lot.details.expiry == into.details.expiry
      else {
        throw .invalidParam(
          pointer, "lots must be batches of the same item, with the status and the expiry of \(into.details.title)")
      }
      for place in try sums.places(of: lot.id, context) {
        let location = try inventory.locations.records.recall(ID(place.location), in: context)
        try posting.relabel(
          place.onHand, of: item, from: lot, to: into, in: location, at: pointer, transaction: posting.transaction)
      }
      _ = try lots.update(
        lot.id, Patch(names: ["archived"]) { (details, _) in .success(details.archivedNow) }, expect: nil, in: context)
    }
    return try posting.result()
  }
}
