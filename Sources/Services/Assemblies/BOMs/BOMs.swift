internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The bills of materials of companies, with the rows in which queries find their lines.
final class BOMs {
  let records: Records<BOMDetails>
  let stores: Stores
  let stock: any StockKeeper
  let queries = BOMQueries()

  init(_ dependencies: Dependencies, stock: any StockKeeper) {
    stores = dependencies.stores
    self.stock = stock
    records = Records(stores, dependencies.ids)
    records.rules.delete = { [unowned self] (bom, context) throws(Failure) in
      let rows = context.partition.rows.all
      let builds = try stores.first(
        queries.buildsOf, in: context.store, bind: bom.uuid, rows.lowerBound, rows.upperBound
      ) { $0.next(Int.self) }
      if let builds, builds > 0 { throw .inUse("bill of materials", [InUseData.Count("build", builds)]) }
    }
    records.rules.written = { [unowned self] (old, new, _, context) throws(Failure) in
      try written(old, new, in: context)
    }
    records.rules.saved = { [unowned self] (_, new, context) throws(Failure) in
      try deactivateOthers(than: new, in: context)
    }
  }

  // MARK: Writing

  /// Creates a bill of materials for an item.
  func create(
    _ id: UUID?, _ sku: Line?, _ given: BOMDraft, in context: CompanyContext
  ) throws(Failure) -> BOM {
    let item = try stock.item(id, sku, at: "", in: context)
    if item.isArchived {
      throw .invalidParam(
        "/\(sku == nil ? "item" : "sku")", "\(item.sku.text) is archived; restore the item first, or choose another")
    }
    if item.kind == .service {
      throw .invalidParam(
        "/\(sku == nil ? "item" : "sku")",
        "\(item.sku.text) is a service, which is not made of components. Choose another item, or make it a kit with inventory.items.update"
      )
    }
    let draft = try completed(given, of: item.id, at: "", in: context)
    return try records.create(BOMDetails(item: item.id, sku: item.sku, draft: draft), in: context)
  }

  /// Changes the given members of a bill of materials.
  func update(
    _ id: ID<BOMDetails>, _ patch: Patch<BOMDraft>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> BOM {
    let old = try records.find(id, in: context).record
    try old.require(expect, for: context.audience)
    var details = old.details
    details.draft = try patch.applied(to: details.draft)
    // A line that does not change keeps its stored quantity in the component's own unit, even if the unit has another
    // size now. So lines are converted only if the request changes them.
    let areNew = patch.names.contains("lines")
    if areNew || patch.names.contains("yield") || details.draft.active.isSet && !old.details.draft.active.isSet {
      details.draft = try completed(
        details.draft, was: old.details.draft.lines, of: details.item, at: "/changes", in: context)
    }
    return try records.update(id, Patch(names: patch.names) { _, _ in .success(details) }, expect: nil, in: context)
  }

  /// Replaces all members of a bill of materials that callers can write.
  func replace(_ bom: BOM, by given: BOMDraft, in context: CompanyContext) throws(Failure) -> BOM {
    var details = bom.details
    details.draft = try completed(given, of: details.item, at: "", in: context)
    let changed = bom.details.draft.differences(to: details.draft).map(\.name)
    return try records.update(bom.id, Patch(names: changed) { _, _ in .success(details) }, expect: nil, in: context)
  }

  /// Returns a draft whose lines have all members that are computed from the components: id, SKU, own quantity and
  /// `whole`.
  /// - Parameters:
  ///   - old: the stored lines before the change. A line with the same item, quantity and unit keeps its stored
  ///     `ownQuantity`.
  ///   - base: the JSON pointer of the draft in the parameters, for error messages.
  /// - Throws: -32602 with all problems of the draft; `notFound` for an unknown item.
  private func completed(
    _ given: BOMDraft, was old: [BOMLine] = [], of made: UUID, at base: String, in context: CompanyContext
  ) throws(Failure) -> BOMDraft {
    var draft = given
    var problems: [Problem] = []
    if draft.yield.units <= 0 {
      problems.append(Problem(pointer: "\(base)/yield", kind: .value, message: "yield must be more than 0"))
    }
    for (index, line) in draft.lines.enumerated() {
      let pointer = "\(base)/lines/\(index)"
      if line.quantity.units <= 0 {
        problems.append(
          Problem(pointer: "\(pointer)/quantity", kind: .value, message: "quantity must be more than 0"))
        continue
      }
      let kept = line.item.flatMap { _ in old.first { $0.isSame(as: line) } }
      draft.lines[index] = if let kept { line.keeping(kept) } else { try completed(line, at: pointer, in: context) }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    try requireNoCycle(of: draft.lines, given: given.lines, in: made, at: base, in: context)
    return draft
  }

  private func completed(_ line: BOMLine, at pointer: String, in context: CompanyContext) throws(Failure) -> BOMLine {
    // A caller may send back a line from a reply, which has both `item` and `sku`. Then only `item` is used.
    let item = try stock.item(line.item, line.item == nil ? line.sku : nil, at: pointer, in: context)
    let unit = try line.unit.flatMap { (unit) throws(Failure) in
      try item.conversion(of: unit, at: "\(pointer)/unit")?.unit
    }
    let own = try item.quantity(
      line.quantity, in: unit, at: "\(pointer)/quantity", unitAt: "\(pointer)/unit")
    if own.units > Component.mostOwn {
      throw .invalidParam("\(pointer)/quantity", "quantity must be at most 1000000000 \(item.unit.text)")
    }
    return BOMLine(
      item: item.id, sku: item.sku, quantity: line.quantity, unit: unit, scrap: line.scrap, optional: line.optional,
      note: line.note, ownQuantity: own, whole: Flag(item.hasSerials))
  }

  // MARK: Data beside the records

  /// Writes the lines of a bill of materials to the table `bom_lines`.
  private func written(_ old: BOM?, _ new: BOM?, in context: CompanyContext) throws(Failure) {
    if let old { try stores.run(queries.remove, in: context.store, bind: context.number, old.uuid) }
    guard let new else { return }
    let (details, store) = (new.details, context.store)
    let lines = details.draft.lines.compactMap(\.component)
    try stores.run(queries.insert, in: store, rows: Array(lines.enumerated())) { (line, binder) in
      binder.add(context.number)
      binder.add(new.uuid)
      binder.add(line.offset)
      binder.add(details.item)
      binder.add(details.draft.active)
      binder.add(details.draft.yield)
      binder.add(line.element.item)
      binder.add(line.element.own)
      binder.add(line.element.scrap)
      binder.add(line.element.isOptional)
      binder.add(line.element.isWhole)
    }
  }

  /// Deactivates all other active bills of materials of the item, if the given one is active.
  private func deactivateOthers(than bom: BOM, in context: CompanyContext) throws(Failure) {
    if !bom.details.draft.active.isSet { return }
    for other in try others(than: bom, in: context) {
      let found = try records.find(other, in: context).record
      var details = found.details
      details.draft = details.draft.activated(false)
      _ = try records.update(
        other, Patch(names: ["active"]) { _, _ in .success(details) }, expect: nil, in: context)
    }
  }

  /// Returns the ids of all other active bills of materials of the item.
  func others(than bom: BOM, in context: CompanyContext) throws(Failure) -> [ID<BOMDetails>] {
    let rows = context.partition.rows.all
    return try stores.all(
      queries.othersActive, in: context.store, bind: bom.details.item, bom.uuid, rows.lowerBound, rows.upperBound
    ) { ID($0.next(UUID.self)) }
  }

  // MARK: Reading

  /// Returns the active bill of materials of an item, or `nil` if there is none.
  func active(of item: UUID, in context: CompanyContext) throws(Failure) -> BOM? {
    let rows = context.partition.rows.all
    return try stores.first(queries.active, in: context.store, bind: item, rows.lowerBound, rows.upperBound) {
      $0.fields()
    }
  }

  /// Returns the bills of materials of an item, the oldest first.
  func all(of item: UUID, in context: CompanyContext) throws(Failure) -> [BOM] {
    let rows = context.partition.rows.all
    return try stores.all(queries.allOfItem, in: context.store, bind: item, rows.lowerBound, rows.upperBound) {
      $0.fields()
    }
  }

  /// Returns a page of bills of materials, newest first.
  func list(
    of item: UUID?, active: Bool?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<BOM>> {
    let query = item == nil ? queries.all : queries.ofItem
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      let floor = context.partition.rows.floor + 1
      let first = item == nil ? try records.firstRow(upTo: last, in: context) : floor
      try stores.each(query, in: context.store, bind: first, last, limit + 1, item, active) { writer.add(&$0) }
      return records.rest(before: first, of: writer, in: context)
    }
  }

  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(queries.empty, in: partition.store, bind: partition.number)
  }
}

extension BOMLine {
  /// Returns a Boolean value that indicates whether two lines need the same quantity of the same item, in the same
  /// unit.
  fileprivate func isSame(as other: BOMLine) -> Bool {
    item == other.item && quantity == other.quantity && unit == other.unit
  }

  /// Returns the line with the members of a stored line that were computed from the component.
  fileprivate func keeping(_ stored: BOMLine) -> BOMLine {
    BOMLine(
      item: item, sku: stored.sku, quantity: quantity, unit: unit, scrap: scrap, optional: optional, note: note,
      ownQuantity: stored.ownQuantity, whole: stored.whole)
  }
}
