internal import Exchange
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An exported or imported order, with its steps, payments and entries. The file names other records by names, SKUs and
/// codes instead of ids, so that another company can import the file.
struct OrderFile: DocumentFile {
  let number: Line?, status: OrderStatus?, contact: Line, contactName: Line?, header: OrderHeader,
    createdAt: Timestamp?, rounding: AmountRounding
  let assumePaid: Bool?, steps: [DocumentFileStep<OrderStatus>], payments: [OrderFilePayment],
    entries: [OrderFileEntry], lines: [DocumentFileLine<OrderLineDetails>]

  typealias Details = OrderDetails
  static let sample = OrderDetails.sample
  static let doc: StaticString = "An order in an exported or imported file."
}

extension OrderFile {
  /// An order has no id in files: each import creates a new order.
  var id: UUID? { nil }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The order's number on documents.", .length(1...64))
    status = field("status", \.status, "The order's status after its last step.")
    contact = field("contact", \.contact, "The name of the customer's contact.")
    contactName = field(
      "contactName", \.contactName, "The contact's name when the order was created.", .length(1...200))
    header = field.embed(\.header)
    createdAt = field("createdAt", \.createdAt, "The instant at which the order was created.")
    rounding = field.embed(\.rounding)
    assumePaid = field(
      "assumePaid", \.assumePaid,
      "`true` to add a payment of the unpaid amount to an order that is paid or closed. Only imported files have this member."
    )
    steps = field("steps", \.steps, "The steps, the oldest first.")
    payments = field("payments", \.payments, "The payments and repayments, the oldest first.")
    entries = field(
      "entries", \.entries, "The entries for shipped, returned, cancelled and credited quantities, the oldest first.")
    lines = field("lines", \.lines, "The lines of the order, at most 1,000.", .count(0...1000))
  }
}

/// A payment of an exported or imported order.
struct OrderFilePayment: Record {
  let amount: Money, method: Line?, reference: Line?, paidAt: Timestamp?, reason: Line?, reverses: Int?, at: Timestamp?

  static let doc: StaticString = "A payment, in an exported or imported file."
}

extension OrderFilePayment {
  init<F: Fields<Self>>(_ field: inout F) {
    amount = field("amount", \.amount, "The amount. Negative for a repayment.")
    method = field("method", \.method, "The method of payment as a free text, such as cash or card.", .length(1...64))
    reference = field("reference", \.reference, "The payment's reference in another system.", .length(1...200))
    paidAt = field("paidAt", \.paidAt, "The instant of the payment.")
    reason = field("reason", \.reason, "The reason for the reversal, as a free text.", .length(1...200))
    reverses = field(
      "reverses", \.reverses,
      "The index, in `payments`, of the payment that this payment reverses. The first payment has the index 0.",
      .range(0...Int.max))
    at = field("at", \.at, "The instant at which the payment was recorded.")
  }
}

/// An entry of an exported or imported order: a quantity of a line that was shipped, returned, cancelled or credited.
struct OrderFileEntry: DocumentFileMovement {
  let line: Int, type: OrderEntryType, quantity: Decimal, condition: ReturnCondition?, reason: Line?, at: Timestamp?
  let parts: [FilePart]

  static let doc: StaticString =
    "A shipped, returned, cancelled or credited quantity of a line, in an exported or imported file."
}

extension OrderFileEntry {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field(
      "line", \.line, "The index of the line in `lines`. The first line has the index 0.", .range(0...Int.max))
    type = field("type", \.type, "The kind of the entry.")
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit.", .range(0...1_000_000_000))
    condition = field("condition", \.condition, "For a return: the condition of the goods.")
    reason = field("reason", \.reason, "The reason for the entry, as a free text.", .length(1...200))
    at = field("at", \.at, "The instant of the entry.")
    parts = field("parts", \.parts, "The locations and lots from which the goods were taken, or into which they went.")
  }
}
