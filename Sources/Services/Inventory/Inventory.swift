internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy

/// The items of companies: their collection, and the ways to find them.
public final class Inventory {
  let items: Records<ItemDetails>
  private let dependencies: Dependencies
  private let stores: Stores
  private let queries = ItemQueries()
  private(set) lazy var sums = StockSums(stores)
  private(set) lazy var locations = Locations(dependencies) { [sums] (location, context) throws(Failure) in
    try sums.use(of: location, context)
  }
  private(set) lazy var lots = Lots(dependencies, items, sums)
  private(set) lazy var stock = Stock(dependencies, self)
  private lazy var movements = ItemMovements(stores)
  private lazy var rules = ItemRules(stores, locations, sums) { [unowned self] in lots }

  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    stores = dependencies.stores
    items = Records(stores, dependencies.ids)
    items.rules.create = { [unowned self] (details, context) throws(Failure) in
      if details.hasRules { try rules.check(details, at: "", in: context) }
    }
    items.rules.update = { [unowned self] (old, new, context) throws(Failure) in try rules.check(old, becoming: new, in: context) }
    items.otherHistory = { [unowned self] (id, before, limit, context) throws(Failure) in
      try movements.of(id, before: before, limit: limit, in: context)
    }
    items.rules.delete = { [unowned self] (item, context) throws(Failure) in
      try rules.requireUnused(item, in: context.store)
      try sums.forget(item.id, context)
    }
  }

  /// A page of items, newest first.
  func list(
    _ filter: ItemFilter, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Item>> {
    let labels = filter.labels
    guard filter.text == nil, labels.isEmpty else {
      return try items.matches(try TextQuery(filter.text, labels: labels), limit: limit, after: cursor, in: context) {
        (row, writer) throws(Failure) in try add(row, to: writer, if: filter, in: context.store)
      }
    }
    return try items.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(
        queries.page(archived: filter.archived), in: context.store,
        {
          $0.add(context.partition.rows.floor)
          $0.add(last)
          $0.add(limit + 1)
        }, { writer.add(&$0) })
      return nil
    }
  }

  /// A page of the items that fit a text best.
  func search(
    _ text: String, archived: Bool, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<SearchPage<Item>> {
    let filter = ItemFilter(archived: archived)
    return try items.search(text, limit: limit, after: cursor, in: context) { (row, writer) throws(Failure) in
      try add(row, to: writer, if: filter, in: context.store)
    }
  }

  /// Adds the item of a row to a page, if it is one that is asked for.
  private func add(_ row: Int, to writer: PageWriter<Item>, if filter: ItemFilter, in store: Store) throws(Failure) {
    try stores.each(
      queries.one, in: store,
      {
        $0.add(row)
        $0.add(filter.archived)
        $0.add(filter.category?.text.caseFolded)
        $0.add(filter.tag?.text.caseFolded)
        if let code = filter.code { $0.add(code.forms) } else { $0.null() }
      }, { writer.add(&$0) })
  }

  /// The item that is named by its id or by its SKU.
  /// - Parameters:
  ///   - member: what the id is called in the parameters.
  ///   - pointer: where that and `sku` stand there.
  /// - Throws: `notFound`; -32602 where it is named by neither, or by both.
  func id(
    _ id: ID<ItemDetails>?, _ sku: Line?, as member: String = "id", at pointer: String = "", in context: CompanyContext
  ) throws(Failure) -> ID<ItemDetails> {
    switch (id, sku) {
    case (let id?, nil): return id
    case (nil, let sku?):
      guard let id = try find(sku, in: context) else { throw member == "id" ? items.notFound : .notFound("item", at: "\(pointer)/sku") }
      return id
    case (nil, nil): throw .invalidParam("\(pointer)/\(member)", "\(member) or sku must be given")
    case (_?, _?): throw .invalidParam("\(pointer)/sku", "sku must not be given beside \(member)")
    }
  }

  /// The id of the item with this SKU; nil for none.
  private func find(_ sku: Line, in context: CompanyContext) throws(Failure) -> ID<ItemDetails>? {
    let key = sku.text.caseFolded
    for query in [queries.skuOwner, queries.skuHolder] {
      let found = try stores.first(
        query, in: context.store,
        {
          $0.add(context.company)
          $0.add(sku)
          $0.add(key)
        }, { ID<ItemDetails>($0.next(UUID.self)) })
      if let found { return found }
    }
    return nil
  }

  /// Changes the item with this SKU, or makes one of the changes.
  /// - Parameter expect: the version that is meant; nil for any.
  /// - Throws: -32602 for changes that don't fit, or lack what a new item must have; `duplicate`, `conflict`, and `notFound` where a version
  ///   is expected of a new item.
  func upsert(_ sku: Line, _ changes: Patch<ItemDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Item {
    if let id = try find(sku, in: context) { return try items.update(id, changes, expect: expect, in: context) }
    if expect != nil { throw items.notFound }
    let missing = ["name", "unit"].filter { !changes.names.contains($0) }
    let problems = missing.map {
      Problem(pointer: "/changes/\($0)", kind: .missing, message: "\($0) is missing, and there is no item with this sku yet")
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let details = try changes.applied(to: ItemDetails(sku: sku))
    // With another SKU the same call would make an item again and again.
    guard details.sku.text.caseFolded == sku.text.caseFolded else {
      throw .invalidParam("/changes/sku", "sku must be left out of changes, or be the same: there is no item with this sku yet")
    }
    return try items.create(details, in: context)
  }
}
