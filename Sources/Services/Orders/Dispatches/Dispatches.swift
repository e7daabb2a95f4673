internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The service of dispatches: creates, changes, deletes and finds dispatches of orders.
final class Dispatches {
  unowned let orders: Orders
  let stores: Stores
  let records: Records<DispatchDetails>
  let steps: StepRecords<DispatchDetails>

  private static let columns = "SELECT \(Table<Dispatch>.columns) FROM {store}.dispatches"
  let ofOrder = StoreStatement("\(Dispatches.columns) WHERE \"order\" = ? AND row BETWEEN ? AND ? ORDER BY row")
  private let byNumber = StoreStatement("\(Dispatches.columns) WHERE company = ?1 AND number = ?2")
  private let byTracking = StoreStatement(
    "\(Dispatches.columns) WHERE trackingNumber = ?1 AND row BETWEEN ?2 AND ?3 ORDER BY row DESC LIMIT 10")
  private let bySpacedTracking = StoreStatement(
    """
    \(Dispatches.columns) INDEXED BY dispatches_spaced WHERE \(OuterSpaces.trimmed("trackingNumber")) = ?1 AND row BETWEEN ?2 AND ?3
      AND \(OuterSpaces.surround("trackingNumber")) ORDER BY row DESC LIMIT 10
    """)
  let pages = DispatchPages()
  private(set) lazy var counts = StatusCounts<DispatchStatus>(of: "dispatches", stores)

  init(_ orders: Orders) {
    self.orders = orders
    stores = orders.stores
    records = Records(stores, orders.dependencies.ids)
    steps = StepRecords(orders.dependencies)
  }

  /// Creates a planned dispatch of an order. A later `orders.ship` adds the goods.
  func create(_ given: DispatchDraft, of id: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> Dispatch {
    let sheet = try orders.open(id, expect: nil, at: "/order", in: context)
    if !sheet.status.reserves { throw try orders.refusal(of: "plan a dispatch", sheet, in: context, where: \.reserves) }
    var draft = given
    try check(draft, at: "", in: context)
    draft.address = draft.address ?? sheet.draft.header.shippingAddress
    return try keep(draft, of: id, in: context)
  }

  private func keep(_ draft: DispatchDraft, of order: ID<OrderDetails>, in context: CompanyContext) throws(Failure)
    -> Dispatch
  {
    let number = Line("D-\(try orders.numbers.next(of: "dispatch", in: context))")
    let state = DispatchState(number: number)
    try counts.move(from: nil, to: state.status, in: context)
    return try records.create(DispatchDetails(order: order, draft: draft, state: state), in: context)
  }

  /// Returns the dispatch of a shipment: the dispatch that the request names, or a new dispatch.
  func dispatch(for sheet: Sheet, _ request: ShipOrder, in context: CompanyContext) throws(Failure) -> Dispatch {
    guard let id = request.dispatch else {
      return try keep(
        DispatchDraft(of: sheet.draft, as: request.collectionType ?? .shipping), of: sheet.id, in: context)
    }
    let found = try records.find(id, at: "/dispatch", in: context).record
    if request.collectionType != nil {
      throw .invalidParam(
        "/collectionType", "collectionType must be left out if `dispatch` is given, because the dispatch has its own")
    }
    if found.details.order != sheet.id {
      throw .invalidParam(
        "/dispatch", "`dispatch` must be a dispatch of this order; leave it out to create a new dispatch")
    }
    if !found.details.state.status.isLoading {
      throw .invalidParam(
        "/dispatch",
        "`dispatch` must have the status planned or picking, not \(found.details.state.status.rawValue); leave it out to create a new dispatch"
      )
    }
    return found
  }

  func update(
    _ id: ID<DispatchDetails>, _ patch: Patch<DispatchDraft>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Dispatch {
    let old = try records.find(id, in: context).record
    try old.require(expect, for: context.audience)
    var details = old.details
    details.draft = try patch.applied(to: old.details.draft)
    let changed = old.details.draft.differences(to: details.draft).map(\.name)
    try check(details.draft, of: id, only: changed, at: "/changes", in: context)
    return try records.update(old, to: details, in: context)
  }

  /// Deletes a planned dispatch without steps and shipments. Any other dispatch can't be deleted.
  func delete(_ id: ID<DispatchDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    let dispatch = try records.find(id, in: context).record
    try dispatch.require(expect, for: context.audience)
    let taken = try steps.of(id.uuid, in: context)
    let moved = try allEntries(of: dispatch, in: context)
    let uses = [("dispatchStep" as StaticString, taken.count), ("orderEntry", moved.count)].filter { $0.1 > 0 }
    if !uses.isEmpty { throw .inUse("dispatch", uses.map { InUseData.Count($0.0, $0.1) }) }
    try counts.move(from: dispatch.details.state.status, to: nil, in: context)
    return try records.delete(id, expect: nil, in: context)
  }

  /// Checks that the records exist that a dispatch names: its contact, its users and its proof of delivery.
  /// - Parameter id: the id of the dispatch; `nil` for a new dispatch, which has no assets yet.
  private func check(
    _ draft: DispatchDraft, of id: ID<DispatchDetails>? = nil, only changed: [String]? = nil, at base: String,
    in context: CompanyContext
  ) throws(Failure) {
    func isChanged(_ name: String) -> Bool { changed?.contains(name) ?? true }
    if let contact = draft.contact, isChanged("contact") {
      _ = try orders.contacts.unmerged(contact, as: "contact", at: "\(base)/contact", in: context)
    }
    for (name, user) in [("user", draft.user), ("assignee", draft.assignee)] where isChanged(name) {
      if let user, !(try orders.people.isMember(user, in: context.scope)) {
        throw .notFound("user", at: "\(base)/\(name)")
      }
    }
    guard let proof = draft.proof, isChanged("proof") else { return }
    guard let id, try orders.assets().hasAsset(proof, of: Dispatch.entityName, id.uuid, in: context) else {
      throw .notFound("asset", at: "\(base)/proof")
    }
  }

  /// Returns a dispatch with its lines and steps.
  func view(_ id: ID<DispatchDetails>, in context: CompanyContext) throws(Failure) -> DispatchView {
    let dispatch = try records.find(id, in: context).record
    return DispatchView(
      dispatch: dispatch, lines: try contents(of: dispatch, in: context), steps: try steps.of(id.uuid, in: context))
  }

  /// Returns the lines of a dispatch: the quantities of order lines that were shipped with it.
  func contents(of dispatch: Dispatch, in context: CompanyContext) throws(Failure) -> [DispatchedLine] {
    let shipped = try entries(of: dispatch, in: context)
    if shipped.isEmpty { return [] }
    let lines: [OrderLine] = try orders.all(orders.documents.lines, of: dispatch.details.order.uuid, in: context)
    return lines.compactMap { line in
      let entries = shipped.filter { $0.details.line == line.id }
      return entries.isEmpty ? nil : DispatchedLine(line, entries)
    }
  }

  /// Returns the order entries that record goods as shipped with a dispatch.
  func entries(of dispatch: Dispatch, in context: CompanyContext) throws(Failure) -> [OrderEntry] {
    try allEntries(of: dispatch, in: context).filter { $0.details.type == .shipped }
  }

  private func allEntries(of dispatch: Dispatch, in context: CompanyContext) throws(Failure) -> [OrderEntry] {
    try orders.allEntries(of: dispatch.details.order, in: context).filter { $0.details.dispatch == dispatch.id }
  }

  /// Returns the quantity of a line that left with a dispatch and has not come back. Goods come back if the dispatch is
  /// cancelled or returned, or by a return that names the dispatch.
  /// - Parameter entries: the entries of the line.
  static func left(of entries: [OrderEntry], with dispatch: ID<DispatchDetails>) -> Decimal {
    let entries = entries.filter {
      $0.details.dispatch == dispatch && ![.cancelled, .dropped].contains($0.details.type)
    }
    return Decimal(
      units: entries.reduce(0) {
        $1.details.type == .shipped ? $0 + $1.details.quantity.units : $0 - $1.details.quantity.units
      })
  }

  /// Returns the dispatches with a number: the company's own number, or the carrier's tracking number.
  func track(_ number: Line, in context: CompanyContext) throws(Failure) -> [Dispatch] {
    let own: [Dispatch] = try stores.all(byNumber, in: context.store, bind: context.company, number) { $0.fields() }
    let rows = context.partition.rows.all
    var carriers: [Dispatch] = []
    for query in [byTracking, bySpacedTracking] {
      carriers += try stores.all(query, in: context.store, bind: number, rows.lowerBound, rows.upperBound) {
        $0.fields()
      }
    }
    return own + carriers.prefix(10).filter { found in !own.contains { $0.id == found.id } }
  }
}
