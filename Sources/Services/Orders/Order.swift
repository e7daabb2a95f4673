internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// What a customer has ordered.
typealias Order = Stored<OrderDetails>

/// An order as it is kept: what people write of it, and what follows from its lines, steps and payments.
struct OrderDetails: CompanyDetails {
  var draft: OrderDraft, state: OrderState

  static let collection = CollectionName(service: OrdersModule.name, "orders", one: "order")
  static let department = Department.orders
  static let indexed = [
    IndexedColumn("coalesce(number, '') || CASE formerNumbers WHEN '[]' THEN '' ELSE ' ' || formerNumbers END", weight: 4),
    IndexedColumn("reference", weight: 4), IndexedColumn("contactName", weight: 2),
    IndexedColumn("note", weight: 1),
  ]
  static let hasHistory = true
  static let hasSteps = true
  static let given = [Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["customer"],"name":"Café Mozart"}"#)]
  static let sample = #""contact":"{{1.id}}","currency":"EUR""#
  static let sampleChanges = #""note":"Ring twice""#
  static let doc: StaticString = "What a customer has ordered."

  init(draft: OrderDraft, state: OrderState) {
    self.draft = draft
    self.state = state
  }

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    state = field.embed(\.state)
  }
}

/// What people write of an order.
struct OrderDraft: Record {
  var contact: UUID, currency: Currency
  let source: OrderSource?, agent: UUID?, reference: Line?
  var billingAddress: Address?, shippingAddress: Address?
  let taxIncluded: Flag, discount: OrderDiscount?, note: String?, internalNote: String?, requestedAt: Timestamp?
  var archived: Flag

  static let doc: StaticString = "What people write of an order."

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field("contact", \.contact, "Who has ordered.")
    currency = field("currency", \.currency, "The currency of all its money (ISO 4217).", Currency.listed)
    source = field("source", \.source, "How it came.")
    agent = field("agent", \.agent, "The user who looks after it.")
    reference = field("reference", \.reference, "What the customer calls it.", .length(1...200))
    billingAddress = field("billingAddress", \.billingAddress, "Where the invoice goes; that of the contact where it is left out.")
    shippingAddress = field("shippingAddress", \.shippingAddress, "Where the goods go; that of the contact where it is left out.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "Whether prices have the tax in them.")
    discount = field("discount", \.discount, "What is taken off all of it.")
    note = field("note", \.note, "What stands on its documents.", .length(1...4000))
    internalNote = field("internalNote", \.internalNote, "What stands on none of them.", .length(1...4000))
    requestedAt = field("requestedAt", \.requestedAt, "When the customer wants it.")
    archived = field("archived", \.archived, "Whether it is out of sight: one that is closed or cancelled.")
  }

  /// What of it no longer changes once the order is invoiced.
  static let frozen = ["contact", "currency", "billingAddress", "shippingAddress", "taxIncluded", "discount"]

  /// What is wrong with it.
  /// - Parameter base: where it stands in the parameters.
  func problems(at base: String) -> [Problem] {
    guard let discount else { return [] }
    let pointer = "\(base)/discount"
    if (discount.percent == nil) == (discount.money == nil) {
      return [Problem(pointer: pointer, kind: .value, message: "discount must have percent or money, and not both")]
    }
    guard let money = discount.money, money.currency != currency else { return [] }
    return [
      Problem(pointer: "\(pointer)/money/currency", kind: .value, message: "currency must be that of the order, \(currency.code)")
    ]
  }
}

/// What follows from an order's lines, steps and payments.
struct OrderState: Record {
  var number: Line?, formerNumbers: [Line], status = OrderStatus.draft, contactName: Line, submittedAt: Timestamp?, invoicedAt: Timestamp?
  var net: Money, tax: Money, gross: Money, credited: Money, paid: Money
  var paymentState = PaymentState.unpaid, fulfilmentState = FulfilmentState.none

  static let doc: StaticString = "What follows from an order's lines, steps and payments."

  /// That of a new order.
  init(contactName: Line, currency: Currency) {
    self.contactName = contactName
    formerNumbers = []
    let nothing = Money(amount: 0, currency: currency)
    (net, tax, gross, credited, paid) = (nothing, nothing, nothing, nothing, nothing)
  }

  /// What is to be paid, in minor units: nothing for what is cancelled.
  var owed: Int { status == .cancelled ? 0 : gross.amount - credited.amount }

  /// What is still to be paid, or to be paid back.
  var due: Money { Money(amount: owed - paid.amount, currency: gross.currency) }

  static let dueDoc: StaticString =
    "What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it is submitted as it is."

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "What it is called on documents; given when it is submitted first, and never to another one.")
    formerNumbers = field(
      "formerNumbers", \.formerNumbers,
      "What it was called before: of two orders that devices have given one number while they were apart, the one submitted later gets the next. Whoever looks for it by one of them finds it."
    )
    status = field("status", \.status, "Where it stands; orders.step takes it further.")
    contactName = field("contactName", \.contactName, "What the contact was called when the order was made.")
    submittedAt = field("submittedAt", \.submittedAt, "When it was last submitted.")
    invoicedAt = field("invoicedAt", \.invoicedAt, "When it was invoiced.")
    net = field("net", \.net, "What its lines come to, without tax; what was cancelled is not counted.")
    tax = field("tax", \.tax, "The tax on them.")
    gross = field("gross", \.gross, "The two together.")
    credited = field("credited", \.credited, "What of gross was for goods that came back or will not be shipped, with tax.")
    paid = field("paid", \.paid, "What was paid, less what was paid back.")
    paymentState = field(
      "paymentState", \.paymentState,
      "How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a draft, or of what is cancelled, where nothing is."
    )
    fulfilmentState = field(
      "fulfilmentState", \.fulfilmentState,
      "How much of its items was shipped: full where nothing is left to ship, also because the rest was cancelled or credited; none of an order that is cancelled."
    )
  }
}

/// How an order came.
enum OrderSource: String, Choice {
  case web, phone, walkIn, other

  static let spellings = Spellings<OrderSource>()
}
