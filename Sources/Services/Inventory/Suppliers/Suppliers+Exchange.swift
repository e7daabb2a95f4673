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
      isImplied: \.isBare, key: "sku",
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
        let rows = context.partition.rows.all
        return try suppliers.records.exchanged(suppliers.byItem, in: context) {
          $0.add(rows.lowerBound)
          $0.add(rows.upperBound)
          $0.add(place)
          $0.add(count)
        }
      })
  }
}

extension Suppliers {
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
