internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service of prices: price lists, and prices of single customers.
final class Prices {
  unowned let orders: Orders
  let stores: Stores
  let records: Records<PriceDetails>
  let queries = PriceQueries()
  /// Whether the contacts of the last orders have prices of their own, which few have.
  private let recentContacts: RecentAnswers<UUID, Bool>

  init(_ orders: Orders) {
    self.orders = orders
    stores = orders.stores
    records = Records(stores, orders.dependencies.ids)
    recentContacts = RecentAnswers(stores, of: queries.hasContact, bits: 5)
    records.rules.create = { [unowned self] (details, context) throws(Failure) in
      try check(details, was: nil, at: "", in: context)
    }
    records.rules.update = { [unowned self] (old, new, context) throws(Failure) in
      try check(new, was: old.details, at: "/changes", in: context)
    }
  }

  /// - Parameter base: the JSON Pointer of the object that contains the members of the price.
  private func check(_ details: PriceDetails, was old: PriceDetails?, at base: String, in context: CompanyContext)
    throws(Failure)
  {
    var problems: [Problem] = []
    if details.list == nil, details.contact == nil {
      problems.append(
        Problem(
          pointer: "\(base)/list", kind: .missing,
          message: "`list` is missing; give the name of a price list, or give `contact`"))
    }
    // Two devices may have set the two days to an empty period. Other members of such a price stay changeable.
    let isPeriodNew = details.from != old?.from || details.until != old?.until
    if isPeriodNew, let from = details.from, let until = details.until, until < from {
      problems.append(
        Problem(pointer: "\(base)/until", kind: .value, message: "`until` must not be before `from`, which is \(from)"))
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if details.item != old?.item { _ = try orders.stock.item(details.item, nil, at: base, in: context) }
    guard let contact = details.contact, contact != old?.contact else { return }
    _ = try orders.contacts.unmerged(contact, as: "contact", at: "\(base)/contact", in: context)
  }

  /// Returns a page of prices, newest first.
  func list(_ filter: PriceFilter, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure)
    -> Prepared<Page<Price>>
  {
    let query =
      filter.item != nil
      ? queries.pageOfItem
      : filter.contact != nil ? queries.pageOfContact : filter.list != nil ? queries.pageOfList : queries.page
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(
        query, in: context.store, bind: context.partition.rows.floor + 1, last, limit + 1, filter.item, filter.contact,
        filter.list
      ) { writer.add(&$0) }
      return nil
    }
  }

  /// Returns the price of an item for a customer today: the customer's own price, or else the price of the customer's
  /// list. Returns `nil` if there is no such price.
  /// - Parameter quantity: the quantity in the item's own unit.
  func price(
    of item: UUID, _ quantity: Decimal, for contact: UUID, in currency: Currency, _ context: CompanyContext
  ) throws(Failure) -> (price: UnitPrice, source: PriceSource)? {
    let hasOwn = try recentContacts.answer(for: contact, in: context.store) { () throws(Failure) in
      try stores.first(queries.hasContact, in: context.store, bind: contact) { $0.next(Bool.self) }
    }
    let list = try orders.contacts.priceList(of: contact, in: context)
    if hasOwn != true, list == nil { return nil }
    let (today, rows) = (try orders.zones.today(in: context), context.partition.rows.all)
    // Each line without a price needs this, and the generics of this room are not specialized. So the query is called
    // without generic arguments, and its two numbers are read one by one.
    func best(_ query: StoreStatement, of owner: (inout Binder) -> Void) throws(Failure) -> UnitPrice? {
      var found: UnitPrice?
      try stores.each(
        query, in: context.store,
        { binder in
          binder.uuid(item)
          owner(&binder)
          binder.integer(quantity.units)
          binder.add(today)
          binder.add(currency)
          binder.integer(rows.lowerBound)
          binder.integer(rows.upperBound)
        },
        { row in
          let amount = row.integer() ?? 0
          let per = row.null() ? nil : row.text().flatMap { Decimal(json: $0) }
          found = UnitPrice(amount: amount, currency: currency, per: per)
        })
      return found
    }
    if hasOwn == true, let price = try best(queries.ofContact, of: { $0.uuid(contact) }) { return (price, .contact) }
    guard let list, let price = try best(queries.ofList, of: { $0.add(list) }) else { return nil }
    return (price, .list)
  }

  /// Returns the prices and taxes that new order lines would get.
  /// - Throws: the errors of `orders.create` for its contact and its lines: `notFound` and -32602.
  func find(_ request: FindPrices, in context: CompanyContext) throws(Failure) -> FoundPrices {
    let problems = request.lines.enumerated().filter { ($1.quantity?.units ?? 1) <= 0 }.map { place, _ in
      Problem(pointer: "/lines/\(place)/quantity", kind: .value, message: "quantity must be more than 0")
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let counter = request.contact == nil ? try orders.counterContact(in: context) : nil
    let contact = try (request.contact ?? counter).map { (id) throws(Failure) in
      try orders.contact(id, at: "/contact", in: context)
    }
    var lines: [FoundPrice] = []
    for (place, line) in request.lines.enumerated() {
      let pointer = "/lines/\(place)"
      let goods = try orders.goods(line.item, line.sku, unit: line.unit, at: pointer, in: context)
      let (item, quantity) = (goods.item, line.quantity ?? Decimal(1))
      try LineQuantity.check(quantity, of: goods.factor, item, at: "\(pointer)/quantity")
      let usual = try orders.usualPrice(
        of: item, quantity, times: goods.factor, for: contact?.id, in: request.currency, context)
      let tax = TaxTerms(of: item, contact)
      lines.append(
        FoundPrice(
          item: item.id, sku: item.sku, name: item.name, quantity: quantity, unit: goods.unit, unitPrice: usual?.price,
          priceSource: usual?.source, taxRate: tax.rate, taxCategory: tax.category))
    }
    return FoundPrices(lines: lines)
  }

  /// Moves the prices of a contact to the contact into which it was merged.
  func redirect(from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    let own: [Price] = try orders.all(queries.movable, of: old, in: context)
    for price in own {
      var details = price.details
      details.contact = new
      _ = try records.update(price, to: details, in: context)
    }
  }

  var synced: [SyncedRecords] {
    [records.synced(SyncTraits("Prices", rank: 5, owners: [("item", "item")], references: [("contact", "contact")]))]
  }
}

/// The filter of `prices.list`.
struct PriceFilter: Record {
  let list: Line?, item: UUID?, contact: UUID?

  static let doc: StaticString = "The filter of a list of prices."

  init<F: Fields<Self>>(_ field: inout F) {
    list = field(
      "list", \.list, "Only prices of the price list with this name.", .length(1...100))
    item = field("item", \.item, "Only prices of the item with this id.")
    contact = field(
      "contact", \.contact, "Only prices whose `contact` is the customer with this id.")
  }
}
