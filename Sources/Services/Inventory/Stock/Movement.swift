internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// A movement of stock that a request asks for, before it is posted to the ledger.
struct Movement {
  enum Kind {
    case receive, consume, adjust
    case transfer(to: ID<LocationDetails>?)
    case giveBack(ReturnDirection)
    /// Kinds that other services post.
    case sale, loss, count, production
  }

  /// The amount of a movement, in the unit that the request names.
  enum Amount {
    /// The quantity that arrives or leaves. A correction may have a negative quantity.
    case by(Decimal)
    /// The quantity on hand that a correction establishes.
    case to(Decimal)
  }

  let kind: Kind
  let item: MovedItem
  let amount: Amount
  let unit: Line?
  /// The location that the request names; `nil` for the item's own location.
  let location: ID<LocationDetails>?
  let lots: MovedLots
  let details: Details
  /// The cost of one unit of received stock, as the request gives it.
  let unitCost: UnitPrice?
  /// The cost of one unit of received stock, as another service gives it. It may be more exact than whole minor units
  /// of the currency.
  var exactCost: UnitCost?
  /// A Boolean value that indicates whether the movement may take stock that is reserved for orders or builds.
  let isForced: Bool
  var reasons = StockMovement.Reasons()
  /// The id of the transaction that the movement is added to; `nil` to begin a new transaction.
  var transaction: UUID?
  /// A Boolean value that indicates whether the movement is added to the transaction of the previous movement in the
  /// list.
  var isJoined = false
  /// The id of an action that can be posted only once, from which the ids of the movement's entries are computed; `nil`
  /// for a movement that can be posted again.
  var deed: UUID?
  /// The quantity, in units of `Decimal`, that was reserved for the order or build of this movement.
  var reserved = 0
  /// The quantity, in units of `Decimal`, by which the movement reduces the demand of its order or build; `nil` if that
  /// is `reserved`.
  var endedDemand: Int?
  /// The reserved quantity that the movement may take: its own reservation, or all reservations if it is forced.
  var ownReserve: Int { isForced ? .max : reserved }
  /// The condition of goods that a customer returned.
  var condition = ReturnCondition.ok
  /// A Boolean value that indicates whether the movement brings back stock that had left the company. Such stock is
  /// accepted even if its item or lot has been archived since it left.
  var comesBack = false
  /// A Boolean value that indicates whether the movement belongs to an order line. The line names the item, so the
  /// parameters do not.
  var isOfLine = false
  let pointer: MovementPointer

  /// The name of the parameter that contains the amount, for error messages.
  var quantityMember: String {
    switch (kind, amount) {
    case (.adjust, .by): "by"
    case (.adjust, .to): pointer.isRoot ? "to" : "level"
    default: "quantity"
    }
  }
  var quantityPointer: String { "\(pointer)/\(quantityMember)" }
  /// The name of the parameter that contains the location, for error messages.
  var locationMember: String { if case .transfer = kind { "from" } else { "location" } }
  /// A Boolean value that indicates whether the movement corrects the stock. A correction can have a negative quantity,
  /// and takes stock even if it is reserved.
  var isCorrection: Bool {
    switch kind {
    case .adjust, .count: true
    default: false
    }
  }

  /// The type of the ledger entries that the movement creates.
  var type: StockEntryType {
    switch kind {
    case .receive: .purchase
    case .consume: .consumption
    case .adjust, .loss: .adjustment
    case .transfer: .transfer
    case .giveBack: .return
    case .sale: .sale
    case .count: .count
    case .production: .production
    }
  }

  /// A Boolean value that indicates whether stock leaves the location. It is `false` for corrections, whose direction
  /// depends on the sign of their quantity.
  var takes: Bool {
    switch kind {
    case .consume, .transfer, .sale, .loss, .giveBack(.toSupplier): true
    case .receive, .adjust, .count, .production, .giveBack(.fromCustomer): false
    }
  }

  /// The members that every kind of movement has.
  struct Details: Record {
    let reason: Line?, note: String?, effectiveAt: Timestamp?

    static let doc: StaticString = "Details of a stock movement."

    init(reason: Line?, note: String?, effectiveAt: Timestamp?) {
      (self.reason, self.note, self.effectiveAt) = (reason, note, effectiveAt)
    }

    init<F: Fields<Self>>(_ field: inout F) {
      reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
      note = field("note", \.note, "A free text.", .length(1...4000))
      effectiveAt = field(
        "effectiveAt", \.effectiveAt,
        "The instant at which the movement happened; not in the future. If it is left out, the movement happens now. Only managers may give an instant that is more than 24 hours ago."
      )
    }
  }
}

/// The direction of a return: from a customer, or to a supplier.
enum ReturnDirection: String, Choice {
  case fromCustomer, toSupplier

  static let spellings = Spellings<ReturnDirection>()
}
