internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order of a customer.
typealias Order = Stored<OrderDetails>

/// The stored members of an order: the members that a request can set (`draft`), and those that the core computes from
/// its lines, steps and payments (`state`).
struct OrderDetails: CompanyDetails {
  var draft: OrderDraft, state: OrderState

  /// The names of the collection. From the collection, the core makes the methods `orders.history`, `orders.export` and
  /// `orders.import`.
  static let collection = CollectionName(service: OrdersModule.name, "orders", one: "order")
  static let steps = CollectionName(service: OrdersModule.name, "order_steps", one: "orderStep")
  static let department = Department.orders
  static let indexed = [
    IndexedColumn(
      "coalesce(number, '') || CASE formerNumbers WHEN '[]' THEN '' ELSE ' ' || formerNumbers END", weight: 4),
    IndexedColumn("reference", weight: 4), IndexedColumn("contactName", weight: 2),
    IndexedColumn("note", weight: 1),
  ]
  static let hasHistory = true
  static let hasSteps = true
  static let given = [
    Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["customer"],"name":"Café Mozart"}"#)
  ]
  static let sample = #""contact":"{{1.id}}","currency":"EUR""#
  static let sampleChanges = #""note":"Ring twice""#
  static let doc: StaticString = "An order of a customer."
}

/// The members of an order that a request can set.
typealias OrderDraft = DocumentDraft<OrderHeader>

/// The members of an order, other than contact and lines, that requests and imported files set.
struct OrderHeader: DocumentHeader {
  let currency: Currency, source: OrderSource?, agent: UUID?, reference: Line?
  var billingAddress: Address?, shippingAddress: Address?
  let taxIncluded: Flag, discount: OrderDiscount?, note: String?, internalNote: String?, requestedAt: Timestamp?
  var archived: Flag

  static let doc: StaticString = "The members of an order, in a request and in a file."
  static let draft: (name: String, doc: StaticString, contact: StaticString) = (
    "OrderDraft", "The members of an order that a request can set.", "The id of the customer, a contact."
  )
  static let frozen: (members: [String], reason: StaticString) = (
    ["contact", "currency", "billingAddress", "shippingAddress", "taxIncluded", "discount"],
    ", and its lines, prices and addresses are frozen"
  )
  static let inCurrency: StaticString = "lines or payments"

  init<F: Fields<Self>>(_ field: inout F) {
    currency = field("currency", \.currency, "The currency of all amounts of the order (ISO 4217).", Currency.listed)
    source = field("source", \.source, "The channel through which the order came.")
    agent = field("agent", \.agent, "The id of the user who is responsible for the order.")
    reference = field("reference", \.reference, "The customer's own reference for the order.", .length(1...200))
    billingAddress = field(
      "billingAddress", \.billingAddress,
      "The address of the invoice. If it is left out, the order gets the contact's address.")
    shippingAddress = field(
      "shippingAddress", \.shippingAddress,
      "The address to which the goods are shipped. If it is left out, the order gets the contact's address.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if prices include the tax.")
    discount = field("discount", \.discount, "The discount on the whole order.")
    note = field("note", \.note, "A note for the customer, on the order's documents.", .length(1...4000))
    internalNote = field(
      "internalNote", \.internalNote, "An internal note, which appears on no document.", .length(1...4000))
    requestedAt = field("requestedAt", \.requestedAt, "The instant for which the customer wants the goods.")
    archived = field(
      "archived", \.archived,
      "`true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or cancelled orders can be archived."
    )
  }

  var reduction: Reduction? { discount?.reduction }

  /// Replaces the addresses that the request does not set with those of the contact. Otherwise the goods would go to an
  /// address of the former contact.
  mutating func follow(_ contact: ContactFacts, keeping names: [String]?) {
    func isKept(_ name: String, _ address: Address?) -> Bool { names?.contains(name) ?? (address != nil) }
    if !isKept("billingAddress", billingAddress) { billingAddress = contact.billingAddress }
    if !isKept("shippingAddress", shippingAddress) { shippingAddress = contact.shippingAddress }
  }

  func problems(at base: String) -> [Problem] {
    guard let discount else { return [] }
    let pointer = "\(base)/discount"
    if (discount.percent == nil) == (discount.money == nil) {
      return [Problem(pointer: pointer, kind: .value, message: "discount must have percent or money, and not both")]
    }
    guard let money = discount.money, money.currency != currency else { return [] }
    return [
      Problem(
        pointer: "\(pointer)/money/currency", kind: .value,
        message: "currency must be that of the order, \(currency.code)")
    ]
  }
}

/// The members of an order that the core computes from its lines, steps and payments.
struct OrderState: DocumentState {
  var number: Line?, formerNumbers: [Line], status = OrderStatus.draft, contactName: Line, submittedAt: Timestamp?,
    invoicedAt: Timestamp?
  var net: Money, tax: Money, gross: Money, credited: Money, paid: Money
  var paymentState = PaymentState.unpaid, fulfilmentState = FulfilmentState.none, rounding = AmountRounding.former

  static let doc: StaticString = "The members of an order that the core computes from its lines, steps and payments."

  /// Creates the state of a new order.
  init(contactName: Line, currency: Currency) {
    self.contactName = contactName
    formerNumbers = []
    let nothing = Money(amount: 0, currency: currency)
    (net, tax, gross, credited, paid) = (nothing, nothing, nothing, nothing, nothing)
  }

  /// The amount that the customer has to pay, in minor units. 0 for a cancelled order.
  var owed: Int { status == .cancelled ? 0 : gross.amount - credited.amount }

  /// The amount that is still to be paid. It is negative if an amount must be paid back.
  var due: Money { Money(amount: owed - paid.amount, currency: gross.currency) }

  static let dueDoc: StaticString =
    "The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if the draft is submitted unchanged."

  init<F: Fields<Self>>(_ field: inout F) {
    number = field(
      "number", \.number,
      "The order's number on documents. The order gets its number when it is first submitted, and no other order gets this number later. `null` until then."
    )
    formerNumbers = field(
      "formerNumbers", \.formerNumbers,
      "Earlier numbers of the order, which a search still finds. If two devices gave the same number to two orders before they synced, the order that was submitted later gets a new number."
    )
    status = field("status", \.status, "The order's status. To change it, call `orders.step`.")
    contactName = field("contactName", \.contactName, "The contact's name when the order was created.")
    submittedAt = field(
      "submittedAt", \.submittedAt, "The instant of the last submission. `null` if the order was never submitted.")
    invoicedAt = field(
      "invoicedAt", \.invoicedAt, "The instant at which the order was invoiced. `null` if it was not invoiced.")
    net = field("net", \.net, "The sum of the lines without tax. Cancelled quantities are not counted.")
    tax = field("tax", \.tax, "The tax on `net`.")
    gross = field("gross", \.gross, "The sum of `net` and `tax`.")
    credited = field(
      "credited", \.credited, "The part of `gross` for goods that were returned or will not be shipped, with tax.")
    paid = field("paid", \.paid, "The amount paid, less the amount paid back.")
    paymentState = field(
      "paymentState", \.paymentState,
      "The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled order. Drafts and cancelled orders without payments are `unpaid`."
    )
    fulfilmentState = field(
      "fulfilmentState", \.fulfilmentState,
      "The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled or credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled."
    )
    rounding = field.embed(\.rounding)
  }
}

/// The channel through which an order came.
enum OrderSource: String, Choice {
  case web, phone, walkIn, other

  static let spellings = Spellings<OrderSource>()
}
