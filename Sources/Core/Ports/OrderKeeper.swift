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

  /// What the orders come to that were submitted in a time, by currency; drafts and what was cancelled are not counted.
  func sales(from: Timestamp, until: Timestamp, in context: CompanyContext) throws(Failure) -> [SalesSum]

  /// How many dispatches stand where; of none, nothing.
  func dispatchesByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount]
}

/// How many records stand somewhere.
public struct StatusCount: Record {
  public let status: String, count: Int

  public static let doc: StaticString = "How many records stand somewhere."

  public init(status: String, count: Int) {
    self.status = status
    self.count = count
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Where they stand.")
    count = field("count", \.count, "How many do.")
  }
}

/// What orders in one currency come to.
public struct SalesSum: Record {
  public let count: Int, net: Money, gross: Money

  public static let doc: StaticString = "What orders in one currency come to."

  public init(count: Int, net: Money, gross: Money) {
    self.count = count
    self.net = net
    self.gross = gross
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "How many there are.")
    net = field("net", \.net, "Without tax.")
    gross = field("gross", \.gross, "With tax.")
  }
}
