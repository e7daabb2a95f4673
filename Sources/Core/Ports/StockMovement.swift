public import Shape
public import Vocabulary

/// A movement of stock that another service posts to the ledger.
public struct StockMovement {
  public enum Kind {
    /// Stock goes to a customer.
    case sale
    /// Stock comes from a supplier.
    case purchase
    /// Stock comes back from a customer.
    case fromCustomer
    /// Stock goes back to a supplier.
    case toSupplier
    /// Stock moves from one location to another.
    case transfer(to: UUID)
    /// Stock is lost.
    case loss
    /// A stocktake has found more or less stock than expected. Only movements of this kind can have a negative
    /// quantity.
    case count
    /// Stock is used up, for example as a component of goods that are made.
    case consumption
    /// Stock was made.
    case production
  }

  /// The lot of arriving stock: its batch or its serial numbers, and its expiry date.
  public struct NewLot {
    public let batch: Line?, serials: [Line], expiry: Day?

    public init(batch: Line?, serials: [Line], expiry: Day?) {
      self.batch = batch
      self.serials = serials
      self.expiry = expiry
    }
  }

  /// The records because of which the movement is posted.
  public struct Reasons {
    /// The order and the line in it. For bought stock, the purchase and the line in it.
    public var order: UUID?, orderLine: UUID?
    public var dispatch: UUID?, loan: UUID?, count: UUID?, build: UUID?

    public init(
      order: UUID? = nil, orderLine: UUID? = nil, dispatch: UUID? = nil, loan: UUID? = nil, count: UUID? = nil,
      build: UUID? = nil
    ) {
      self.order = order
      self.orderLine = orderLine
      self.dispatch = dispatch
      self.loan = loan
      self.count = count
      self.build = build
    }
  }

  public let kind: Kind
  public let item: UUID
  /// The quantity in the item's own unit.
  public let quantity: Decimal
  /// The location. `nil` stands for the item's own location, or for the company's main location if the item has none.
  public var location: UUID?
  /// The lot. For an item that is tracked by lots, `nil` stands for the lots that expire first.
  public var lot: UUID?
  public var newLot: NewLot?
  public var unitCost: UnitCost?
  public var reason: Line?
  public var note: String?
  public var reasons = Reasons()
  /// The part of the quantity that was reserved for the order or build for which the movement is posted.
  public var reserved = Decimal(0)
  /// The part of the item's demand that the movement meets, so that it is no longer reserved. `nil` if this part is
  /// equal to `reserved`.
  public var endedDemand: Decimal?
  /// A Boolean value that indicates whether the movement may take stock that is reserved for other records.
  public var isForced = false
  /// The condition of stock that came back from a customer.
  public var condition = ReturnCondition.ok
  /// A Boolean value that indicates whether the stock comes back after it had left the company, for example from a
  /// loan. Such stock is accepted even if its item or lot was archived meanwhile. An archived location refuses it.
  public var comesBack = false
  /// A Boolean value that indicates whether the movement belongs to the same transaction as the previous movement.
  public var isJoined = false
  /// The id of the action that the movement belongs to, if the action can be posted only once. The ids of the entries
  /// follow from this id. So two devices that post the same action make the same entries. `nil` for a movement that can
  /// be posted again.
  public var deed: UUID?
  /// The JSON pointer to the movement in the parameters, such as `/lines/3`. The object there has the members
  /// `quantity`, `location` and `lot`.
  public let pointer: String

  public init(_ kind: Kind, of item: UUID, _ quantity: Decimal, at pointer: String) {
    self.kind = kind
    self.item = item
    self.quantity = quantity
    self.pointer = pointer
  }
}

/// The result of posting a movement.
public struct PostedMovement {
  public let transaction: UUID, item: UUID
  /// The moved quantity of each lot. For an item that is not tracked by lots, one element without a lot.
  public let parts: [(lot: UUID?, location: UUID, quantity: Decimal)]

  public init(transaction: UUID, item: UUID, parts: [(lot: UUID?, location: UUID, quantity: Decimal)]) {
    self.item = item
    self.transaction = transaction
    self.parts = parts
  }
}
