public import Shape

/// An open order, purchase or build with an item.
public struct ItemPlan: Record {
  public let id: UUID, number: String?, status: String, contactName: String, quantity: Decimal, at: Timestamp?

  public static let doc: StaticString = "An open order, purchase or build that needs or brings an item."

  /// - Parameters:
  ///   - contactName: the name of the customer or the supplier, or the SKU of the item that a build makes.
  ///   - quantity: the quantity that is left to ship, to use or to receive, in the item's own unit.
  ///   - at: the time when the goods are wanted or expected.
  public init(id: UUID, number: String?, status: String, contactName: String, quantity: Decimal, at: Timestamp?) {
    self.id = id
    self.number = number
    self.status = status
    self.contactName = contactName
    self.quantity = quantity
    self.at = at
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order, the purchase or the build.")
    number = field("number", \.number, "The number of the record. `null` if it has no number yet.")
    status = field("status", \.status, "The status of the record.")
    contactName = field(
      "contactName", \.contactName,
      "The name of the customer or the supplier. For a build, the SKU of the item that it makes.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity of the item that is left to ship, to use or to receive, in the item's own unit.")
    at = field("at", \.at, "The time when the goods are wanted or expected. `null` if no time was given.")
  }
}
