public import RPC
public import Shape
public import Tenancy

/// Knows what was shipped to customers, and what of it has come back.
public protocol ReturnKeeper: AnyObject {
  /// Takes back what comes back of lines of orders, all of it or nothing.
  /// - Parameter post: posts it to the ledger, each for the order that it is told, and answers what was posted, in the same order.
  /// - Throws: `notFound`, and -32602 for a line of another item and for more than was shipped and has not come back; what `post` throws.
  func takeBack(
    _ returns: [LineReturn], in context: CompanyContext, post: (_ orders: [UUID]) throws(Failure) -> [PostedMovement]
  ) throws(Failure)
}

/// So much of an item that comes back of a line of an order.
public struct LineReturn {
  public let line: UUID, item: StockedItem
  /// In the item's own unit.
  public let quantity: Decimal
  public let condition: ReturnCondition, reason: Line?
  /// Where it stands in the parameters; its members are `orderLine` and `quantity`.
  public let pointer: String

  public init(line: UUID, item: StockedItem, quantity: Decimal, condition: ReturnCondition, reason: Line?, pointer: String) {
    self.line = line
    self.item = item
    self.quantity = quantity
    self.condition = condition
    self.reason = reason
    self.pointer = pointer
  }
}
