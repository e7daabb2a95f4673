public import RPC
public import Shape
public import Tenancy

/// Provides the quantities that were shipped to customers, and the quantities that have come back.
public protocol ReturnKeeper: AnyObject {
  /// Takes back quantities of order lines, all of them or none.
  /// - Parameter post: posts the returns to the ledger. `orders` has the order of each return, at the same index.
  ///   Returns the posted movements in the same sequence.
  /// - Throws: `notFound`; -32602 for a line of another item, and for more than was shipped and has not come back; the
  ///   errors of `post`.
  func takeBack(
    _ returns: [LineReturn], in context: CompanyContext, post: (_ orders: [UUID]) throws(Failure) -> [PostedMovement]
  ) throws(Failure)
}

/// The quantity of an order line's item that comes back.
public struct LineReturn {
  public let line: UUID, item: StockedItem
  /// The quantity in the item's own unit.
  public let quantity: Decimal
  public let condition: ReturnCondition, reason: Line?
  /// The place of the return in the parameters. Its members are `orderLine` and `quantity`.
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
