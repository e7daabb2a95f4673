public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Knows what customers have ordered.
public protocol OrderKeeper: AnyObject {
  /// How many orders stand where; of none, nothing.
  func ordersByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount]

  /// How many orders are being worked on of which something is to be shipped, and was not asked for later than an instant.
  func ordersToShip(until instant: Timestamp, in context: CompanyContext) throws(Failure) -> Int

  /// What the orders come to that were submitted in a time, by currency; drafts and what was cancelled are not counted. What they cost is
  /// there for whom it is for.
  func sales(from: Timestamp, until: Timestamp, in context: CompanyContext) throws(Failure) -> [SalesSum]

  /// How many dispatches stand where; of none, nothing.
  func dispatchesByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount]

  /// Goes through the orders that were submitted in a time, each as it is when its turn comes; drafts and what was cancelled are not among
  /// them.
  func soldOrders(from: Timestamp?, until: Timestamp, in context: CompanyContext) throws(Failure) -> Walk<SoldOrder>

  /// Goes through the orders that were invoiced and for which something is still to be paid.
  func unpaidOrders(in context: CompanyContext) throws(Failure) -> Walk<UnpaidOrder>
}

/// How many records stand somewhere.
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

/// What orders in one currency come to.
public struct SalesSum: Record {
  public let count: Int, net: MoneySum, gross: MoneySum
  /// nil where they are not known to the caller.
  public let costs: Costs?

  public static let doc: StaticString = "The totals of orders in one currency."

  /// What the items cost that were ordered, and how many lines there are of items whose cost nobody knows.
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
      to: managers, "cost", \.costs?.cost, "The average cost of the ordered items. Only for managers of the inventory.")
    _ = field.restricted(to: managers, "margin", \.margin, "The net total less the cost. Only for managers of the inventory.")
    let uncosted = field.restricted(
      to: managers, "uncosted", \.costs?.uncosted,
      "The number of lines of items without a known cost in the currency, which count as costing nothing. Only for managers of the inventory."
    )
    costs = cost.flatMap { cost in uncosted.map { Costs(cost: cost, uncosted: $0) } }
  }
}
