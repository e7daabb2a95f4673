internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The loans of companies. Lent goods are moved to a location for lent goods, where they are not available.
final class Loans {
  let records: Records<LoanDetails>
  unowned let inventory: Inventory
  let stores: Stores
  let watch: LoanWatch
  private let dependencies: Dependencies
  private let pages = LoanPages()
  let contacts = ContactQueries()
  let ofLoan = StoreStatement(
    "SELECT \(Table<StockEntry>.columns) FROM {store}.stock_entries WHERE loan = ? ORDER BY id")
  /// The entries, by company, that returned or lost more of a loan than was lent. `takeSurplus` reverses them.
  var surplus: [UUID: [StockEntry]] = [:]
  private let ofItem = StoreStatement("SELECT count(*) FROM {store}.loans WHERE item = ?")

  init(_ dependencies: Dependencies, _ inventory: Inventory) {
    self.dependencies = dependencies
    self.inventory = inventory
    stores = dependencies.stores
    records = Records(stores, dependencies.ids)
    watch = LoanWatch(dependencies, records)
    records.rules.written = { [watch] (_, _, _, _) in watch.noteWritten() }
  }

  /// Creates a loan: lends goods of the company, or records that the company has borrowed goods.
  /// - Throws: `notFound`, `insufficientStock`, -32602.
  func lend(_ asked: LendItem, in context: CompanyContext) throws(Failure) -> Loan {
    let named = try inventory.id(asked.item.item, asked.item.sku, as: "item", in: context)
    let item = try inventory.items.find(named, at: asked.item.sku == nil ? "/item" : "/sku", in: context).record
    try StockedItem(item).requireStock(at: asked.item.sku == nil ? "/item" : "/sku")
    let quantity = try StockedItem(item).quantity(asked.quantity, in: asked.unit, at: "/quantity", unitAt: "/unit") {
      () throws(Failure) in try rest(of: item, asked, in: context)
    }
    guard (1...Stock.mostMoved).contains(quantity.units) else {
      throw .invalidParam("/quantity", "quantity must be more than 0, and at most \(text(Stock.mostMoved))")
    }
    let contact = try checkParty(asked, in: context)
    if let lentAt = asked.lentAt, lentAt.milliseconds > context.now.milliseconds + 60_000 {
      throw .invalidParam("/lentAt", "lentAt must not be in the future")
    }
    let id = ID<LoanDetails>(dependencies.ids.next(at: context.now))
    var from: ID<LocationDetails>?
    var parts = [LoanPart(lot: nil, quantity: quantity)]
    switch asked.direction ?? .out {
    case .out: (from, parts) = try take(quantity, of: item, asked, for: id, in: context)
    case .in:
      for (member, isThere) in [("lot", asked.lot != nil), ("from", asked.from != nil), ("force", asked.force != nil)]
      where isThere {
        throw .invalidParam("/\(member)", "\(member) must be left out: borrowed goods are not the company's stock")
      }
    }
    let details = LoanDetails(
      item: item.id, quantity: quantity, direction: asked.direction ?? .out, contact: contact, user: asked.user,
      lentAt: asked.lentAt ?? context.now, dueAt: asked.dueAt, note: asked.note, from: from, parts: parts,
      returned: Decimal(0),
      lost: Decimal(0), status: .out, returnedAt: nil, overdueAt: nil)
    return try records.create(details, id: id, in: context)
  }

  /// Returns the id of the contact with whom the loan is made. Returns `nil` if it is made with a user. Exactly one of
  /// them must be named.
  private func checkParty(_ asked: LendItem, in context: CompanyContext) throws(Failure) -> UUID? {
    if let user = asked.user, !(try inventory.people().isMember(user, in: context.scope)) {
      throw .notFound("user", at: "/user")
    }
    switch (asked.contact, asked.user) {
    case (let contact?, nil): return try inventory.contacts().contact(contact, at: "/contact", in: context).id
    case (nil, _?): return nil
    case (nil, nil): throw .invalidParam("/contact", "contact or user must be given")
    case (_?, _?): throw .invalidParam("/user", "user must be left out if contact is given")
    }
  }

  /// Returns the quantity that can be lent from the location that the request names. Returns `nil` for borrowed goods,
  /// which are not in stock.
  private func rest(of item: Item, _ asked: LendItem, in context: CompanyContext) throws(Failure) -> Int? {
    if asked.direction == .in { return nil }
    let named = try inventory.locations.id(asked.from, at: "/from", in: context)
    let from = try inventory.locations.place(named, of: item.details, at: "/from", in: context).record.id
    if item.details.tellsLotsApart, asked.lot == nil {
      return try inventory.stock.picker.found(of: item.id, in: from, batch: nil, context).pickable
    }
    return try inventory.sums.onHand(item.id, in: from, lot: asked.lot, context)
  }

  private func take(
    _ quantity: Decimal, of item: Item, _ asked: LendItem, for loan: ID<LoanDetails>, in context: CompanyContext
  ) throws(Failure) -> (ID<LocationDetails>?, [LoanPart]) {
    let away = try inventory.locations.lent(in: context)
    let named = try inventory.locations.id(asked.from, at: "/from", in: context)
    let from = try inventory.locations.place(named, of: item.details, at: "/from", in: context).record.id
    var movement = StockMovement(.transfer(to: away.record.uuid), of: item.uuid, quantity, at: "")
    movement.location = from.uuid
    movement.lot = asked.lot?.uuid
    movement.note = asked.note
    movement.isForced = asked.force ?? false
    movement.reasons.loan = loan.uuid
    let posted = try inventory.post([movement], in: context)
    return (from, posted[0].parts.map { LoanPart(lot: $0.lot.map { ID($0) }, quantity: $0.quantity) })
  }

  /// Changes the due date or the note of a loan.
  func update(_ id: ID<LoanDetails>, _ changes: Patch<LoanTerms>, expect: Int?, in context: CompanyContext)
    throws(Failure) -> Loan
  {
    let old = try records.find(id, in: context).record.details
    let terms = try changes.applied(to: LoanTerms(dueAt: old.dueAt, note: old.note))
    var new = old
    (new.dueAt, new.note) = (terms.dueAt, terms.note)
    if new.dueAt != old.dueAt { new.overdueAt = nil }
    return try replace(id, by: new, expect: expect, in: context)
  }

  func replace(_ id: ID<LoanDetails>, by details: LoanDetails, expect: Int? = nil, in context: CompanyContext)
    throws(Failure) -> Loan
  {
    let names = ["contact", "dueAt", "note", "parts", "returned", "lost", "status", "returnedAt", "overdueAt"]
    return try records.update(id, Patch(names: names) { (_, _) in .success(details) }, expect: expect, in: context)
  }

  /// Returns a page of loans, newest first.
  func list(_ filter: LoanFilter, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure)
    -> Prepared<Page<Loan>>
  {
    try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      let first = filter.hasIndex ? context.partition.rows.floor + 1 : try records.firstRow(upTo: last, in: context)
      try stores.each(
        pages.statement(for: filter), in: context.store, bind: first, last, limit + 1, filter.item, filter.contact,
        filter.user,
        filter.direction, filter.status
      ) { writer.add(&$0) }
      return records.rest(before: first, of: writer, in: context)
    }
  }

  /// Returns a page of overdue loans. The loans that have been overdue for the longest time come first.
  func overdue(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<OverdueLoan> {
    let position = try Cursor.decode("overdue", cursor).map { (text) throws(Failure) in
      // The text is split at its last dash, because the instant begins with a dash if it is before 1970.
      guard let dash = text.lastIndex(of: "-"), let dueAt = Int(text[..<dash], radix: 36) else { throw Cursor.unknown }
      return (dueAt: dueAt, row: try records.anchors.row(text[text.index(after: dash)...], in: context.partition))
    }
    let found = try stores.all(
      pages.overdue, in: context.store, bind: context.number, context.now.milliseconds, position?.dueAt ?? Int.min,
      position?.row ?? 0,
      limit + 1
    ) { row in (one: OverdueLoan(&row), row: row.next(Int.self)) }
    var items: [OverdueLoan] = []
    let namesContacts = Access.view(.contacts).permits(context.rights)
    for (var one, _) in found.prefix(limit) {
      if namesContacts, let contact = one.loan.details.contact {
        one.contactName = try inventory.contacts().contact(contact, at: nil, in: context).name
      }
      items.append(one)
    }
    guard found.count > limit, let dueAt = items.last?.loan.details.dueAt else { return Page(items: items, next: nil) }
    let row = try records.anchors.text(of: found[limit - 1].row, in: context.partition, alone: true)
    return Page(items: items, next: Cursor.encode("overdue", "\(String(dueAt.milliseconds, radix: 36))-\(row)"))
  }

  /// Returns the number of loans of an item, including closed ones.
  func count(of item: ID<ItemDetails>, in store: Store) throws(Failure) -> Int {
    try stores.first(ofItem, in: store, bind: item) { $0.next(Int.self) } ?? 0
  }

  /// Refuses to delete an item that has any loans. Such an item can only be archived.
  func requireNone(of item: ID<ItemDetails>, in store: Store) throws(Failure) {
    let count = try count(of: item, in: store)
    if count > 0 { throw .inUse("item", [InUseData.Count(Loan.entityName, count)]) }
  }
}
