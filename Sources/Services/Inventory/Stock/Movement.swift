internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// What is to be posted to the ledger, as a request says it.
struct Movement {
  enum Kind {
    case receive, consume, adjust
    case transfer(to: ID<LocationDetails>?)
    case giveBack(ReturnDirection)
    /// What other services post.
    case sale, loss, count
  }

  /// How much, in the unit that the request names.
  enum Amount {
    /// So much comes or goes.
    case by(Decimal)
    /// So much there is afterwards.
    case to(Decimal)
  }

  let kind: Kind
  let item: MovedItem
  let amount: Amount
  let unit: Line?
  /// nil for the item's own location.
  let location: ID<LocationDetails>?
  let lots: MovedLots
  let details: Details
  /// Of a receipt.
  let unitCost: Money?
  /// The same, more exactly than whole minor units; of what other services post.
  var exactCost: UnitCost?
  /// Whether it may take what is reserved for orders.
  let isForced: Bool
  var reasons = StockMovement.Reasons()
  /// The transaction that it is a part of; nil for one of its own.
  var transaction: UUID?
  /// What can be posted only once, from which the ids of the entries follow; `nil` for a movement that can be posted again.
  var deed: UUID?
  /// How much of it was reserved for whom it is posted for, in units of `Decimal`.
  var reserved = 0
  /// How much of what is reserved it may take.
  var ownReserve: Int { isForced ? .max : reserved }
  /// What it is like that came back from a customer.
  var condition = ReturnCondition.ok
  /// Whether it comes back even where what it is of is out of use by now.
  var comesBack = false
  /// Whether it is of a line of an order, which has the item.
  var isOfLine = false
  let pointer: MovementPointer

  /// The member that says how much.
  var quantityMember: String {
    switch (kind, amount) {
    case (.adjust, .by): "by"
    case (.adjust, .to): pointer.isRoot ? "to" : "level"
    default: "quantity"
    }
  }
  var quantityPointer: String { "\(pointer)/\(quantityMember)" }
  /// The member that says where.
  var locationMember: String { if case .transfer = kind { "from" } else { "location" } }
  /// Whether it corrects what there is, so that its quantity has a sign, and nothing is reserved from it.
  var isCorrection: Bool {
    switch kind {
    case .adjust, .count: true
    default: false
    }
  }

  /// What the ledger calls it.
  var type: StockEntryType {
    switch kind {
    case .receive: .purchase
    case .consume: .consumption
    case .adjust, .loss: .adjustment
    case .transfer: .transfer
    case .giveBack: .return
    case .sale: .sale
    case .count: .count
    }
  }

  /// Whether it takes from where it is: of a correction, its quantity says so.
  var takes: Bool {
    switch kind {
    case .consume, .transfer, .sale, .loss, .giveBack(.toSupplier): true
    case .receive, .adjust, .count, .giveBack(.fromCustomer): false
    }
  }

  /// What is said of any movement.
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

/// Which way something goes back.
enum ReturnDirection: String, Choice {
  case fromCustomer, toSupplier

  static let spellings = Spellings<ReturnDirection>()
}
