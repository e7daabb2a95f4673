public import Shape
public import Vocabulary

/// An order that was submitted, as the reports about sales read it.
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

/// A line of a submitted order: the ordered quantity, less the quantities that were cancelled or have come back.
public struct SoldLine {
  /// The item, or `nil` for a line without an item.
  public let item: UUID?
  /// The quantity in the item's own unit.
  public let quantity: Decimal
  /// The amounts in the minor unit of the currency, such as cents.
  public let net: Int, tax: Int, gross: Int

  public init(item: UUID?, quantity: Decimal, net: Int, tax: Int, gross: Int) {
    self.item = item
    self.quantity = quantity
    self.net = net
    self.tax = tax
    self.gross = gross
  }
}

/// An invoice that is not paid in full, or an unpaid order that was invoiced by a program that did not store invoices
/// yet.
public struct UnpaidOrder {
  public let contact: UUID, contactName: Line
  public let invoicedAt: Timestamp
  /// The unpaid amount in the minor unit of the currency, such as cents.
  public let due: Int
  public let currency: Currency

  public init(contact: UUID, contactName: Line, invoicedAt: Timestamp, due: Int, currency: Currency) {
    (self.contact, self.contactName) = (contact, contactName)
    self.invoicedAt = invoicedAt
    self.due = due
    self.currency = currency
  }
}
