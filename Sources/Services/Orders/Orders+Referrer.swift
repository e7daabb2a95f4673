public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// Counts the references from orders, purchases, dispatches and prices to records of other services. Also redirects
/// these references after contacts were merged.
extension Orders: Referrer {
  public func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    let counted: [(kind: StaticString, query: StoreStatement)] =
      switch "\(kind)" {
      case "item":
        [
          ("orderLine", references.linesOfItem), ("purchaseLine", references.purchaseLinesOfItem),
          ("price", prices.queries.countOfItem),
        ]
      case "contact":
        [
          ("order", references.ordersOfContact), ("dispatch", references.dispatchesOfContact),
          ("purchase", references.purchasesOfContact), ("price", prices.queries.countOfContact),
        ]
      case "asset": [("dispatch", references.dispatchesOfProof)]
      default: []
      }
    let records = try counts(counted, in: context) { $0.add(id) }
    guard "\(kind)" == "contact", try counterContact(in: context) == id else { return records }
    return records + [InUseData.Count("company", 1)]
  }

  public func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    try counts(references.linesInUnit, in: context) {
      $0.add(item)
      $0.add(unit.text.caseFolded)
    }
  }

  public func uses(ofKindOf item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    try counts(references.openLines, in: context) { $0.add(item) }
  }

  /// Returns the counts that queries find in the company. The last parameters of each query are the first and the last
  /// row of the company.
  private func counts(
    _ counted: [(kind: StaticString, query: StoreStatement)], in context: CompanyContext, _ bind: (inout Binder) -> Void
  ) throws(Failure) -> [InUseData.Count] {
    let rows = context.partition.rows.all
    var counts: [InUseData.Count] = []
    for (kind, query) in counted {
      let count = try stores.first(
        query, in: context.store,
        {
          bind(&$0)
          $0.add(rows.lowerBound)
          $0.add(rows.upperBound)
        }, { $0.next(Int.self) })
      if let count, count > 0 { counts.append(InUseData.Count(kind, count)) }
    }
    return counts
  }

  public func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    guard "\(kind)" == "contact" else { return }
    try redirect(records, references.ofContact, of: old, in: context) { $0.draft.contact = new }
    try redirect(dispatches.records, references.sentToContact, of: old, in: context) { $0.draft.contact = new }
    try redirect(purchases.records, references.boughtFromContact, of: old, in: context) { $0.draft.contact = new }
    try prices.redirect(from: old, to: new, in: context)
  }

  private func redirect<Details: CompanyDetails>(
    _ records: Records<Details>, _ query: StoreStatement, of contact: UUID, in context: CompanyContext,
    _ change: (inout Details) -> Void
  ) throws(Failure) {
    let found: [Stored<Details>] = try all(query, of: contact, in: context)
    for record in found {
      var details = record.details
      change(&details)
      _ = try records.update(record, to: details, in: context)
    }
  }
}

/// The queries that find references to a record of another service.
struct OrderReferences {
  private static func count(_ table: String, _ column: String) -> StoreStatement {
    StoreStatement("SELECT count(*) FROM {store}.\(table) WHERE \(column) = ? AND row BETWEEN ? AND ?")
  }

  /// Returns the query that counts lines in a unit. Lines of closed and cancelled orders and purchases are not counted,
  /// because their unit is no longer used.
  private static func inUnit(_ lines: String, of parents: String, by column: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT count(*) FROM {store}.\(lines) l JOIN {store}.\(parents) o ON o.id = l.\(column)
      WHERE l.item = ? AND case_folded(l.unit) = ? AND l.row BETWEEN ? AND ? AND o.status NOT IN ('closed', 'cancelled')
      """)
  }

  let linesInUnit: [(kind: StaticString, query: StoreStatement)] = [
    ("orderLine", inUnit("order_lines", of: "orders", by: "\"order\"")),
    ("purchaseLine", inUnit("purchase_lines", of: "purchases", by: "purchase")),
  ]
  let openLines: [(kind: StaticString, query: StoreStatement)] = [
    (
      "orderLine",
      open(
        "order_lines", of: "orders", by: "\"order\"",
        kits: " + (SELECT count(*) FROM {store}.kit_demand WHERE company = ?2 >> 40 AND item = ?1)")
    ), ("purchaseLine", open("purchase_lines", of: "purchases", by: "purchase")),
  ]

  /// Returns the query that counts lines of an item in documents that are neither closed nor cancelled.
  /// - Parameter kits: the SQL that adds the number of kits that wait for the item.
  private static func open(
    _ lines: String, of parents: String, by column: String, kits: String = ""
  ) -> StoreStatement {
    StoreStatement(
      """
      SELECT (SELECT count(*) FROM {store}.\(lines) l JOIN {store}.\(parents) o ON o.id = l.\(column)
          WHERE l.item = ?1 AND l.row BETWEEN ?2 AND ?3 AND o.status NOT IN ('closed', 'cancelled'))\(kits)
      """)
  }

  /// The number of lines of an item, and of lines of kits that contain the item.
  let linesOfItem = StoreStatement(
    """
    SELECT (SELECT count(*) FROM {store}.order_lines WHERE item = ?1 AND row BETWEEN ?2 AND ?3)
      + (SELECT count(*) FROM {store}.order_lines l INDEXED BY order_lines_kits WHERE l.kind = 'kit' AND l.row BETWEEN ?2 AND ?3
        AND EXISTS (SELECT 1 FROM json_each(iif(json_valid(l.parts), l.parts, '[]')) p
          WHERE replace(json_extract(p.value, '$.item'), '-', '') = lower(hex(?1))))
    """)
  let purchaseLinesOfItem = count("purchase_lines", "item")
  let ordersOfContact = count("orders", "contact")
  let purchasesOfContact = count("purchases", "contact")
  let dispatchesOfContact = count("dispatches", "contact")
  let dispatchesOfProof = count("dispatches", "proof")
  private static func activity(_ table: String, _ text: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT createdAt, id, \(text), status FROM {store}.\(table)
      WHERE contact = ?1 AND (createdAt, id) < (?2, ?3) AND row BETWEEN ?4 AND ?5 ORDER BY createdAt DESC, id DESC LIMIT ?6
      """)
  }

  let orderActivity = activity("orders", "coalesce(number, reference, '')")
  let dispatchActivity = activity("dispatches", "number")
  let purchaseActivity = activity("purchases", "coalesce(number, '')")
  let ofContact = StoreStatement(
    "SELECT \(Table<Order>.columns) FROM {store}.orders WHERE contact = ? AND row BETWEEN ? AND ?")
  let sentToContact = StoreStatement(
    "SELECT \(Table<Dispatch>.columns) FROM {store}.dispatches WHERE contact = ? AND row BETWEEN ? AND ?")
  let boughtFromContact = StoreStatement(
    "SELECT \(Table<Purchase>.columns) FROM {store}.purchases WHERE contact = ? AND row BETWEEN ? AND ? ORDER BY row")
}
