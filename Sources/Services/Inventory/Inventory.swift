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
  private lazy var rules = ItemRules(stores, locations, sums)

  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    stores = dependencies.stores
    items = Records(stores, dependencies.ids)
    items.rules.create = { [unowned self] (details, context) throws(Failure) in
      if details.hasRules { try rules.check(details, at: "", in: context) }
    }
    items.rules.created = { [unowned self] (item, context) throws(Failure) in
      // What should be there and is not is lacking from the beginning.
      guard let least = item.details.minStock, least.units > 0 else { return }
      try sums.set(.none, of: item.id, least: least, context)
    }
    items.rules.update = { [unowned self] (old, new, context) throws(Failure) in try rules.check(old, becoming: new, in: context) }
    items.rules.delete = { [unowned self] (item, context) throws(Failure) in
      try rules.requireUnused(item, in: context.store)
      try sums.forget(item.id, context)
    }
  }

  /// A page of items, newest first.
  func list(
    _ filter: ItemFilter, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Item>> {
    let store = context.store
    guard filter.text == nil, filter.category == nil else {
      let labels = filter.category.map { [TextTerm.label($0, column: ItemDetails.categoryColumn)] } ?? []
      return try items.matches(try TextQuery(filter.text, labels: labels), limit: limit, after: cursor, in: context) {
        (row, writer) throws(Failure) in
        try stores.each(
          queries.one, in: store,
          {
            $0.add(row)
            $0.add(filter.category)
            $0.add(filter.archived)
          }, { writer.add(&$0) })
      }
    }
    return try items.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(
        queries.page(archived: filter.archived), in: store,
        {
          $0.add(context.partition.rows.floor)
          $0.add(last)
          $0.add(limit + 1)
        }, { writer.add(&$0) })
      return nil
    }
  }

  /// The id of the item with this SKU; nil for none.
  private func find(_ sku: Line, in context: CompanyContext) throws(Failure) -> ID<ItemDetails>? {
    try stores.first(
      queries.skuHolder, in: context.store,
      {
        $0.add(context.company)
        $0.add(sku)
        $0.add(sku.text.caseFolded)
      }, { ID($0.next(UUID.self)) })
  }

  /// - Throws: `notFound`.
  func get(_ sku: Line, in context: CompanyContext) throws(Failure) -> Prepared<Item> {
    guard let id = try find(sku, in: context) else { throw items.notFound }
    return try items.get(id, in: context)
  }

  /// Changes the item with this SKU, or makes one of the changes.
  /// - Throws: -32602 for changes that don't fit, or lack what a new item must have; `duplicate`.
  func upsert(_ sku: Line, _ changes: Patch<ItemDetails>, in context: CompanyContext) throws(Failure) -> Item {
    if let id = try find(sku, in: context) { return try items.update(id, changes, expect: nil, in: context) }
    let missing = ["name", "unit"].filter { !changes.names.contains($0) }
    let problems = missing.map {
      Problem(pointer: "/changes/\($0)", kind: .missing, message: "\($0) is missing, and there is no item with this sku yet")
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    return try items.create(try changes.applied(to: ItemDetails(sku: sku)), in: context)
  }

  /// The items with a barcode, newest first.
  func find(_ barcode: Barcode, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Prepared<Page<Item>> {
    let query = try TextQuery(nil, labels: [.label(barcode.text, column: ItemDetails.barcodesColumn)])
    return try items.matches(query, limit: limit, after: cursor, in: context) { (row, writer) throws(Failure) in
      try stores.each(
        queries.barcoded, in: context.store,
        {
          $0.add(row)
          $0.add(barcode)
        }, { writer.add(&$0) })
    }
  }
}
