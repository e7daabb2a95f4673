internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A purchase from a supplier: an order that the company sends to a supplier.
typealias Purchase = Stored<PurchaseDetails>

/// The stored members of a purchase: the members that a request can set (`draft`), and those that the core computes
/// (`state`).
struct PurchaseDetails: CompanyDetails {
  var draft: PurchaseDraft, state: PurchaseState

  /// The names of the collection. From the collection, the core makes the methods `purchases.history`,
  /// `purchases.export` and `purchases.import`.
  static let collection = CollectionName(service: PurchasesModule.name, "purchases", one: "purchase")
  static let steps = CollectionName(service: PurchasesModule.name, "purchase_steps", one: "purchaseStep")
  static let department = Department.orders
  static let indexed = [
    IndexedColumn("number", weight: 4), IndexedColumn("reference", weight: 4), IndexedColumn("contactName", weight: 2),
    IndexedColumn("note", weight: 1),
  ]
  static let hasHistory = true
  static let hasSteps = true
  static let given = [
    Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["supplier"],"name":"Paper Mill"}"#)
  ]
  static let sample = #""contact":"{{1.id}}","currency":"EUR""#
  static let sampleChanges = #""note":"Ring twice""#
  static let doc: StaticString = "A purchase: an order that the company sends to a supplier."

  /// The departments whose managers see prices: orders and inventory.
  static let priceMask = Department.orders.mask | Department.inventory.mask
}

/// The members of a purchase that a request can set.
typealias PurchaseDraft = DocumentDraft<PurchaseHeader>

/// The members of a purchase, other than contact and lines, that requests and imported files set.
struct PurchaseHeader: DocumentHeader {
  let currency: Currency
  var reference: Line?, deliveryAddress: Address?, taxIncluded: Flag = false, discount: Decimal?, note: String?,
    internalNote: String?, expectedAt: Timestamp?, archived: Flag = false

  static let doc: StaticString = "The members of a purchase, in a request and in a file."
  static let draft: (name: String, doc: StaticString, contact: StaticString) = (
    "PurchaseDraft", "The members of a purchase that a request can set.", "The id of the contact who is the supplier."
  )
  static let frozen: (members: [String], reason: StaticString) = (
    ["contact", "currency", "taxIncluded", "discount"], ""
  )
  static let inCurrency: StaticString = "lines"

  init(currency: Currency) { self.currency = currency }

  init<F: Fields<Self>>(_ field: inout F) {
    currency = field("currency", \.currency, "The currency of all amounts of the purchase (ISO 4217).", Currency.listed)
    reference = field("reference", \.reference, "The supplier's own reference for the purchase.", .length(1...200))
    deliveryAddress = field("deliveryAddress", \.deliveryAddress, "The address to which the goods are delivered.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if prices include the tax.")
    discount = field("discount", \.discount, "The discount on the whole purchase, in percent.", .range(0...100))
    note = field("note", \.note, "A note for the supplier, on the purchase's documents.", .length(1...4000))
    internalNote = field(
      "internalNote", \.internalNote, "An internal note, which appears on no document.", .length(1...4000))
    expectedAt = field("expectedAt", \.expectedAt, "The instant at which the goods are expected.")
    archived = field(
      "archived", \.archived,
      "`true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived: true`. Only closed or cancelled purchases can be archived."
    )
  }

  var reduction: Reduction? { discount.map { .percent($0.units) } }
}

/// The members of a purchase that the core computes from its lines and steps.
struct PurchaseState: DocumentState {
  var number: Line?, status = PurchaseStatus.draft, contactName: Line, orderedAt: Timestamp?
  var net: Money, tax: Money, gross: Money, unpriced = 0, rounding = AmountRounding.former

  static let doc: StaticString = "The members of a purchase that the core computes from its lines and steps."

  /// Creates the state of a new purchase.
  init(contactName: Line, currency: Currency) {
    self.contactName = contactName
    let nothing = Money(amount: 0, currency: currency)
    (net, tax, gross) = (nothing, nothing, nothing)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field(
      "number", \.number,
      "The purchase's number on documents. The purchase gets its number when it is first ordered, and no other purchase gets this number later. `null` until then."
    )
    status = field(
      "status", \.status,
      "The purchase's status. Steps (`purchases.step`), receipts and reversed receipts change the status.")
    contactName = field("contactName", \.contactName, "The supplier's name when the purchase was created.")
    orderedAt = field(
      "orderedAt", \.orderedAt,
      "The instant at which the purchase was last ordered. `null` for a draft that was never ordered.")
    let mask = PurchaseDetails.priceMask
    net = field.restricted(
      to: mask, "net", \.net, "The sum of the lines without tax. Only managers of orders or the inventory see it.",
      .none)
    tax = field.restricted(
      to: mask, "tax", \.tax, "The tax on `net`. Only managers of orders or the inventory see it.", .none)
    gross = field.restricted(
      to: mask, "gross", \.gross, "The sum of `net` and `tax`. Only managers of orders or the inventory see it.", .none)
    unpriced = field.restricted(
      to: mask, "unpriced", \.unpriced,
      "The number of lines without a price. The sums do not include them. Only managers of orders or the inventory see this number.",
      .none)
    rounding = field.embed(\.rounding)
  }
}
