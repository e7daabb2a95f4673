public import Shape
public import Vocabulary

/// What another service posts to the ledger.
public struct StockMovement {
  public enum Kind {
    /// It goes to a customer.
    case sale
    /// It comes from a supplier.
    case purchase
    /// It comes back from a customer.
    case fromCustomer
    /// It goes back to a supplier.
    case toSupplier
    /// From one location to another.
    case transfer(to: UUID)
    /// It is lost.
    case loss
    /// A count found so much more, or less: the one kind whose quantity has a sign.
    case count
  }

  /// What comes belongs to this batch, or has these numbers.
  public struct NewLot {
    public let batch: Line?, serials: [Line], expiry: Day?

    public init(batch: Line?, serials: [Line], expiry: Day?) {
      self.batch = batch
      self.serials = serials
      self.expiry = expiry
    }
  }

  /// What it is posted for.
  public struct Reasons {
    /// The order and its line; of what is bought, those are a purchase's.
    public var order: UUID?, orderLine: UUID?
    public var dispatch: UUID?, loan: UUID?, count: UUID?

    public init(order: UUID? = nil, orderLine: UUID? = nil, dispatch: UUID? = nil, loan: UUID? = nil, count: UUID? = nil) {
      self.order = order
      self.orderLine = orderLine
      self.dispatch = dispatch
      self.loan = loan
      self.count = count
    }
  }

  public let kind: Kind
  public let item: UUID
  /// In the item's own unit.
  public let quantity: Decimal
  /// nil for the item's own, else the company's main one.
  public var location: UUID?
  /// nil for those that expire first, of an item whose lots are told apart.
  public var lot: UUID?
  public var newLot: NewLot?
  public var unitCost: UnitCost?
  public var reason: Line?
  public var note: String?
  public var reasons = Reasons()
  /// How much of it was reserved for whom it is posted for.
  public var reserved = Decimal(0)
  /// Whether it may take what is reserved for others.
  public var isForced = false
  /// What it is like that came back from a customer.
  public var condition = ReturnCondition.ok
  /// Whether it went for the company before, so that it comes back even where what it is of is out of use by now.
  public var comesBack = false
  /// What can be posted only once: the ids of the entries follow from it, so devices that post it apart make the same entries.
  public var deed: UUID?
  /// Where in the parameters stands what is asked for: `/lines/3`; its members are `quantity`, `location`, `lot`.
  public let pointer: String

  public init(_ kind: Kind, of item: UUID, _ quantity: Decimal, at pointer: String) {
    self.kind = kind
    self.item = item
    self.quantity = quantity
    self.pointer = pointer
  }
}

/// What was posted for a movement.
public struct PostedMovement {
  public let transaction: UUID
  /// What was moved of which lot; one without a lot for an item whose lots are not told apart.
  public let parts: [(lot: UUID?, location: UUID, quantity: Decimal)]

  public init(transaction: UUID, parts: [(lot: UUID?, location: UUID, quantity: Decimal)]) {
    self.transaction = transaction
    self.parts = parts
  }
}
