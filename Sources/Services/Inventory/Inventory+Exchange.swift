internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The export and the import of items.
extension ItemDetails: ExchangedDetails {}

extension Inventory {
  /// The export and import of items. In files, a location is named by its code or path, and a supplier by its name,
  /// because ids have no meaning in another company.
  var exchange: Exchange<ItemDetails> {
    Exchange(
      items,
      identify: { [unowned self] (row, context) throws(Failure) in
        guard let sku = row.member("sku"), sku.kind == .string else { return nil }
        return try find(Line(sku.string), in: context)
      },
      references: [
        ExchangeReference(
          "location",
          spell: { [unowned self] (id, context) throws(Failure) in try locations.spelling(of: id, in: context) },
          find: { [unowned self] (text, context) throws(Failure) in try locations.find(spelled: text, in: context) }),
        ExchangeReference(
          "supplier",
          spell: { [unowned self] (id, context) throws(Failure) in try contacts().spelling(of: id, in: context) },
          find: { [unowned self] (text, context) throws(Failure) in try contacts().contact(spelled: text, in: context) }
        ),
      ],
      extra: ExchangeExtra("stock") { [unowned self] (json, details, id, context) throws(Failure) in
        try opening(json, of: details, id, in: context)
      }, importable: Inventory.importable)
  }

  /// Returns an exported row without a `purchaseUnit` or `salesUnit` that the item no longer has. A merge by sync may
  /// have removed the unit, and an import would refuse the row.
  private static func importable(_ row: String, in context: CompanyContext) -> String {
    var text = row
    let hasUnit = text.withUTF8 { bytes in
      JSONSource.decode(bytes) { (source) -> Bool in
        let units = [source.value.member("purchaseUnit"), source.value.member("salesUnit")]
        return units.contains { $0?.kind == .string }
      }
    }
    guard hasUnit == true, let details = ItemDetails(json: row) else { return row }
    let lost = [details.purchaseUnit, details.salesUnit].compactMap(\.self).contains { !details.has($0) }
    return lost ? jsonText(details.withKnownUnits, for: context.audience) : row
  }

  /// Returns a function that sets the item's stock to the quantity in an imported row. The stock is in the item's own
  /// location, or else in the main location.
  /// - Parameter id: the id of the item; `nil` for a new item.
  private func opening(
    _ json: String, of details: ItemDetails, _ id: ID<ItemDetails>?, in context: CompanyContext
  ) throws(Failure) -> ExchangeExtra<ItemDetails>.Deed {
    func refuse(_ sentence: String) -> Failure { .invalidParam("/stock", "stock \(sentence)") }
    if !Access.manager(.inventory).permits(context.rights) {
      throw refuse("must be left out: only managers of the inventory can import stock")
    }
    guard let quantity = Decimal(json: json), quantity.units >= 0, quantity.units <= Stock.mostMoved else {
      throw refuse("must be a number from 0 to \(text(Stock.mostMoved)), with at most \(Decimal.places) decimals")
    }
    if details.kind != .stocked {
      throw refuse("must be left out: the item is a \(details.kind.rawValue), which has no stock of its own")
    }
    if details.tellsLotsApart {
      throw refuse("must be left out: the item is tracked by lots. Import its stock with inventory.stock.import")
    }
    return { [unowned self] (id, context) throws(Failure) in
      let item = try items.recall(id, in: context)
      let place = try locations.place(nil, of: details, in: context)
      let difference = quantity.units - (try sums.onHand(id, in: place.record.id, lot: nil, context))
      if difference == 0 { return false }
      var posting = Posting(stock, context)
      try posting.open(difference, of: item, nil, in: place)
      try posting.finish()
      return true
    }
  }
}
