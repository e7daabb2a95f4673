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

/// What was ordered in a line of an order: neither what was cancelled, nor what has come back.
public struct SoldLine {
  /// nil for what is no item.
  public let item: UUID?
  /// In the item's own unit.
  public let quantity: Decimal
  /// In minor units.
  public let net: Int, tax: Int, gross: Int

  public init(item: UUID?, quantity: Decimal, net: Int, tax: Int, gross: Int) {
    self.item = item
    self.quantity = quantity
    self.net = net
    self.tax = tax
    self.gross = gross
  }
}

/// An order for which something is still to be paid.
public struct UnpaidOrder {
  public let invoicedAt: Timestamp
  /// In minor units.
  public let due: Int
  public let currency: Currency

  public init(invoicedAt: Timestamp, due: Int, currency: Currency) {
    self.invoicedAt = invoicedAt
    self.due = due
    self.currency = currency
  }
}
