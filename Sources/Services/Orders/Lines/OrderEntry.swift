internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// What became of so much of a line. It is never changed and never deleted.
typealias OrderEntry = Stored<OrderEntryDetails>

struct OrderEntryDetails: CompanyDetails {
  let order: ID<OrderDetails>, line: ID<OrderLineDetails>, type: OrderEntryType, quantity: Decimal
  var parts: [EntryPart] = []
  var transaction: UUID?
  var dispatch: ID<DispatchDetails>?
  var condition: ReturnCondition?
  let reason: Line?, actor: UUID

  static let collection = CollectionName(service: OrdersModule.name, "order_entries", one: "orderEntry")
  static let department = Department.orders
  static let sample = ""
  static let doc: StaticString = "What became of so much of a line of an order."

  init(_ line: OrderLine, _ type: OrderEntryType, _ quantity: Decimal, reason: Line?, actor: UUID) {
    order = line.details.order
    self.line = line.id
    self.type = type
    self.quantity = quantity
    self.reason = reason
    self.actor = actor
  }

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order.")
    line = field("line", \.line, "The line.")
    type = field("type", \.type, "What became of it.")
    quantity = field("quantity", \.quantity, "How much, in the line's unit.")
    parts = field("parts", \.parts, "What was moved in the inventory for it; of a lot that is not put back, where it had left.")
    transaction = field("transaction", \.transaction, "The first of the inventory's transactions that moved it; null where nothing was.")
    dispatch = field("dispatch", \.dispatch, "The dispatch that it left with.")
    condition = field("condition", \.condition, "Of a return: what it was like.")
    reason = field("reason", \.reason, "Why, in the company's words.", .length(1...200))
    actor = field("actor", \.actor, "Who did it.")
  }
}

/// What became of so much of a line.
enum OrderEntryType: String, Choice {
  /// It left.
  case shipped
  /// Its dispatch was cancelled or came back, and it is to be shipped again.
  case takenBack
  /// It came back from the customer.
  case returned
  /// It will not be shipped, and was given up before the invoice.
  case cancelled
  /// It will not be shipped, and is credited, as it stands on the invoice.
  case dropped

  static let spellings = Spellings<OrderEntryType>()
}

/// So much of a lot, from or into a location.
struct EntryPart: Record {
  let quantity: Decimal, location: UUID, lot: UUID?

  static let doc: StaticString = "So much of a lot, from or into a location."

  init(quantity: Decimal, location: UUID, lot: UUID?) {
    self.quantity = quantity
    self.location = location
    self.lot = lot
  }

  /// What was posted for a movement.
  static func all(of posted: PostedMovement) -> [EntryPart] {
    posted.parts.map { EntryPart(quantity: $0.quantity, location: $0.location, lot: $0.lot) }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "How much, in the item's own unit.")
    location = field("location", \.location, "Where it was, or is now.")
    lot = field("lot", \.lot, "The lot; null for an item whose lots are not told apart.")
  }
}

extension OrderEntry {
  /// What comes back of a lot, and is not put into stock: where it had left. Nothing where the lot, or where it left, is not known.
  /// - Parameters:
  ///   - quantity: how much, in the line's unit.
  ///   - entries: those of the line's order.
  static func parts(of lot: UUID?, _ quantity: Decimal, _ line: OrderLine, _ entries: [OrderEntry]) -> [EntryPart] {
    guard let lot, let own = line.details.own(quantity) else { return [] }
    let shipped = entries.filter { $0.details.line == line.id && $0.details.type == .shipped }.flatMap(\.details.parts)
    guard let part = shipped.first(where: { $0.lot == lot }) ?? shipped.first else { return [] }
    return [EntryPart(quantity: own, location: part.location, lot: lot)]
  }
}
