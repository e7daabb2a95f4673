internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `orders.sell`: sells goods over the counter. It creates an order, ships, invoices and closes it, and
/// records its payment.
struct SellGoods: CompanyMethod {
  let contact: UUID?, header: OrderHeader, lines: [SaleLine], payment: SalePayment, force: Bool?

  static let name: StaticString = "orders.sell"
  static let doc: StaticString =
    "Sells goods over the counter: creates an order, ships, invoices and closes it, and records its payment. If one of these actions is refused, nothing is stored."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The closed order, with its invoice and its payment."
  static let errors: [ErrorCode] = [
    .notFound, .illegalStep, .insufficientStock, .limitReached, .duplicate, .seriesUnconfirmed,
  ]
  static let examples = [
    Example(
      "two packs", given: Example.parties,
      params:
        #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","lines":[{"item":"{{2.id}}","quantity":2,"taxRate":19}],"payment":{"method":"cash"}}"#
    ),
    Example(
      "three cartons of a batch", given: Array(Example.batch.prefix(5)),
      params:
        #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR","lines":[{"item":"{{2.id}}","quantity":3,"lots":[{"lot":"{{3.id}}","quantity":3}]}],"payment":{"method":"card"}}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The lines of the sale: goods, services and other charges.", .count(1...1000))
    payment = field("payment", \.payment, "The payment of the whole amount.")
    header = field.embed(\.header)
    force = field("force", \.force, ShipOrder.forceDoc)
    contact = field(
      "contact", \.contact,
      "The id of the customer's contact. Default: the company's `counterContact` (`companies.update`, in `settings`)."
    )
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> Sale {
    try service.sell(self, in: context)
  }
}

/// A line of a sale over the counter.
struct SaleLine: Record {
  let line: NewLine, lots: [ShippedLot], location: LocationName?

  static let doc: StaticString =
    "A line of a sale: goods that leave at once, or something that is not in the inventory."

  init<F: Fields<Self>>(_ field: inout F) {
    line = field.embed(\.line)
    lots = field(
      "lots", \.lots,
      "The lots from which the goods are taken. If they are left out, the goods are taken from the lots that expire first.",
      .count(0...100))
    location = field(
      "location", \.location,
      "The location that the goods leave, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
  }
}

/// The payment of a sale over the counter.
struct SalePayment: Record {
  let amount: Money?, method: Line?, reference: Line?

  static let doc: StaticString = "The payment of a sale."

  init<F: Fields<Self>>(_ field: inout F) {
    amount = field(
      "amount", \.amount,
      "The total that the front end has shown. If the sale has another total, it is refused. If the amount is left out, the payment is the total of the sale.",
      Money.notNegative)
    method = field("method", \.method, "The method of payment as a free text, such as cash or card.", .length(1...64))
    reference = field("reference", \.reference, "The payment's reference in another system.", .length(1...200))
  }
}

/// The result of a sale over the counter.
struct Sale: Record {
  let order: ShownOrder, invoice: Invoice?, payment: Payment?, dispatch: Dispatch?

  static let doc: StaticString = "A sale over the counter."
}

extension Sale {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order, which is closed.")
    invoice = field("invoice", \.invoice, "The invoice that was issued for the sale.")
    payment = field("payment", \.payment, "The payment. `null` for a sale of 0.")
    dispatch = field("dispatch", \.dispatch, "The dispatch with which the goods left. `null` for a sale without goods.")
  }
}
