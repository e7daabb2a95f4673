internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// An entry about a quantity of an order line: shipped, returned, cancelled or dropped. An entry is never changed and
/// never deleted.
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
  static let doc: StaticString = "A shipped, returned, cancelled or credited quantity of an order line."

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
    type = field("type", \.type, "The kind of the entry.")
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit.")
    parts = field(
      "parts", \.parts,
      "The quantities that were moved in the inventory, by location and lot. For returned goods of a lot that were not restocked, the location is the one from which they were shipped."
    )
    transaction = field(
      "transaction", \.transaction, "The id of the entry's first ledger transaction. `null` if no stock was moved.")
    dispatch = field(
      "dispatch", \.dispatch, "The dispatch with which the goods left. `null` for an entry without a dispatch.")
    condition = field("condition", \.condition, "The condition of the returned goods. `null` for other entries.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    actor = field("actor", \.actor, "The user who made the entry.")
  }
}

/// The type of an entry.
enum OrderEntryType: String, Choice {
  /// The goods left.
  case shipped
  /// The goods came back because their dispatch was cancelled or returned, and must be shipped again.
  case takenBack
  /// The goods came back from the customer.
  case returned
  /// The goods will not be shipped. They were cancelled before the invoice.
  case cancelled
  /// The goods will not be shipped. They are on the invoice, and so they are credited.
  case dropped

  static let spellings = Spellings<OrderEntryType>()
}

/// A quantity of a lot that was moved from or into a location.
struct EntryPart: Record {
  let quantity: Decimal, location: UUID, lot: UUID?
  /// The component of a kit; `nil` for a part of the line's item.
  var item: UUID?

  static let doc: StaticString = "A quantity of a lot, moved from or into a location."

  /// Returns the parts of a posted movement.
  /// - Parameter isOfKit: a Boolean value that indicates whether the item is a component of the line's item.
  static func all(of posted: PostedMovement, isOfKit: Bool = false) -> [EntryPart] {
    posted.parts.map {
      EntryPart(quantity: $0.quantity, location: $0.location, lot: $0.lot, item: isOfKit ? posted.item : nil)
    }
  }
}

extension EntryPart {
  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit.")
    location = field("location", \.location, "The location that the goods left, or that received them.")
    lot = field("lot", \.lot, "The lot. `null` for an item that is not tracked by lots.")
    item = field.optional("item", \.item, "The component that was moved. Only in entries about a kit.")
  }
}

extension OrderEntry {
  /// Returns the part for returned goods of a lot that are not restocked, with the location that the goods had left.
  /// Returns `nil` if the lot or that location is not known.
  /// - Parameter entries: the entries of the line's order.
  static func part(of piece: ReturnedPiece, _ line: OrderLine, _ entries: [OrderEntry]) -> EntryPart? {
    guard let lot = piece.lot else { return nil }
    let shipped = entries.filter { $0.details.line == line.id && $0.details.type == .shipped }.flatMap(\.details.parts)
    guard let part = shipped.first(where: { $0.lot == lot }) ?? shipped.first else { return nil }
    return EntryPart(
      quantity: Decimal(units: piece.quantity), location: part.location, lot: lot,
      item: line.details.kind == .kit ? piece.item : nil)
  }
}
