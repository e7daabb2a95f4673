internal import JSON
public import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy
internal import Vocabulary

/// The service of orders, with their lines, steps, payments and dispatches.
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
  let steps: StepRecords<OrderDetails>
  let payments: Records<PaymentDetails>
  let entries: Records<OrderEntryDetails>
  let numbers: Numbers
  let removedLines: RemovedLines
  let queries = OrderQueries()
  let documents = DocumentQueries<OrderDetails>(isNumbered: OrderQueries.isNumbered)
  let references = OrderReferences()
  let figures = OrderFigures()
  let accounts = AccountQueries()
  private(set) lazy var pages = OrderPages(self)
  private(set) lazy var counts = StatusCounts<OrderStatus>(of: "orders", stores)
  private(set) lazy var queue = DemandQueue(self)
  private(set) lazy var dispatches = Dispatches(self)
  private(set) lazy var purchases = Purchases(self)
  private(set) lazy var prices = Prices(self)
  private(set) lazy var invoices = Invoices(self)
  var arrivals = DocumentArrivals<OrderDetails>()
  /// The orders for which sync brought a shipment, cancellation or drop from another device. This device, or a third
  /// device, may have recorded the same or the opposite for the same goods.
  var crossed: Set<UUID> = []
  private(set) lazy var lineHistory = LineHistory<OrderLineDetails>(removedLines)

  /// - Parameters:
  ///   - zones: finds when the days of companies begin and end.
  ///   - assets: finds proofs of delivery. It is called when a proof is needed.
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
    steps = StepRecords(dependencies)
    payments = Records(stores, dependencies.ids)
    entries = Records(stores, dependencies.ids)
    numbers = Numbers(stores, zones)
    removedLines = RemovedLines(stores)
    watchLines()
    let removal = lines.rules.written
    lines.rules.written = { [unowned self] (old, new, row, context) throws(Failure) in
      try removal?(old, new, row, context)
      try queue.write(old, new, in: context)
    }
  }

  /// Returns a new draft with the lines of an order, at the current prices and unit ratios.
  func duplicate(_ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> OrderView {
    let old = try open(id, expect: nil, in: context)
    let contact = try contact(old.draft.contact, at: nil, in: context)
    var draft = old.draft
    draft.contact = contact.id
    draft.header.archived = false
    var sheet = try begin(draft, contactName: contact.name, in: context)
    for line in old.lines {
      let details = line.details
      var copy = OrderLineDetails(
        of: sheet.id, try lineItem(of: details, in: context), terms: details.terms, factor: details.ratio)
      if let item = details.item {
        try renew(&copy, try stock.item(item, nil, at: "", in: context), of: draft, in: context)
      }
      add(copy, to: &sheet, in: context)
    }
    try save(&sheet, at: "/id", in: context)
    return try view(sheet.id, in: context)
  }

  /// Returns the current item of a copied line. A kit has the components of its current bill of materials.
  private func lineItem(of line: OrderLineDetails, in context: CompanyContext) throws(Failure) -> LineItem? {
    guard let id = line.item else { return nil }
    var item = try lineItem(try stock.item(id, nil, at: "", in: context), at: "/id", in: context)
    item.sku = line.sku ?? item.sku
    return item
  }

  /// Sets the price and the unit ratio of a copied line to the current ones of its item. If the item no longer has the
  /// line's unit, the ratio does not change.
  private func renew(
    _ line: inout OrderLineDetails, _ item: StockedItem, of draft: OrderDraft, in context: CompanyContext
  ) throws(Failure) {
    if let unit = item.units.first(where: { line.terms.unit?.isSameUnit(as: $0.unit) ?? false }) {
      line.state.ratio = unit.factor
    }
    try LineQuantity.check(line.terms.quantity, of: line.state.ratio, item, at: "/id")
    let usual = try usualPrice(of: item, line.terms.quantity, times: line.ratio, on: draft, in: context)
    if let usual { (line.terms.unitPrice, line.priceSource) = (usual.price, usual.source) }
  }

  /// Returns the records of the company that a query finds for an id.
  func all<R: Record>(_ query: StoreStatement, of id: UUID, in context: CompanyContext) throws(Failure) -> [R] {
    let rows = context.partition.rows.all
    return try stores.all(query, in: context.store, bind: id, rows.lowerBound, rows.upperBound) { $0.fields() }
  }

  /// Returns the facts about a contact, or `nil` if the contact has not arrived from another device yet.
  func contactIfThere(_ id: UUID, in context: CompanyContext) throws(Failure) -> ContactFacts? {
    try Failure.ifThere { () throws(Failure) in try contacts.contact(id, at: nil, in: context) }
  }

  func newID<R>(in context: CompanyContext) -> ID<R> { ID(dependencies.ids.next(at: context.now)) }

  /// Returns a Boolean value that indicates whether the caller is a manager of orders.
  func isManager(_ context: CompanyContext) -> Bool { Access.manager(.orders).permits(context.rights) }
}

extension Orders: DocumentKeeper {
  typealias Details = OrderDetails
  typealias File = OrderFile

  var orders: Orders { self }

  func list(
    _ filter: OrderFilter, text: String?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Order>> {
    try pages.list(filter, text: text, limit: limit, after: cursor, in: context)
  }

  func payments(of id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> [Payment] {
    try all(queries.paymentsOfOrder, of: id.uuid, in: context)
  }

  /// Checks that the agent of a draft, if it has one, is a user of the company.
  func check(_ draft: OrderDraft, only changed: [String]?, at base: String, in context: CompanyContext) throws(Failure)
  {
    guard let agent = draft.header.agent, changed?.contains("agent") ?? true else { return }
    if !(try people.isMember(agent, in: context.scope)) { throw .notFound("user", at: "\(base)/agent") }
  }

  func requireUnused(_ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) {
    let planned = try stores.first(queries.dispatchesOfOrder, in: context.store, bind: id) { $0.next(Int.self) } ?? 0
    if planned > 0 { throw .inUse("order", [InUseData.Count("dispatch", planned)]) }
  }

  func movements(of line: ID<OrderLineDetails>, _ id: ID<OrderDetails>, in context: CompanyContext) throws(Failure)
    -> (kind: StaticString, count: Int)
  {
    (OrderEntry.entityName, try allEntries(of: id, in: context).count { $0.details.line == line })
  }

  /// Cancels an order whose shipped goods have all come back, if its steps contain a cancellation. This happens if one
  /// device cancelled the order while another device shipped its goods.
  func restand(_ sheet: inout Sheet, in context: CompanyContext) throws(Failure) {
    if sheet.isKept || sheet.status == .cancelled { return }
    let taken = try steps.taken(by: sheet.id.uuid, in: context)
    if OrderStatus.outcome(of: taken, isKept: false).status == .cancelled { sheet.stand(by: taken) }
  }

  func count(from old: OrderStatus?, to new: OrderStatus?, in context: CompanyContext) throws(Failure) {
    try counts.move(from: old, to: new, in: context)
  }

  func lineItem(_ item: StockedItem, at pointer: String, in context: CompanyContext) throws(Failure) -> LineItem {
    let parts = item.kind == .kit ? try stock.parts(of: item, at: pointer, in: context) : []
    return LineItem(id: item.id, sku: item.sku, kind: item.kind, parts: parts)
  }

  /// Stores the demand of open lines for an item in the inventory.
  func plan(_ item: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) {
    let demand = try queue.demand(for: item, in: context.partition)
    if let pointer, demand.units > StockedItem.most { throw DemandQueue.tooMuch(at: pointer) }
    try stock.setDemand(
      Decimal(units: min(demand.units, StockedItem.most)), of: .orders, for: item, in: context)
  }
}
