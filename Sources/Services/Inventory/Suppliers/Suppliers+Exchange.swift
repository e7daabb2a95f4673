internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The export and the import of the suppliers of items.
extension ItemSupplierDetails: ExchangedDetails {}

extension Inventory {
  /// The export and import of suppliers. In files, the item is named by its SKU, and the contact by its name.
  var supplierExchange: Exchange<ItemSupplierDetails> {
    Exchange(
      suppliers.records,
      identify: { [unowned self] (row, context) throws(Failure) in try suppliers.identify(row, in: context) },
      // The file of items names the preferred supplier of an item, but has none of its terms.
      isImplied: { $0.preferred.isSet && $0.isBare && $1.member("preferred")?.kind != .false }, key: "sku",
      references: [
        ExchangeReference(
          "item",
          spell: { [unowned self] (id, context) throws(Failure) in
            try items.findIfThere(ID(id), in: context)?.details.sku.text
          },
          find: { [unowned self] (sku, context) throws(Failure) in try find(Line(sku), in: context)?.uuid }),
        ExchangeReference(
          "contact",
          spell: { [unowned self] (id, context) throws(Failure) in try contacts().spelling(of: id, in: context) },
          find: { [unowned self] (text, context) throws(Failure) in try contacts().contact(spelled: text, in: context) }
        ),
      ],
      read: { [unowned self] (place, count, context) throws(Failure) in
        try suppliers.exported(after: place, count, in: context)
      })
  }
}

extension Suppliers {
  /// Returns the suppliers of at most `count` items after a place in the list of items, each as a JSON object of the
  /// members that people write. Also returns the place of the last of these items, or `nil` if there are none.
  fileprivate func exported(after place: Int, _ count: Int, in context: CompanyContext) throws(Failure) -> (
    rows: [String], last: Int?
  ) {
    let rows = context.partition.rows.all
    let first = context.partition.rows.floor + place + 1
    let last = try stores.first(lastOfPage, in: context.store, bind: first, rows.upperBound, count) {
      $0.next(Int?.self)
    }
    guard let last = last ?? nil else { return ([], nil) }
    let found = try records.exchanged(byItem, in: context) {
      $0.add(first)
      $0.add(last)
      $0.add(rows.lowerBound)
      $0.add(rows.upperBound)
    }
    return (found.rows, last - context.partition.rows.floor)
  }

  /// Returns the id of the existing supplier that a row of a file describes, or `nil` if there is none. It has the same
  /// item, contact and SKU. A row without a SKU describes the supplier without one.
  fileprivate func identify(_ row: JSONValue, in context: CompanyContext) throws(Failure) -> ID<ItemSupplierDetails>? {
    func text(_ member: StaticString) -> String? { row.member(member).flatMap { $0.kind == .string ? $0.string : nil } }
    guard let item = text("item").flatMap({ UUID($0) }), let contact = text("contact").flatMap({ UUID($0) }) else {
      return nil
    }
    let sku = text("sku").map { Line(typed: $0) }
    return try of(ID(item), in: context).first { $0.details.contact == contact && $0.details.sku == sku }?.id
  }
}
