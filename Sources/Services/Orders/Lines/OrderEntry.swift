internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A record of a quantity of an order line that was shipped, returned, cancelled or dropped. An entry is never changed
/// and never deleted.
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
    order = field("order", \.order, "The id of the order.")
    line = field("line", \.line, "The id of the order line.")
    type = field(
      "type", \.type,
      "The kind of the entry. shipped: the goods left. takenBack: their dispatch was cancelled or returned, and they must be shipped again. returned: the goods came back from the customer. cancelled: they will not be shipped, and were cancelled before the invoice. dropped: they will not be shipped, and the invoice is credited."
    )
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit.")
    parts = field(
      "parts", \.parts,
      "The quantities that were moved in the inventory, by location and lot. Goods of a lot that were returned but not restocked have the location from which they were shipped."
    )
    transaction = field(
      "transaction", \.transaction, "The id of the entry's first ledger transaction. `null` if no stock was moved.")
    dispatch = field(
      "dispatch", \.dispatch,
      "The id of the dispatch with which the goods left. `null` for an entry without a dispatch.")
    condition = field("condition", \.condition, "The condition of the returned goods. `null` for other entries.")
    reason = field("reason", \.reason, "The reason, as a free text.", .length(1...200))
    actor = field("actor", \.actor, "The id of the user who made the entry.")
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
  /// The goods will not be shipped. They are on the invoice, and so a credit note credits them.
  case dropped

  static let spellings = Spellings<OrderEntryType>()
}

/// A quantity of one lot that was moved from or into a location.
struct EntryPart: Record {
  let quantity: Decimal, location: UUID, lot: UUID?
  /// The component of a kit; `nil` for the line's own item.
  var item: UUID?

  static let doc: StaticString = "A quantity of a lot, moved from or into a location."

  /// Returns the parts of a posted movement.
  /// - Parameter isOfKit: a Boolean value that indicates whether the movement is of a component of the line's kit.
  static func all(of posted: PostedMovement, isOfKit: Bool = false) -> [EntryPart] {
    posted.parts.map {
      EntryPart(quantity: $0.quantity, location: $0.location, lot: $0.lot, item: isOfKit ? posted.item : nil)
    }
  }
}

extension EntryPart {
  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit.")
    location = field("location", \.location, "The id of the location that the goods left, or that received them.")
    lot = field("lot", \.lot, "The id of the lot. `null` for an item that is not tracked by lots.")
    item = field.optional("item", \.item, "The id of the component that was moved. Only entries about a kit have it.")
  }
}

extension OrderEntry {
  /// Returns the part of an entry for returned goods of a lot that are not restocked. Its location is the one that the
  /// goods had left. Returns `nil` if the lot or this location is not known.
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
