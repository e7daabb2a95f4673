internal import Exchange
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

extension Inventory {
  /// Items as files. Their locations go by their codes, where they have any: ids are of one company alone.
  var exchange: Exchange<ItemDetails> {
    Exchange(
      items, find: { [unowned self] (sku, context) throws(Failure) in try find(Line(sku), in: context) },
      references: [
        ExchangeReference(
          "location",
          spell: { [unowned self] (id, context) throws(Failure) in
            try locations.records.findIfThere(ID(id), in: context)?.details.code?.text
          },
          find: { [unowned self] (code, context) throws(Failure) in try locations.find(code, in: context) })
      ])
  }
}
