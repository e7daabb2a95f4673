public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Provides the orders of customers.
public protocol OrderKeeper: AnyObject {
  /// Returns the number of orders with each status. A status without orders is left out.
  func ordersByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount]

  /// Returns the number of orders in progress of which something is left to ship. Orders that the customer wants after
  /// the given instant are not counted.
  func ordersToShip(until instant: Timestamp, in context: CompanyContext) throws(Failure) -> Int

  /// Returns the totals of the orders that were submitted in a period, one for each currency. Drafts and cancelled
  /// orders are not counted. The costs are `nil` if the caller may not see them.
  func sales(from: Timestamp, until: Timestamp, in context: CompanyContext) throws(Failure) -> [SalesSum]

  /// Returns the number of dispatches with each status. A status without dispatches is left out.
  func dispatchesByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount]

  /// Returns a walk through the orders that were submitted in a period. Drafts and cancelled orders are left out. Each
  /// order is read when the walk reaches it, so changes that were made during the walk may be included.
  func soldOrders(from: Timestamp?, until: Timestamp, in context: CompanyContext) throws(Failure) -> Walk<SoldOrder>

  /// Returns a walk through the taxes of the documents that were issued in a period, and of the purchases that were
  /// ordered in the period.
  func taxedDocuments(from: Timestamp?, until: Timestamp, in context: CompanyContext) throws(Failure) -> Walk<
    TaxedDocument
  >

  /// Returns the item of an order line, or `nil` for a line without an item.
  /// - Parameter pointer: the JSON pointer to the id in the parameters.
  /// - Throws: `notFound`.
  func item(ofLine id: UUID, at pointer: String, in context: CompanyContext) throws(Failure) -> UUID?

  /// Returns a walk through the invoices that are not paid in full.
  func unpaidOrders(in context: CompanyContext) throws(Failure) -> Walk<UnpaidOrder>
}

/// The number of records with one status.
public struct StatusCount: Record {
  public let status: String, count: Int

  public static let doc: StaticString = "The number of records with one status."

  public init(status: String, count: Int) {
    self.status = status
    self.count = count
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The status.")
    count = field("count", \.count, "The number of records with this status.")
  }
}

/// The totals of orders in one currency.
public struct SalesSum: Record {
  public let count: Int, net: MoneySum, gross: MoneySum
  /// The costs, or `nil` if the caller may not see them.
  public let costs: Costs?

  public static let doc: StaticString = "The totals of the orders in one currency."

  /// The cost of the ordered items, and the number of lines whose item has no known cost.
  public struct Costs {
    public let cost: MoneySum, uncosted: Int

    public init(cost: MoneySum, uncosted: Int) {
      self.cost = cost
      self.uncosted = uncosted
    }
  }

  public init(count: Int, net: MoneySum, gross: MoneySum, costs: Costs?) {
    self.count = count
    self.net = net
    self.gross = gross
    self.costs = costs
  }

  private var margin: MoneySum? {
    costs.map { MoneySum(net.amount.number - $0.cost.amount.number, net.currency) }
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    let managers = Department.inventory.mask
    count = field("count", \.count, "The number of orders.")
    net = field("net", \.net, "The total without tax.")
    gross = field("gross", \.gross, "The total with tax.")
    let cost = field.restricted(
      to: managers, "cost", \.costs?.cost,
      "The cost of the ordered items, at their average purchase cost. Only managers of the inventory see this member."
    )
    _ = field.restricted(
      to: managers, "margin", \.margin,
      "The margin, which is `net` less `cost`. Only managers of the inventory see this member.")
    let uncosted = field.restricted(
      to: managers, "uncosted", \.costs?.uncosted,
      "The number of order lines whose items have no known cost in the currency. The cost of these lines counts as 0. Only managers of the inventory see this member."
    )
    costs = cost.flatMap { cost in uncosted.map { Costs(cost: cost, uncosted: $0) } }
  }
}
