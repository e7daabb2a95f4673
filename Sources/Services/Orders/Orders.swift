internal import JSON
public import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy
internal import Vocabulary

/// The orders of companies, with their lines, steps, payments and dispatches.
public final class Orders {
  let dependencies: Dependencies
  let stores: Stores
  let stock: any StockKeeper
  let contacts: any ContactKeeper
  let people: any MemberKeeper
  let profiles: any ProfileKeeper
  let zones: CompanyZones
  let assets: () -> any AssetKeeper
  let records: Records<OrderDetails>
  let lines: Records<OrderLineDetails>
  let steps: Records<StepDetails<OrderSteps>>
  let payments: Records<PaymentDetails>
  let entries: Records<OrderEntryDetails>
  let numbers: Numbers
  let removedLines: RemovedLines
  let queries = OrderQueries()
  let references = OrderReferences()
  let figures = OrderFigures()
  private(set) lazy var pages = OrderPages(self)
  private(set) lazy var counts = StatusCounts<OrderStatus>(of: "orders", stores)
  private(set) lazy var queue = DemandQueue(self)
  private(set) lazy var dispatches = Dispatches(self)
  private(set) lazy var purchases = Purchases(self)
  private(set) lazy var prices = Prices(self)
  /// Orders that sync has changed, and whose derived members are not computed yet.
  var affected = Affected<OrderDetails>()
  /// Orders whose cancellation has arrived from another device, and was not checked yet.
  var cancelled: Set<UUID> = []
  /// Lines that have arrived from another device with another unit or ratio, and were not checked yet.
  var lostRatios = LostRatios<OrderLineDetails>()
  /// Orders with goods that another device has shipped or dropped. A third device may have done the opposite with the
  /// same goods.
  var crossed: Set<UUID> = []
  /// The consequences of entries and steps that devices made apart, by company, which were not reported yet.
  var consequences: [UUID: SyncedConsequences] = [:]
  private lazy var lineHistory = LineHistory(OrderLineDetails.self, by: LineTerms.self, removedLines)

  /// - Parameters:
  ///   - zones: finds when the days of companies begin and end.
  ///   - assets: finds proofs of delivery; called when one is needed.
  public init(
    _ dependencies: Dependencies, stock: any StockKeeper, contacts: any ContactKeeper, people: any MemberKeeper,
    profiles: any ProfileKeeper, zones: CompanyZones, assets: @escaping () -> any AssetKeeper
  ) {
    self.assets = assets
    self.zones = zones
    self.dependencies = dependencies
    self.stock = stock
    self.contacts = contacts
    self.people = people
    self.profiles = profiles
    stores = dependencies.stores
    records = Records(stores, dependencies.ids)
    lines = Records(stores, dependencies.ids)
    steps = Records(stores, dependencies.ids)
    payments = Records(stores, dependencies.ids)
    entries = Records(stores, dependencies.ids)
    numbers = Numbers(stores, zones)
    removedLines = RemovedLines(stores)
    removedLines.watch(lines) { $0.order.uuid }
    records.historyParts = { [unowned self] (id, context) throws(Failure) in
      let there: [OrderLine] = try all(queries.linesOfOrder, of: id.uuid, in: context)
      return try lineHistory.parts(of: id.uuid, there: there, in: context)
    }
  }

  // MARK: Orders as a whole

  /// Stores a new order as a draft.
  /// - Throws: -32602 with the problems of the order and its lines; `notFound` for a named record that does not exist.
  func create(_ given: OrderDraft, _ lines: [NewLine], in context: CompanyContext) throws(Failure) -> OrderView {
    var problems = given.problems(at: "")
    for (index, line) in lines.enumerated() { problems += line.problems(at: "/lines/\(index)", in: given.currency) }
    if given.archived.isSet { problems.append(OrderDraft.notOver(at: "/archived")) }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let contact = try contact(given.contact, at: "/contact", in: context)
    try check(agent: given.agent, at: "/agent", in: context)
    var draft = given
    draft.contact = contact.id
    draft.billingAddress = draft.billingAddress ?? contact.billingAddress
    draft.shippingAddress = draft.shippingAddress ?? contact.shippingAddress
    let state = OrderState(contactName: contact.name, currency: draft.currency)
    var sheet = Sheet(
      stored: nil, id: newID(in: context), details: OrderDetails(draft: draft, state: state), lines: [], payments: [])
    for (index, line) in lines.enumerated() { try add(line, to: &sheet, at: "/lines/\(index)", in: context) }
    try save(&sheet, at: "/lines", in: context)
    return try view(sheet.id, in: context)
  }

  /// Changes the members of an order that people write.
  func update(
    _ id: ID<OrderDetails>, _ patch: Patch<OrderDraft>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> ShownOrder {
    var sheet = try open(id, expect: expect, in: context)
    let old = sheet.draft
    var draft = try patch.applied(to: old)
    let changed = old.differences(to: draft).map(\.name)
    if changed.isEmpty, let stored = sheet.stored { return ShownOrder(stored) }
    var problems = draft.problems(at: "/changes")
    if !sheet.status.isOpen {
      for name in OrderDraft.frozen where changed.contains(name) {
        problems.append(
          Problem(
            pointer: "/changes/\(name)", kind: .value,
            message:
              "\(name) must stay as it is: the order is \(sheet.status.rawValue), and its lines, prices and addresses are frozen"
          ))
      }
    } else if changed.contains("currency"), !sheet.lines.isEmpty || !sheet.payments.isEmpty {
      problems.append(
        Problem(
          pointer: "/changes/currency", kind: .value,
          message: "currency must stay as it is while the order has lines or payments"))
    }
    if draft.archived.isSet, !sheet.status.isOver { problems.append(OrderDraft.notOver(at: "/changes/archived")) }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if changed.contains("agent") { try check(agent: draft.agent, at: "/changes/agent", in: context) }
    if changed.contains("contact") {
      let contact = try contact(draft.contact, at: "/changes/contact", in: context)
      draft.contact = contact.id
      // If the contact changes, the goods must not go to the addresses of the former contact.
      if !patch.names.contains("billingAddress") { draft.billingAddress = contact.billingAddress }
      if !patch.names.contains("shippingAddress") { draft.shippingAddress = contact.shippingAddress }
      sheet.details.state.contactName = contact.name
    }
    sheet.details.draft = draft
    return ShownOrder(try save(&sheet, at: "/changes/discount", in: context))
  }

  /// Deletes a draft that was never submitted. Any other order has to be cancelled.
  func delete(_ id: ID<OrderDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    let sheet = try open(id, expect: expect, in: context)
    let taken = try count(queries.stepsOfOrder, id, in: context)
    if taken > 0 { throw .inUse("order", [InUseData.Count("orderStep", taken)]) }
    let planned = try count(queries.dispatchesOfOrder, id, in: context)
    if planned > 0 { throw .inUse("order", [InUseData.Count("dispatch", planned)]) }
    for line in sheet.lines { _ = try lines.delete(line.id, expect: nil, in: context) }
    try counts.move(from: sheet.status, to: nil, in: context)
    return try records.delete(id, expect: nil, in: context)
  }

  private func count(_ query: StoreStatement, _ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> Int
  {
    try stores.first(query, in: context.store, bind: id) { $0.next(Int.self) } ?? 0
  }

  /// Returns a new draft with the lines of an order, at today's prices and unit ratios.
  func duplicate(_ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> OrderView {
    let old = try open(id, expect: nil, in: context)
    let contact = try contact(old.draft.contact, at: nil, in: context)
    var draft = old.draft
    draft.contact = contact.id
    draft.archived = false
    let state = OrderState(contactName: contact.name, currency: draft.currency)
    var sheet = Sheet(
      stored: nil, id: newID(in: context), details: OrderDetails(draft: draft, state: state), lines: [], payments: [])
    for line in old.lines {
      let details = line.details
      var copy = OrderLineDetails(
        order: sheet.id, item: details.item, sku: details.sku, terms: details.terms, factor: details.ratio)
      if let item = details.item {
        try renew(&copy, try stock.item(item, nil, at: "", in: context), of: draft, in: context)
      }
      sheet.lines.append(Sheet.Line(stored: nil, id: newID(in: context), details: copy))
    }
    try save(&sheet, at: "/id", in: context)
    return try view(sheet.id, in: context)
  }

  /// Sets the price and the unit ratio of a copied line to the present ones of its item. If the item no longer has the
  /// unit, the ratio stays.
  private func renew(
    _ line: inout OrderLineDetails, _ item: StockedItem, of draft: OrderDraft, in context: CompanyContext
  ) throws(Failure) {
    if let unit = item.units.first(where: { line.terms.unit?.isSameUnit(as: $0.unit) ?? false }) {
      line.state.ratio = unit.factor
    }
    try LineQuantity.check(line.terms.quantity, of: line.state.ratio, item, at: "/id")
    let usual = try usualPrice(
      of: item, line.terms.quantity, times: line.state.ratio, for: draft.contact, in: draft.currency, context)
    guard let usual else { return }
    (line.terms.unitPrice, line.state.priceSource) = (usual.price, usual.source)
  }

  private func contact(_ id: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) -> ContactFacts {
    let contact = try contacts.contact(id, at: pointer, in: context)
    if contact.isArchived {
      throw .invalidParam(
        pointer ?? "",
        "contact must not be archived; \(contact.name.text) is. Restore the contact with contacts.update, or name another contact"
      )
    }
    return contact
  }

  private func check(agent: UUID?, at pointer: String, in context: CompanyContext) throws(Failure) {
    guard let agent, !(try people.isMember(agent, in: context.scope)) else { return }
    throw .notFound("user", at: pointer)
  }

  // MARK: An order during a request

  /// Returns an order with all of its records.
  /// - Throws: `notFound`, `conflict`.
  func open(_ id: ID<OrderDetails>, expect: Int?, at pointer: String? = nil, in context: CompanyContext) throws(Failure)
    -> Sheet
  {
    let order = try records.find(id, at: pointer, in: context).record
    try order.require(expect, for: context.audience)
    let found: [OrderLine] = try all(queries.linesOfOrder, of: id.uuid, in: context)
    return Sheet(
      stored: order, id: id, details: order.details,
      lines: found.map { Sheet.Line($0) },
      payments: try all(queries.paymentsOfOrder, of: id.uuid, in: context))
  }

  /// Returns the records of the company that a query finds for an id.
  func all<R: Record>(_ query: StoreStatement, of id: UUID, in context: CompanyContext) throws(Failure) -> [R] {
    let rows = context.partition.rows.all
    return try stores.all(query, in: context.store, bind: id, rows.lowerBound, rows.upperBound) { $0.fields() }
  }

  /// Writes the changes of an order and its lines, and stores their demand in the inventory.
  /// - Parameter pointer: the place, in the parameters, of the member that may be too large.
  @discardableResult func save(_ sheet: inout Sheet, at pointer: String, in context: CompanyContext) throws(Failure)
    -> Order
  {
    if sheet.hasMoved, !sheet.isKept, sheet.status != .cancelled {
      // Another device has cancelled the order while it was shipped, and now all of it is back.
      let steps: [Step<OrderSteps>] = try all(queries.stepsOf, of: sheet.id.uuid, in: context)
      if OrderStatus.outcome(of: steps.map { $0.taken() }, isKept: false).status == .cancelled {
        sheet.stand(by: steps)
      }
    }
    try sheet.settle(at: pointer)
    let order =
      sheet.stored == nil
      ? try records.create(sheet.details, id: sheet.id, in: context)
      : try records.update(sheet.id, Patch(to: sheet.details), expect: nil, always: sheet.hasMoved, in: context)
    try counts.move(from: sheet.stored?.details.state.status, to: sheet.status, in: context)
    var items: [UUID] = []
    for line in sheet.lines {
      let before = line.stored?.details.state.demand ?? Decimal(0)
      let after = line.isRemoved ? Decimal(0) : line.details.state.demand
      if let item = line.details.item, before != after, !items.contains(item) { items.append(item) }
      try lines.keep(line, in: context)
    }
    for item in items {
      let demand = try queue.demand(for: item, in: context.partition)
      if demand.units > StockedItem.most {
        throw .invalidParam(
          pointer,
          "open orders can have at most \(Decimal(units: StockedItem.most)) of an item in all; order less of it")
      }
      try stock.setDemand(demand, for: item, in: context)
    }
    return order
  }

  func newID<R>(in context: CompanyContext) -> ID<R> { ID(dependencies.ids.next(at: context.now)) }

  /// Returns a Boolean value that indicates whether the caller is a manager of orders.
  func isManager(_ context: CompanyContext) -> Bool { Access.manager(.orders).permits(context.rights) }
}

extension Patch {
  /// Creates changes that replace a record by another one.
  init(to record: R) { self.init { _, _ in .success(record) } }
}

extension OrderDraft {
  fileprivate static func notOver(at pointer: String) -> Problem {
    Problem(
      pointer: pointer, kind: .value,
      message: "archived must be false as long as the order is neither closed nor cancelled")
  }
}
