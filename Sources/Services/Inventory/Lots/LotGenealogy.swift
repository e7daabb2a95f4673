internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The family of a lot: the lots from which it was made, and the lots that were made from it. A recall needs them.
struct LotGenealogy: Record {
  let lot: ListedLot, orders: [UUID], sources: [LotRelation], products: [LotRelation], partial: Flag

  static let doc: StaticString =
    "The lots from which a lot was made, and the lots that were made from it, on all levels. A recall needs them, to find all affected goods."
}

extension LotGenealogy {
  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The lot itself.")
    orders = field("orders", \.orders, "The ids of the orders that were shipped with goods of the lot.")
    sources = field("sources", \.sources, "The lots from which the lot was made, in the order of their level.")
    products = field(
      "products", \.products, "The lots that were made from goods of the lot, in the order of their level.")
    partial = field(
      "partial", \.partial,
      "`true` if there are more related lots than the result contains. It contains at most 1,000 sources and 1,000 products."
    )
  }
}

/// A lot that is related to another lot: goods of one of them were used to make the other.
struct LotRelation: Record {
  let level: Int, of: ID<LotDetails>, lot: ListedLot, quantity: Decimal, build: UUID?, transaction: UUID, at: Timestamp
  let orders: [UUID]

  static let doc: StaticString = "A related lot: its goods went into another lot, or goods of another lot went into it."
}

extension LotRelation {
  init<F: Fields<Self>>(_ field: inout F) {
    level = field(
      "level", \.level,
      "The number of steps between this lot and the requested lot: 1 for a lot that is directly related.")
    of = field(
      "of", \.of, "The id of the lot that this lot is directly related to. It is one level closer to the requested lot."
    )
    lot = field("lot", \.lot, "The related lot, with its item and its quantity on hand.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity that went from one lot into the other, in the own unit of the lot that was used. For sources, that is this lot; for products, the lot `of`."
    )
    build = field(
      "build", \.build,
      "The id of the build that made one lot from the other; `null` if a lot was split, or lots were merged.")
    transaction = field(
      "transaction", \.transaction,
      "The id of the ledger transaction in which the goods went from one lot into the other.")
    at = field("at", \.at, "The instant of the transaction.")
    orders = field("orders", \.orders, "The ids of the orders that were shipped with goods of this lot.")
  }
}

/// The queries that find related lots. They read the ledger only: the entries of a completed build share a transaction,
/// and so do the entries of a split or merge of lots.
struct GenealogyQueries {
  /// Returns the SQL condition that an entry counts: it is not reversed, and it is no reversal itself.
  private static func counts(_ entry: String) -> String {
    """
    \(entry).reverses IS NULL AND NOT EXISTS (SELECT 1 FROM {store}.stock_entries o WHERE o.reverses = \(entry).id)
    """
  }

  /// Returns the query of lots that are directly related to the lot ?1, in one direction: its sources or its products.
  /// - Parameters:
  ///   - own: the condition on the entries `a` of the lot ?1.
  ///   - other: the condition on the entries `b` of the related lot.
  ///   - used: `a` or `b`: the entry whose lot was used to make the other lot. Its quantity is returned.
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
  /// The query of the orders that were shipped with goods of the lot ?1.
  let orders = StoreStatement(
    """
    SELECT DISTINCT "order" FROM {store}.stock_entries e
    WHERE (lot = ?1 OR lot IN (SELECT id FROM {store}.joined_records WHERE root = ?1)) AND row BETWEEN ?2 AND ?3
      AND type = 'sale' AND "order" IS NOT NULL AND \(counts("e")) ORDER BY "order"
    """)
}

extension Stock {
  /// The most related lots that a result has in each direction.
  private static let mostRelations = 1_000

  /// Returns the lots from which a lot was made, and the lots that were made from it, on all levels.
  func genealogy(of id: ID<LotDetails>, in context: CompanyContext) throws(Failure) -> LotGenealogy {
    let lot = try inventory.lots.find(id, at: "/lot", in: context)
    let sources = try relations(lot, genealogies.sources, in: context)
    let products = try relations(lot, genealogies.products, in: context)
    return LotGenealogy(
      lot: try listed(lot, in: context), orders: try orders(of: lot.uuid, in: context), sources: sources.found,
      products: products.found, partial: Flag(sources.isPartial || products.isPartial))
  }

  /// Returns the lots that are related to a lot in one direction, level by level. Also returns a Boolean value that
  /// indicates whether there are more than the limit.
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
