internal import Ports
internal import Storage

/// The schema of the orders' tables, in both stores of companies. A released step is never edited: a change is a new
/// step at the end.
enum OrderTables {
  static let schema = ServiceSchema(
    steps: [
      .init("orders.orders", in: .companies, orders), .init("orders.lines", in: .companies, lines),
      .init("orders.steps", in: .companies, AddedRows.steps(of: OrderDetails.self, with: "orders")),
      .init("orders.payments", in: .companies, payments),
      .init("orders.entries", in: .companies, entries), .init("orders.numbers", in: .companies, numbers),
      .init("orders.text", in: .companies, TextIndex.tables(of: "orders")),
      .init("orders.counts", in: .companies, StatusCountTables.counting("orders")),
      .init("orders.cancelled", in: .companies, cancelled), .init("orders.unpaid", in: .companies, unpaid),
      .init("orders.removed", in: .companies, RemovedLines.sql),
      .init("orders.former", in: .companies, former),
      .init("orders.steps.follows", in: .companies, AddedRows.following(of: OrderDetails.self)),
      .init("orders.lines.per", in: .companies, orderLinesTable.adding("per")),
      .init("orders.spaced", in: .companies, spaced),
      .init("orders.lines.dropped", in: .companies, orderLinesTable.adding("dropped")),
      .init("orders.fulfilled", in: .companies, fulfilled),
      .init("orders.lines.priceSource", in: .companies, orderLinesTable.adding("priceSource")),
      .init("orders.lines.taxCategory", in: .companies, orderLinesTable.adding("taxCategory")),
      .init("orders.rounding", in: .companies, ordersTable.adding("taxRounding", "rounding")),
      .init("orders.lines.kits", in: .companies, kits),
    ])

  private static let ordersTable = RecordTable(
    Order.self, "orders", added: ["formerNumbers", "taxRounding", "rounding"], checksIDs: false,
    constraints: ["UNIQUE (company, number)"])
  private static let orderLinesTable = RecordTable(
    OrderLine.self, "order_lines", added: ["per", "dropped", "priceSource", "taxCategory", "kind", "parts"],
    checksIDs: false)
  private static let orderPaymentsTable = RecordTable(
    Payment.self, "order_payments", checksIDs: false, extras: ["reverses": "UNIQUE"])
  private static let orderEntriesTable = RecordTable(OrderEntry.self, "order_entries", checksIDs: false)

  /// The index of orders whose numbers older programs stored with surrounding spaces.
  private static let spaced =
    "CREATE INDEX {store}.orders_spaced ON orders (company) WHERE \(OuterSpaces.surround("number"));"

  private static let orders = """
    \(ordersTable.sql)
    CREATE INDEX {store}.orders_status ON orders (status);
    CREATE INDEX {store}.orders_contact ON orders (contact);
    CREATE INDEX {store}.orders_activity ON orders (contact, createdAt, id);
    CREATE INDEX {store}.orders_agent ON orders (agent) WHERE agent IS NOT NULL;
    CREATE INDEX {store}.orders_payment ON orders (paymentState);
    CREATE INDEX {store}.orders_fulfilment ON orders (fulfilmentState);
    CREATE INDEX {store}.orders_submitted ON orders (row >> 40, submittedAt) WHERE submittedAt IS NOT NULL;
    """

  private static let lines = """
    \(orderLinesTable.sql)
    CREATE INDEX {store}.order_lines_order ON order_lines ("order");
    CREATE INDEX {store}.order_lines_item ON order_lines (item, queuedAt, demand) WHERE item IS NOT NULL;
    """

  private static let payments = """
    \(orderPaymentsTable.sql)
    CREATE INDEX {store}.order_payments_order ON order_payments ("order");
    \(AddedRows.guards(of: "order_payments", with: "orders", by: "\"order\""))
    """

  private static let entries = """
    \(orderEntriesTable.sql)
    CREATE INDEX {store}.order_entries_order ON order_entries ("order");
    \(AddedRows.guards(of: "order_entries", with: "orders", by: "\"order\""))
    """

  /// Sets the fulfilment of cancelled orders to none. An older program kept the fulfilment from before the goods came
  /// back.
  private static let cancelled = """
    UPDATE {store}.orders SET fulfilmentState = 'none' WHERE status = 'cancelled' AND fulfilmentState <> 'none';
    """

  /// Corrects lines to which an older program gave a negative demand after too much was shipped. Also corrects orders
  /// whose goods were all cancelled or credited, but which still wait for a shipment.
  private static let fulfilled = """
    UPDATE {store}.order_lines SET demand = 0 WHERE demand < 0;
    UPDATE {store}.orders SET fulfilmentState = 'full'
      WHERE fulfilmentState = 'none' AND status <> 'cancelled'
        AND EXISTS (SELECT 1 FROM {store}.order_lines l WHERE l."order" = orders.id AND l.item IS NOT NULL AND l.cancelled + l.dropped > 0)
        AND NOT EXISTS (
          SELECT 1 FROM {store}.order_lines l
          WHERE l."order" = orders.id AND l.item IS NOT NULL AND l.quantity - l.cancelled - l.fulfilled - l.dropped > 0);
    """

  /// Sets the payment state of drafts and cancelled orders without payments to unpaid. An older program set it to paid
  /// once the payments were paid back.
  private static let unpaid = """
    UPDATE {store}.orders SET paymentState = 'unpaid'
      WHERE status IN ('draft', 'cancelled') AND paymentState = 'paid' AND paid LIKE '{"amount":0,%';
    """

  private static let former = """
    \(ordersTable.adding("formerNumbers"))
    CREATE INDEX {store}.orders_former ON orders (company) WHERE formerNumbers <> '[]';
    """

  /// The demand of open lines of kits for each component, computed from the lines.
  private static let kits = """
    \(orderLinesTable.adding("kind", "parts"))
    CREATE TABLE {store}.kit_demand (
      company INTEGER NOT NULL,
      line BLOB NOT NULL,
      item BLOB NOT NULL,
      "order" BLOB NOT NULL,
      queuedAt INTEGER NOT NULL,
      demand INTEGER NOT NULL,
      PRIMARY KEY (company, line, item)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.order_lines_kits ON order_lines (row) WHERE kind = 'kit';
    CREATE INDEX {store}.kit_demand_item ON kit_demand (company, item, queuedAt, "order", line, demand);
    """

  /// The last number that each company has given to a record of each kind. `StatusCounts` stores its counts in the same
  /// table.
  private static let numbers = """
    CREATE TABLE {store}.record_numbers (
      company INTEGER NOT NULL,
      kind TEXT NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (company, kind)
    ) STRICT, WITHOUT ROWID;
    """
}
