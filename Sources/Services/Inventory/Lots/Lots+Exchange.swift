internal import Exchange
internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The export and the import of lots.
extension LotDetails: ExchangedDetails {}

extension Inventory {
  /// The export and import of lots. In files, a lot's item is named by its SKU.
  var lotExchange: Exchange<LotDetails> {
    Exchange(
      lots.records, identify: { [unowned self] (row, context) throws(Failure) in try lots.identify(row, in: context) },
      key: "batch",
      references: [
        ExchangeReference(
          "item",
          spell: { [unowned self] (id, context) throws(Failure) in
            try items.findIfThere(ID(id), in: context)?.details.sku.text
          },
          find: { [unowned self] (sku, context) throws(Failure) in try find(Line(sku), in: context)?.uuid })
      ])
  }
}

extension Lots {
  /// Returns the lot of an item with the given serial number, or with the given batch if no serial number is given.
  /// Returns `nil` if there is no such lot.
  func find(
    batch: Line?, serial: Line?, of item: ID<ItemDetails>, in context: CompanyContext
  ) throws(Failure) -> ID<LotDetails>? {
    if let serial { return try find(serial: serial, of: item, in: context) }
    return try batch.flatMap { (batch) throws(Failure) in try find(batch: batch, of: item, in: context) }
  }

  fileprivate func identify(_ row: JSONValue, in context: CompanyContext) throws(Failure) -> ID<LotDetails>? {
    func text(_ member: StaticString) -> String? { row.member(member).flatMap { $0.kind == .string ? $0.string : nil } }
    guard let item = text("item").flatMap({ UUID($0) }) else { return nil }
    return try find(
      batch: text("batch").map { Line(typed: $0) }, serial: text("serial").map { Line(typed: $0) }, of: ID(item),
      in: context)
  }
}
