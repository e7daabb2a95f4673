internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The builds of companies, with their steps and completions.
final class Builds {
  let records: Records<BuildDetails>
  let steps: StepRecords<BuildDetails>
  let completions: Records<BuildCompletionDetails>
  let stores: Stores
  let stock: any StockKeeper
  let orders: () -> any OrderKeeper
  let boms: BOMs
  let numbers: Numbers
  let queries = BuildQueries()
  /// The builds that sync has changed, until their computed members are updated.
  var affected = Affected<BuildDetails>()
  /// The builds for which sync has delivered a cancellation, until it is checked whether the cancellation counts.
  var cancelled: Set<UUID> = []
  /// The conflicts to report, by company: cancelled builds of which another device had made a part, so that the
  /// cancellation does not count.
  var madeThough: [UUID: SyncedConsequences] = [:]

  static let numberFormat = "B-{number:5}"

  init(
    _ dependencies: Dependencies, _ boms: BOMs, stock: any StockKeeper, orders: @escaping () -> any OrderKeeper,
    zones: CompanyZones
  ) {
    stores = dependencies.stores
    (records, steps) = (Records(stores, dependencies.ids), StepRecords(dependencies))
    completions = Records(stores, dependencies.ids)
    numbers = Numbers(stores, zones)
    self.boms = boms
    self.stock = stock
    self.orders = orders
  }

  // MARK: Builds as a whole

  /// Plans a build. Its components are reserved, and the goods count as expected.
  func create(_ request: CreateBuild, in context: CompanyContext) throws(Failure) -> BuildView {
    let item = try stock.item(request.item, request.sku, at: "", in: context)
    let member = request.sku == nil ? "item" : "sku"
    if item.isArchived {
      throw .invalidParam("/\(member)", "\(item.sku.text) is archived; restore the item first, or choose another")
    }
    if item.kind == .kit {
      throw .invalidParam(
        "/\(member)",
        "\(item.sku.text) is a kit, which is not built: an order of it ships its components. To build it ahead, make it a stocked item with inventory.items.update"
      )
    }
    try item.requireStock(at: "/\(member)")
    let bom = try bom(request.bom, of: item, at: "/\(member)", in: context)
    let draft = BuildDraft(
      quantity: request.quantity, location: try stock.location(request.location, at: "/location", in: context),
      dueAt: request.dueAt, orderLine: request.orderLine, note: request.note)
    let lines = try lines(of: bom, at: "/\(member)", in: context)
    let number = try numbers.next(of: "build", as: Builds.numberFormat, at: context.now, in: context) {
      (number) throws(Failure) in try isTaken(number, in: context)
    }
    let details = BuildDetails(item: item, bom: bom, lines: lines, draft: draft, state: BuildState(number: number))
    try check(details, item, at: "", in: context)
    let build = try records.create(details, in: context)
    try settle(build, at: "/quantity", in: context)
    return try view(build.id, in: context)
  }

  /// Returns the bill of materials that the request names, or else the active one of the item.
  private func bom(
    _ id: ID<BOMDetails>?, of item: StockedItem, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> BOM {
    guard let id else {
      if let found = try boms.active(of: item.id, in: context) { return found }
      throw .invalidParam(
        pointer,
        "\(item.sku.text) has no active bill of materials; create one with assemblies.boms.create, or name one in `bom`"
      )
    }
    let found = try boms.records.find(id, at: "/bom", in: context).record
    if found.details.item == item.id { return found }
    throw .invalidParam("/bom", "bom must be a bill of materials of \(item.sku.text), not of \(found.details.sku.text)")
  }

  /// Refuses a quantity that can't be made, and an order line with another item.
  /// - Parameter base: the JSON pointer of the members in the parameters, for error messages.
  private func check(
    _ details: BuildDetails, _ item: StockedItem, at base: String, in context: CompanyContext
  ) throws(Failure) {
    let (quantity, pointer) = (details.draft.quantity.units, "\(base)/quantity")
    if quantity <= 0 { throw .invalidParam(pointer, "quantity must be more than 0") }
    if item.hasSerials, quantity % Decimal(1).units != 0 {
      throw .invalidParam(
        pointer, "quantity must be a whole number: the pieces of \(item.sku.text) have serial numbers")
    }
    for line in details.lines {
      let need = line.component.need(for: quantity, yield: details.yield.units)
      if let need, need <= Component.mostOwn { continue }
      throw .invalidParam(
        pointer,
        "quantity is too large: it needs more than \(Decimal(units: Component.mostOwn)) of \(line.sku.text). Give a smaller quantity"
      )
    }
    guard let line = details.draft.orderLine else { return }
    let place = "\(base)/orderLine"
    let ordered = try orders().item(ofLine: line, at: place, in: context)
    if ordered != item.id {
      throw .invalidParam(place, "orderLine must be an order line with \(item.sku.text), the item of the build")
    }
  }

  /// Changes the members of a build that callers can write.
  func update(
    _ id: ID<BuildDetails>, _ patch: Patch<BuildDraft>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> BuildView {
    let build = try open(id, expect: expect, in: context)
    var details = build.details
    details.draft = try patch.applied(to: details.draft)
    let changed = build.details.draft.differences(to: details.draft).map(\.name)
    if changed.isEmpty { return try view(id, in: context) }
    let isFixed = !details.state.status.isOpen
    let problems = changed.filter { isFixed && $0 != "note" }.map {
      Problem(
        pointer: "/changes/\($0)", kind: .value,
        message:
          "\($0) can't be changed: the build is \(details.state.status.rawValue). Only the note of such a build can be changed"
      )
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if details.state.made.units > 0, details.draft.quantity <= details.state.made {
      throw .invalidParam(
        "/changes/quantity",
        "quantity must be more than \(details.state.made), the quantity made already; to end the build with this quantity, step to completed with assemblies.builds.step"
      )
    }
    if let location = details.draft.location, changed.contains("location") {
      _ = try stock.location(LocationName(location), at: "/changes/location", in: context)
    }
    if changed.contains("quantity") || changed.contains("orderLine") {
      try check(details, try stock.item(details.item, nil, at: "", in: context), at: "/changes", in: context)
    }
    let updated = try records.update(id, Patch(names: changed) { _, _ in .success(details) }, expect: nil, in: context)
    try settle(updated, at: "/changes/quantity", in: context)
    return try view(id, in: context)
  }

  /// Deletes a build that has neither steps nor completions. Any other build can only be cancelled or completed.
  func delete(_ id: ID<BuildDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    let build = try open(id, expect: expect, in: context)
    try steps.requireNone(of: id.uuid, in: context)
    let made = try stores.first(queries.completionCount, in: context.store, bind: id) { $0.next(Int.self) } ?? 0
    if made > 0 { throw .inUse("build", [InUseData.Count("buildCompletion", made)]) }
    let deleted = try records.delete(id, expect: nil, in: context)
    try settle(build, isDeleted: true, at: nil, in: context)
    return deleted
  }

  /// Returns a page of builds, newest first.
  func list(
    _ filter: BuildFilter, item: UUID?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<StoredBuild>> {
    let query =
      filter.orderLine != nil
      ? queries.byOrderLine : item != nil ? queries.byItem : filter.status != nil ? queries.byStatus : queries.all
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      let hasIndex = filter.orderLine != nil || item != nil || filter.status != nil
      let first = hasIndex ? context.partition.rows.floor + 1 : try records.firstRow(upTo: last, in: context)
      try stores.each(
        query, in: context.store, bind: first, last, limit + 1, filter.status, item, filter.orderLine,
        filter.dueBefore, context.number
      ) { writer.add(&$0) }
      return records.rest(before: first, of: writer, in: context)
    }
  }

  // MARK: A build during a request

  /// Returns a build, and checks its version if the request expects one.
  /// - Throws: `notFound`, `conflict`.
  func open(
    _ id: ID<BuildDetails>, expect: Int?, at pointer: String? = nil, in context: CompanyContext
  ) throws(Failure) -> StoredBuild {
    let build = try records.find(id, at: pointer, in: context).record
    try build.require(expect, for: context.audience)
    return build
  }

  /// Returns the records that a query finds for an id, in the rows of the company.
  func all<R: Record>(_ query: StoreStatement, of id: UUID, in context: CompanyContext) throws(Failure) -> [R] {
    let rows = context.partition.rows.all
    return try stores.all(query, in: context.store, bind: id, rows.lowerBound, rows.upperBound) { $0.fields() }
  }

  /// Returns a Boolean value that indicates whether a build has the given number.
  func isTaken(_ number: Line, in context: CompanyContext) throws(Failure) -> Bool {
    try stores.first(queries.isNumbered, in: context.store, bind: context.company, number) { _ in true } != nil
  }

  /// Returns a Boolean value that indicates whether the caller is a manager of the inventory.
  func isManager(_ context: CompanyContext) -> Bool { Access.manager(.inventory).permits(context.rights) }
}

extension BuildLine {
  /// Creates the line of a build from a line of a bill of materials. Returns `nil` if the id, the SKU or the own
  /// quantity is missing.
  init?(_ line: BOMLine) {
    guard let item = line.item, let sku = line.sku, let own = line.ownQuantity else { return nil }
    self.init(
      item: item, sku: sku, quantity: own, scrap: line.scrap, optional: line.optional, whole: line.whole ?? false)
  }
}
