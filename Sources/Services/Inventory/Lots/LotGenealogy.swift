internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The lots that a lot was made from, and the lots that were made from it.
struct LotGenealogy: Record {
  let lot: ListedLot, orders: [UUID], sources: [LotRelation], products: [LotRelation], partial: Flag

  static let doc: StaticString =
    "The lots that a lot was made from, and the lots that were made from it, on all levels: what a recall needs."
}

extension LotGenealogy {
  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot itself.")
    orders = field("orders", \.orders, "The orders that were shipped with goods of the lot.")
    sources = field("sources", \.sources, "The lots that the lot was made from, by level.")
    products = field("products", \.products, "The lots that were made from goods of the lot, by level.")
    partial = field(
      "partial", \.partial, "`true` if there are more related lots than the answer has, which lists at most 1,000.")
  }
}

/// A lot that is related to another one, because one went into the other.
struct LotRelation: Record {
  let level: Int, of: ID<LotDetails>, lot: ListedLot, quantity: Decimal, build: UUID?, transaction: UUID, at: Timestamp
  let orders: [UUID]

  static let doc: StaticString = "A lot that went into another one, or that another one went into."
}

extension LotRelation {
  init<F: Fields<Self>>(_ field: inout F) {
    level = field(
      "level", \.level, "The number of steps between the two ends: 1 for the lot that was asked for itself.")
    of = field("of", \.of, "The lot, one level closer to the lot that was asked for, to which this one is related.")
    lot = field("lot", \.lot, "The related lot, with its item and its quantity on hand.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity of the lot that went in: for sources the used quantity of this lot, for products that of the lot `of`."
    )
    build = field("build", \.build, "The build that used it. `null` for lots that were split or merged.")
    transaction = field("transaction", \.transaction, "The ledger transaction.")
    at = field("at", \.at, "The instant of the transaction.")
    orders = field("orders", \.orders, "The orders that were shipped with goods of the lot.")
  }
}

/// The queries of the relations between lots. They follow from the ledger alone: the entries of a build share a
/// transaction, and so do those of a split or merged lot.
struct GenealogyQueries {
  /// The condition of an entry that counts: it is not reversed, and reverses no other entry.
  private static func counts(_ entry: String) -> String {
    """
    \(entry).reverses IS NULL AND NOT EXISTS (SELECT 1 FROM {store}.stock_entries o WHERE o.reverses = \(entry).id)
    """
  }

  /// Returns the lots on the other side of the transactions of the lot ?1.
  /// - Parameters:
  ///   - own: the condition of the lot's entries `a`.
  ///   - other: the condition of the other lot's entries `b`.
  ///   - used: the entry whose quantity went in.
  private static func relations(_ own: String, _ other: String, used: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(JoinedRecords.root(of: "b.lot")) AS other, sum(-\(used).quantity), max(a.build), a."transaction", max(a.at)
      FROM {store}.stock_entries a CROSS JOIN {store}.stock_entries b ON b.row IN (
        SELECT row FROM {store}.stock_entries WHERE id = a."transaction"
        UNION ALL SELECT row FROM {store}.stock_entries WHERE "transaction" = a."transaction" AND "transaction" <> id)
      WHERE a.row IN (
          SELECT row FROM {store}.stock_entries WHERE lot = ?1
          UNION ALL SELECT e.row FROM {store}.joined_records j CROSS JOIN {store}.stock_entries e ON e.lot = j.id WHERE j.root = ?1)
        AND a.row BETWEEN ?2 AND ?3 AND b.lot IS NOT NULL AND b.lot <> a.lot
        AND (\(own) AND \(other)) AND \(counts("a")) AND \(counts("b"))
      GROUP BY other, a."transaction" ORDER BY max(a.row), other LIMIT ?4
      """)
  }

  private static let made = "(a.type = 'production' OR a.type = 'transfer' AND a.quantity > 0)"
  private static let went = "(a.type = 'consumption' AND a.build IS NOT NULL OR a.type = 'transfer' AND a.quantity < 0)"

  let sources = relations(
    GenealogyQueries.made,
    "(a.type = 'production' AND b.type = 'consumption' OR a.type = 'transfer' AND b.type = 'transfer' AND b.quantity < 0)",
    used: "b")
  let products = relations(
    GenealogyQueries.went,
    "(a.type = 'consumption' AND b.type = 'production' OR a.type = 'transfer' AND b.type = 'transfer' AND b.quantity > 0)",
    used: "a")
  /// The orders with shipped goods of the lot ?1.
  let orders = StoreStatement(
    """
    SELECT DISTINCT "order" FROM {store}.stock_entries e
    WHERE (lot = ?1 OR lot IN (SELECT id FROM {store}.joined_records WHERE root = ?1)) AND row BETWEEN ?2 AND ?3
      AND type = 'sale' AND "order" IS NOT NULL AND \(counts("e")) ORDER BY "order"
    """)
}

extension Stock {
  /// The most related lots in an answer.
  private static let mostRelations = 1_000

  /// Returns the lots that a lot was made from, and the lots that were made from it, on all levels.
  func genealogy(of id: ID<LotDetails>, in context: CompanyContext) throws(Failure) -> LotGenealogy {
    let lot = try inventory.lots.find(id, at: "/lot", in: context)
    let sources = try relations(lot, genealogies.sources, in: context)
    let products = try relations(lot, genealogies.products, in: context)
    return LotGenealogy(
      lot: try listed(lot, in: context), orders: try orders(of: lot.uuid, in: context), sources: sources.found,
      products: products.found, partial: Flag(sources.isPartial || products.isPartial))
  }

  /// Returns the lots on one side of a lot, each under the first lot that leads to it, and a Boolean value that
  /// indicates whether there are more.
  private func relations(
    _ lot: Lot, _ query: StoreStatement, in context: CompanyContext
  ) throws(Failure) -> (found: [LotRelation], isPartial: Bool) {
    let rows = context.partition.rows.all
    var found: [LotRelation] = []
    var seen: Set<UUID> = [lot.uuid]
    var (open, level) = ([lot.uuid], 1)
    while !open.isEmpty {
      var next: [UUID] = []
      for id in open {
        let related = try stores.all(
          query, in: context.store, bind: id, rows.lowerBound, rows.upperBound, Stock.mostRelations + 1
        ) {
          (
            lot: $0.next(UUID.self), quantity: $0.next(Decimal.self), build: $0.next(UUID?.self),
            transaction: $0.next(UUID.self), at: $0.next(Timestamp.self)
          )
        }
        for one in related {
          if found.count == Stock.mostRelations { return (found, true) }
          if seen.insert(one.lot).inserted { next.append(one.lot) }
          guard let other = try inventory.lots.records.findIfThere(ID(one.lot), in: context) else { continue }
          found.append(
            LotRelation(
              level: level, of: ID(id), lot: try listed(other, in: context), quantity: one.quantity, build: one.build,
              transaction: one.transaction, at: one.at, orders: try orders(of: one.lot, in: context)))
        }
      }
      (open, level) = (next, level + 1)
    }
    return (found, false)
  }

  private func listed(_ lot: Lot, in context: CompanyContext) throws(Failure) -> ListedLot {
    let item = try inventory.items.recall(lot.details.item, in: context).record
    let onHand = try sums.places(of: lot.id, context).reduce(0) { $0 + $1.onHand }
    return ListedLot(lot: lot, names: ItemNames(item), onHand: Decimal(units: onHand))
  }

  private func orders(of lot: UUID, in context: CompanyContext) throws(Failure) -> [UUID] {
    let rows = context.partition.rows.all
    return try stores.all(genealogies.orders, in: context.store, bind: lot, rows.lowerBound, rows.upperBound) {
      $0.next(UUID.self)
    }
  }
}
