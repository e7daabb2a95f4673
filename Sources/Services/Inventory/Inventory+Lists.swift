internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Lists items in pages, and searches for items.
extension Inventory {
  /// Returns a page of the items that pass a filter, in the given order.
  func list(
    _ filter: ItemFilter, by order: ItemOrder = .newest, limit: Int, after cursor: String?, levels: Bool,
    in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Item>> {
    let addition = levels ? addLevels(in: context) : nil
    if order != .newest { return try sorted(filter, order, limit: limit, after: cursor, in: context, adding: addition) }
    let labels = filter.labels
    guard filter.text == nil, labels.isEmpty else {
      return try items.matches(
        try TextQuery(filter.text, labels: labels), limit: limit, after: cursor, in: context, adding: addition
      ) {
        (row, writer) throws(Failure) in try add(row, to: writer, if: filter, in: context.store)
      }
    }
    return try items.pages(limit: limit, after: cursor, in: context, adding: addition) {
      (last, writer) throws(Failure) in
      if filter.looksAtRows {
        let (seen, isAll) = try walk.run(
          order, filter, after: ItemPlace(key: "", row: last + 1), in: context, fits: nil
        ) {
          (row) throws(Failure) in
          try add(row, to: writer, if: filter, in: context.store)
          return !writer.isFull
        }
        return isAll ? nil : seen.last.map { $0.row - 1 }
      }
      try stores.each(
        queries.page(archived: filter.archived), in: context.store, bind: context.partition.rows.floor, last, limit + 1
      ) {
        writer.add(&$0)
      }
      return nil
    }
  }

  /// Returns a closure that writes the member `level`, with an item's stock, into each item of a page.
  private func addLevels(in context: CompanyContext) -> PageWriter<Item>.Addition {
    { [unowned self] (row, _, page) throws(Failure) in
      let stock = try sums.stock(ofRow: row, context.partition)
      // Kits have no stored sums, so the kind is read only for items without sums.
      let kit = stock == nil ? try kit(inRow: row, in: context) : nil
      let totals =
        if let kit { StockTotals(making: try available(kit, in: context)) } else { StockTotals(stock ?? .none) }
      page.add("level", totals)
    }
  }

  private func kit(inRow row: Int, in context: CompanyContext) throws(Failure) -> UUID? {
    try stores.first(factQueries.kitInRow, in: context.store, bind: row) { $0.next(UUID.self) }
  }

  /// Returns a page of items in an order other than newest first.
  private func sorted(
    _ filter: ItemFilter, _ order: ItemOrder, limit: Int, after cursor: String?, in context: CompanyContext,
    adding addition: PageWriter<Item>.Addition?
  ) throws(Failure) -> Prepared<Page<Item>> {
    let place = try ItemPlace(cursor, in: order, items.anchors, of: context.partition)
    let query = try filter.text.map { (text) throws(Failure) in try TextQuery(text) }
    let writer = PageWriter<Item>(items.emptyScratch(), limit: limit, for: context.audience, adding: addition)
    let fits = query.map { query in
      { [items] (row: Int) throws(Failure) in try items.text?.fits(query, row, in: context.partition) ?? false }
    }
    let (seen, isAll) = try walk.run(order, filter, after: place, in: context, fits: fits) { (row) throws(Failure) in
      try add(row, to: writer, if: filter, in: context.store)
      return !writer.isFull
    }
    if writer.isBroken { throw .unreadable(Item.entityName, nil) }
    let last = writer.lastRow.map { row in seen.last { $0.row == row } } ?? (isAll ? nil : seen.last)
    let next = try last.map { (place) throws(Failure) in
      try place.cursor(in: order, items.anchors, of: context.partition)
    }
    try writer.finish(next: next)
    return Prepared(items.scratch)
  }

  /// Returns a page of the items that match some words best.
  func search(
    _ text: String, archived: Bool, limit: Int, after cursor: String?, levels: Bool, in context: CompanyContext
  ) throws(Failure) -> Prepared<SearchPage<Item>> {
    let filter = ItemFilter(archived: archived)
    return try items.search(
      text, limit: limit, after: cursor, in: context, adding: levels ? addLevels(in: context) : nil
    ) {
      (row, writer) throws(Failure) in try add(row, to: writer, if: filter, in: context.store)
    }
  }

  /// Adds the item in the given row to a page, if the item passes the filter.
  private func add(_ row: Int, to writer: PageWriter<Item>, if filter: ItemFilter, in store: Store) throws(Failure) {
    try stores.each(
      queries.one(filter.level), in: store,
      {
        $0.add(row)
        $0.add(filter.archived)
        $0.add(filter.category?.text.caseFolded)
        $0.add(filter.tag?.text.caseFolded)
        if let code = filter.code { $0.add(code.meant) } else { $0.null() }
        $0.add(filter.manufacturer?.text.caseFolded)
        $0.add(filter.condition)
        $0.add(filter.isFlagged)
        $0.add(filter.location)
        if filter.custom.json == CustomFields.empty.json { $0.null() } else { $0.add(filter.custom) }
        $0.add(filter.updatedSince)
        $0.add(filter.supplier)
      }, { writer.add(&$0) })
  }

  /// Returns the items with the given SKUs, codes and ids, in this order. An unknown item is `nil`.
  func items(
    skus: [Line], codes: [ScannedCode], ids: [ID<ItemDetails>], in context: CompanyContext
  ) throws(Failure) -> [Item?] {
    var found: [Item?] = []
    func add(_ id: ID<ItemDetails>?) throws(Failure) {
      guard let id else { return found.append(nil) }
      found.append(try items.findIfThere(id, in: context))
    }
    for sku in skus { try add(try find(sku, in: context)) }
    for code in codes { try add(try self.codes.item(with: code, in: context)) }
    for id in ids { try add(id) }
    return found
  }
}
