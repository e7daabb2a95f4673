internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Makes prices exportable and importable.
extension PriceDetails: ExchangedDetails {}

extension Prices {
  /// The export and import of prices. Files name the item by its SKU, and the contact by its name.
  var exchange: Exchange<PriceDetails> {
    Exchange(
      records, identify: { [unowned self] (row, context) throws(Failure) in try identify(row, in: context) },
      key: "list",
      references: [
        ExchangeReference(
          "item",
          spell: { [unowned self] (id, context) throws(Failure) in
            try Failure.ifThere { () throws(Failure) in try orders.stock.item(id, nil, at: "", in: context).sku.text }
          },
          find: { [unowned self] (sku, context) throws(Failure) in
            try Failure.ifThere { () throws(Failure) in
              try orders.stock.item(nil, Line(sku), at: "", in: context).id
            }
          }),
        ExchangeReference(
          "contact",
          spell: { [unowned self] (id, context) throws(Failure) in
            try orders.contacts.spelling(of: id, in: context)
          },
          find: { [unowned self] (text, context) throws(Failure) in
            try orders.contacts.contact(spelled: text, in: context)
          }),
      ])
  }

  /// Returns the id of the stored price that a row of a file changes: the newest price with the same item, list,
  /// contact, `minQuantity`, `from` and currency.
  private func identify(_ row: JSONValue, in context: CompanyContext) throws(Failure) -> ID<PriceDetails>? {
    func text(_ member: StaticString) -> String? { row.member(member).flatMap { $0.kind == .string ? $0.string : nil } }
    guard let item = text("item").flatMap({ UUID($0) }) else { return nil }
    let quantity = row.member("minQuantity").flatMap { Decimal(json: $0.compactText) } ?? Decimal(0)
    let rows = context.partition.rows.all
    return try stores.first(
      queries.same, in: context.store, bind: item, text("contact").flatMap { UUID($0) },
      text("list").map { Line(typed: $0) }, quantity, text("from"), rows.lowerBound, rows.upperBound,
      row.member("price")?.member("currency").flatMap { $0.kind == .string ? $0.string : nil }
    ) { ID($0.next(UUID.self)) }
  }
}
