public import Shape

/// An open order or purchase of an item.
public struct ItemPlan: Record {
  public let id: UUID, number: String?, status: String, contactName: String, quantity: Decimal, at: Timestamp?

  public static let doc: StaticString = "An open order or purchase of an item."

  /// - Parameters:
  ///   - quantity: the quantity that is still to be shipped, or to arrive, in the item's own unit.
  ///   - at: the instant at which the quantity is wanted or expected.
  public init(id: UUID, number: String?, status: String, contactName: String, quantity: Decimal, at: Timestamp?) {
    self.id = id
    self.number = number
    self.status = status
    self.contactName = contactName
    self.quantity = quantity
    self.at = at
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order or purchase.")
    number = field("number", \.number, "The number of the order or purchase. `null` if it has no number yet.")
    status = field("status", \.status, "The status of the order or purchase.")
    contactName = field("contactName", \.contactName, "The name of the customer or supplier.")
    quantity = field(
      "quantity", \.quantity, "The quantity of the item that is left to ship or to receive, in the item's own unit.")
    at = field("at", \.at, "The time when the goods are wanted or expected. `null` if no time was given.")
  }
}
