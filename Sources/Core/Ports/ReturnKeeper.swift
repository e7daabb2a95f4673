public import RPC
public import Shape
public import Tenancy

/// Provides the quantities that were shipped to customers, and the quantities that customers have sent back.
public protocol ReturnKeeper: AnyObject {
  /// Records the return of goods to the company, for quantities of order lines. Either all returns are recorded or
  /// none.
  /// - Parameter post: a function that posts the returns to the ledger. `orders` has the order of each return, at the
  ///   same index. The function returns the posted movements in the order of the returns.
  /// - Throws: `notFound`. -32602 for a line of another item, and for more than the shipped quantity that has not come
  ///   back. The errors of `post`.
  func takeBack(
    _ returns: [LineReturn], in context: CompanyContext, post: (_ orders: [UUID]) throws(Failure) -> [PostedMovement]
  ) throws(Failure)
}

/// A quantity of an order line's item that a customer sends back.
public struct LineReturn {
  public let line: UUID, item: StockedItem
  /// The quantity in the item's own unit.
  public let quantity: Decimal
  public let condition: ReturnCondition, reason: Line?
  /// The JSON pointer to the return in the parameters. The object there has the members `orderLine` and `quantity`.
  public let pointer: String

  public init(
    line: UUID, item: StockedItem, quantity: Decimal, condition: ReturnCondition, reason: Line?, pointer: String
  ) {
    self.line = line
    self.item = item
    self.quantity = quantity
    self.condition = condition
    self.reason = reason
    self.pointer = pointer
  }
}
