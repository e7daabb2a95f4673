internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The purchases of companies from suppliers.
final class Purchases {
  unowned let orders: Orders
  let stores: Stores
  let records: Records<PurchaseDetails>
  let lines: Records<PurchaseLineDetails>
  let steps: Records<StepDetails<PurchaseSteps>>
  let receipts: Records<PurchaseReceiptDetails>
  let queries = PurchaseQueries()
  /// Purchases that sync has changed, and whose derived members are not computed yet.
  var affected = Affected<PurchaseDetails>()
  /// Lines that have arrived from another device with another unit or ratio, and were not checked yet.
  var lostRatios = LostRatios<PurchaseLineDetails>()
  /// Purchases whose cancellation has arrived from another device, and was not checked yet.
  var cancelled: Set<UUID> = []
  /// The purchases, by company, that devices apart have cancelled and received, and that were not reported yet.
  var receivedThough: [UUID: SyncedConsequences] = [:]
  private lazy var lineHistory = LineHistory(PurchaseLineDetails.self, by: PurchaseTerms.self, orders.removedLines)

  init(_ orders: Orders) {
    self.orders = orders
    stores = orders.stores
    let ids = orders.dependencies.ids
    (records, lines) = (Records(stores, ids), Records(stores, ids))
    (steps, receipts) = (Records(stores, ids), Records(stores, ids))
    orders.removedLines.watch(lines) { $0.purchase.uuid }
    records.historyParts = { [unowned self, unowned orders] (id, context) throws(Failure) in
      let there: [PurchaseLine] = try orders.all(queries.lines, of: id.uuid, in: context)
      return try lineHistory.parts(of: id.uuid, there: there, in: context)
    }
  }

  // MARK: Purchases as a whole

  /// Stores a new purchase as a draft.
  /// - Throws: -32602 with the problems of the purchase and its lines; `notFound` for a named record that does not
  ///   exist.
  func create(_ given: PurchaseDraft, _ lines: [NewPurchaseLine], in context: CompanyContext) throws(Failure)
    -> PurchaseView
  {
    var problems = lines.enumerated().flatMap { $1.problems(at: "/lines/\($0)", in: given.currency) }
    if given.archived.isSet { problems.append(PurchaseDraft.notOver(at: "/archived")) }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let supplier = try supplier(given.contact, at: "/contact", in: context)
    var draft = given
    draft.contact = supplier.id
    var sheet = PurchaseSheet(
      stored: nil, id: orders.newID(in: context),
      details: PurchaseDetails(
        draft: draft, state: PurchaseState(contactName: supplier.name, currency: draft.currency)), lines: [])
    for (index, line) in lines.enumerated() { try add(line, to: &sheet, at: "/lines/\(index)", in: context) }
    _ = try save(&sheet, at: "/lines", in: context)
    return try view(sheet.id, in: context)
  }

  /// Changes the members of a purchase that people write.
  func update(
    _ id: ID<PurchaseDetails>, _ patch: Patch<PurchaseDraft>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Purchase {
    var sheet = try open(id, expect: expect, in: context)
    let old = sheet.draft
    var draft = try patch.applied(to: old)
    let changed = old.differences(to: draft).map(\.name)
    if changed.isEmpty, let stored = sheet.stored { return stored }
    var problems: [Problem] = []
    let frozen = sheet.status.isOpen ? [] : ["contact", "currency", "taxIncluded", "discount"]
    for name in frozen where changed.contains(name) {
      problems.append(
        Problem(
          pointer: "/changes/\(name)", kind: .value,
          message: "\(name) must stay as it is: the purchase is \(sheet.status.rawValue)"))
    }
    if frozen.isEmpty, changed.contains("currency"), !sheet.lines.isEmpty {
      problems.append(
        Problem(
          pointer: "/changes/currency", kind: .value,
          message: "currency must stay as it is while the purchase has lines"))
    }
    if draft.archived.isSet, !sheet.status.isOver { problems.append(PurchaseDraft.notOver(at: "/changes/archived")) }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if changed.contains("contact") {
      let supplier = try supplier(draft.contact, at: "/changes/contact", in: context)
      draft.contact = supplier.id
      sheet.details.state.contactName = supplier.name
    }
    sheet.details.draft = draft
    let isPriced = changed.contains("discount") || changed.contains("taxIncluded")
    if isPriced { try requirePrices(sheet.lines.map(\.details.terms), in: context) }
    for line in sheet.lines where isPriced && line.details.item != nil {
      _ = try sheet.unitCost(of: line.details, at: "/changes/discount")
    }
    return try save(&sheet, at: "/changes/discount", in: context)
  }

  /// Deletes a draft that was never ordered. Any other purchase has to be cancelled.
  func delete(_ id: ID<PurchaseDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    let sheet = try open(id, expect: expect, in: context)
    let taken = try stores.first(queries.stepCount, in: context.store, bind: id) { $0.next(Int.self) } ?? 0
    if taken > 0 { throw .inUse("purchase", [InUseData.Count("purchaseStep", taken)]) }
    for line in sheet.lines { _ = try lines.delete(line.id, expect: nil, in: context) }
    return try records.delete(id, expect: nil, in: context)
  }

  func supplier(_ id: UUID, at pointer: String, in context: CompanyContext) throws(Failure) -> ContactFacts {
    let contact = try orders.contacts.contact(id, at: pointer, in: context)
    if !contact.isSupplier {
      throw .invalidParam(pointer, "contact must be of the kind supplier; \(contact.name.text) is not")
    }
    if contact.isArchived {
      throw .invalidParam(
        pointer,
        "contact must not be archived; \(contact.name.text) is. Restore the contact with contacts.update, or name another contact"
      )
    }
    return contact
  }

  /// Returns a page of purchases, newest first.
  func list(
    _ filter: PurchaseFilter, text: String?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Purchase>> {
    func bind(_ first: Int, _ last: Int, _ limit: Int, to binder: inout Binder) {
      binder.add(first)
      binder.add(last)
      binder.add(limit)
      binder.add(filter.status)
      binder.add(filter.contact)
      binder.add(filter.from?.milliseconds ?? Int.min)
      binder.add(filter.to?.milliseconds ?? Int.max)
      binder.add(filter.archived)
      binder.add(context.number)
    }
    if let text {
      return try records.matches(try TextQuery(text), limit: limit, after: cursor, in: context) {
        (row, writer) throws(Failure) in
        try stores.each(queries.one, in: context.store, { bind(row, row, 1, to: &$0) }, { writer.add(&$0) })
      }
    }
    let query = filter.contact != nil ? queries.byContact : filter.status != nil ? queries.byStatus : queries.all
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      let hasIndex = filter.contact != nil || filter.status != nil
      let first = hasIndex ? context.partition.rows.floor + 1 : try records.firstRow(upTo: last, in: context)
      try stores.each(query, in: context.store, { bind(first, last, limit + 1, to: &$0) }, { writer.add(&$0) })
      return records.rest(before: first, of: writer, in: context)
    }
  }

  // MARK: A purchase during a request

  /// Returns a purchase with its lines.
  /// - Throws: `notFound`, `conflict`.
  func open(
    _ id: ID<PurchaseDetails>, expect: Int?, at pointer: String? = nil, in context: CompanyContext
  ) throws(Failure) -> PurchaseSheet {
    let purchase = try records.find(id, at: pointer, in: context).record
    try purchase.require(expect, for: context.audience)
    let found: [PurchaseLine] = try orders.all(queries.lines, of: id.uuid, in: context)
    return PurchaseSheet(
      stored: purchase, id: id, details: purchase.details,
      lines: found.map { PurchaseSheet.Line($0) })
  }

  /// Writes the changes of a purchase and its lines, and stores the quantities on order in the inventory.
  /// - Parameter pointer: the place, in the parameters, of the member that may be too large.
  func save(_ sheet: inout PurchaseSheet, at pointer: String, in context: CompanyContext) throws(Failure) -> Purchase {
    try sheet.settle(at: pointer)
    let purchase =
      sheet.stored == nil
      ? try records.create(sheet.details, id: sheet.id, in: context)
      : try records.update(sheet.id, Patch(to: sheet.details), expect: nil, always: sheet.hasMoved, in: context)
    var items: [UUID] = []
    for line in sheet.lines {
      let (old, new) = (line.stored?.details, line.details)
      let isAwaited = (old?.incoming ?? Decimal(0)) != new.incoming || old?.incomingAt != new.incomingAt
      if let item = new.item, isAwaited, !items.contains(item) { items.append(item) }
      try lines.keep(line, in: context)
    }
    for item in items { try tell(item, at: pointer, in: context) }
    return purchase
  }

  /// Stores the quantity of an item on order in the inventory.
  func tell(_ item: UUID, at pointer: String, in context: CompanyContext) throws(Failure) {
    let awaited = try awaited(of: item, in: context.partition)
    if awaited.quantity.units > StockedItem.most {
      throw .invalidParam(
        pointer,
        "purchases can have at most \(Decimal(units: StockedItem.most)) of the item \(item) on order; order less of it")
    }
    try orders.stock.setIncoming(awaited.quantity, at: awaited.at, for: item, in: context)
  }

  /// Returns the quantity of an item on order, and the earliest expected arrival.
  func awaited(of item: UUID, in partition: Partition) throws(Failure) -> (quantity: Decimal, at: Timestamp?) {
    let rows = partition.rows.all
    let found = try stores.first(queries.awaited, in: partition.store, bind: item, rows.lowerBound, rows.upperBound) {
      (quantity: Decimal(units: $0.next(Int.self)), at: $0.next(Timestamp?.self))
    }
    return found ?? (Decimal(0), nil)
  }
}

extension PurchaseDraft {
  fileprivate static func notOver(at pointer: String) -> Problem {
    Problem(
      pointer: pointer, kind: .value,
      message: "archived must be false as long as the purchase is neither closed nor cancelled")
  }
}

/// The filter of a list of purchases.
struct PurchaseFilter: Record {
  let status: PurchaseStatus?, contact: UUID?, from: Timestamp?, to: Timestamp?, archived: Flag

  static let doc: StaticString = "The filter of a list of purchases."

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Only purchases with this status.")
    contact = field("contact", \.contact, "Only purchases from this supplier.")
    from = field("from", \.from, "Only purchases created at this instant or later.")
    to = field("to", \.to, "Only purchases created before this instant.")
    archived = field(
      "archived", \.archived,
      "`true` to list only archived purchases. Without it, only purchases that are not archived.")
  }
}
