internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// A requested movement, which is still to be posted to the ledger.
struct Movement {
  enum Kind {
    case receive, consume, adjust
    case transfer(to: ID<LocationDetails>?)
    case giveBack(ReturnDirection)
    /// Kinds that other services post.
    case sale, loss, count, production
  }

  /// The amount, in the unit that the request names.
  enum Amount {
    /// The quantity that arrives or leaves.
    case by(Decimal)
    /// The quantity on hand afterwards.
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
  /// The cost of received stock.
  let unitCost: UnitPrice?
  /// The cost of received stock from other services, which may be more exact than whole minor units.
  var exactCost: UnitCost?
  /// A Boolean value that indicates whether the movement may take stock that is reserved for orders.
  let isForced: Bool
  var reasons = StockMovement.Reasons()
  /// The transaction that the movement belongs to; `nil` for a transaction of its own.
  var transaction: UUID?
  /// A Boolean value that indicates whether the movement belongs to the transaction of the movement before it.
  var isJoined = false
  /// The id of the action, if it can be posted only once: the ids of the entries follow from it. It is `nil` for a
  /// movement that can be posted again.
  var deed: UUID?
  /// The quantity that was reserved for this movement, in units of `Decimal`.
  var reserved = 0
  /// The demand that ends with the movement, in units of `Decimal`; `nil` for the quantity `reserved`.
  var endedDemand: Int?
  /// The part of the reserved quantity that the movement may take.
  var ownReserve: Int { isForced ? .max : reserved }
  /// The condition of goods that a customer returned.
  var condition = ReturnCondition.ok
  /// A Boolean value that indicates whether the stock returns even if its item or lot has been archived since.
  var comesBack = false
  /// A Boolean value that indicates whether the movement belongs to an order line, which names the item.
  var isOfLine = false
  let pointer: MovementPointer

  /// The name of the member with the amount.
  var quantityMember: String {
    switch (kind, amount) {
    case (.adjust, .by): "by"
    case (.adjust, .to): pointer.isRoot ? "to" : "level"
    default: "quantity"
    }
  }
  var quantityPointer: String { "\(pointer)/\(quantityMember)" }
  /// The name of the member with the location.
  var locationMember: String { if case .transfer = kind { "from" } else { "location" } }
  /// A Boolean value that indicates whether the movement corrects the stock. Then its quantity has a sign, and ignores
  /// reservations.
  var isCorrection: Bool {
    switch kind {
    case .adjust, .count: true
    default: false
    }
  }

  /// The type of the entries in the ledger.
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

  /// A Boolean value that indicates whether stock leaves the location. For corrections, the sign of the quantity
  /// decides that.
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
      note = field("note", \.note, "A free note.", .length(1...4000))
      effectiveAt = field(
        "effectiveAt", \.effectiveAt,
        "The instant at which the movement happened, not in the future. Without it, now. Only managers may give an instant more than 24 hours ago."
      )
    }
  }
}

/// The direction of a return.
enum ReturnDirection: String, Choice {
  case fromCustomer, toSupplier

  static let spellings = Spellings<ReturnDirection>()
}
