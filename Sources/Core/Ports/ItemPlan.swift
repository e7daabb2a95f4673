public import Shape

/// An open order or purchase of an item.
public struct ItemPlan: Record {
  public let id: UUID, number: String?, status: String, contactName: String, quantity: Decimal, at: Timestamp?

  public static let doc: StaticString = "An open order or purchase of an item."

  /// - Parameters:
  ///   - quantity: how much of it is still to go, or to come, in the item's own unit.
  ///   - at: when that is wanted or expected.
  public init(id: UUID, number: String?, status: String, contactName: String, quantity: Decimal, at: Timestamp?) {
    self.id = id
    self.number = number
    self.status = status
    self.contactName = contactName
    self.quantity = quantity
    self.at = at
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order or the purchase.")
    number = field("number", \.number, "Its number; null for one that has none yet.")
    status = field("status", \.status, "How far it is.")
    contactName = field("contactName", \.contactName, "The customer or the supplier.")
    quantity = field("quantity", \.quantity, "How much of the item a line is still to ship or to receive, in the item's own unit.")
    at = field("at", \.at, "When it is wanted or expected; null where nobody has said.")
  }
}
