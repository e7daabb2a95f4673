public import Shape
public import Vocabulary

/// An order that was submitted.
public struct SoldOrder {
  public let submittedAt: Timestamp
  public let contact: UUID, contactName: Line, agent: UUID?
  public let currency: Currency
  public let lines: [SoldLine]

  public init(
    submittedAt: Timestamp, contact: UUID, contactName: Line, agent: UUID?, currency: Currency, lines: [SoldLine]
  ) {
    self.submittedAt = submittedAt
    self.contact = contact
    self.contactName = contactName
    self.agent = agent
    self.currency = currency
    self.lines = lines
  }
}

/// The ordered quantity of a line of an order, less the quantities that were cancelled or have come back.
public struct SoldLine {
  /// The item, or `nil` for a line without an item.
  public let item: UUID?
  /// The quantity in the item's own unit.
  public let quantity: Decimal
  /// The amounts in minor units.
  public let net: Int, tax: Int, gross: Int

  public init(item: UUID?, quantity: Decimal, net: Int, tax: Int, gross: Int) {
    self.item = item
    self.quantity = quantity
    self.net = net
    self.tax = tax
    self.gross = gross
  }
}

/// An invoice that is not fully paid, or an order that was invoiced before invoices were stored.
public struct UnpaidOrder {
  public let contact: UUID, contactName: Line
  public let invoicedAt: Timestamp
  /// The unpaid amount in minor units.
  public let due: Int
  public let currency: Currency

  public init(contact: UUID, contactName: Line, invoicedAt: Timestamp, due: Int, currency: Currency) {
    (self.contact, self.contactName) = (contact, contactName)
    self.invoicedAt = invoicedAt
    self.due = due
    self.currency = currency
  }
}
