internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// What a company has ordered of a supplier.
typealias Purchase = Stored<PurchaseDetails>

/// A purchase as it is kept: what people write of it, and what follows from its lines and steps.
struct PurchaseDetails: CompanyDetails {
  var draft: PurchaseDraft, state: PurchaseState

  static let collection = CollectionName(service: PurchasesModule.name, "purchases", one: "purchase")
  static let department = Department.orders
  static let indexed = [
    IndexedColumn("number", weight: 4), IndexedColumn("reference", weight: 4), IndexedColumn("contactName", weight: 2),
    IndexedColumn("note", weight: 1),
  ]
  static let hasHistory = true
  static let hasSteps = true
  static let given = [Example.Step("contacts.create", #"{"company":"{{0.id}}","kinds":["supplier"],"name":"Paper Mill"}"#)]
  static let sample = #""contact":"{{1.id}}","currency":"EUR""#
  static let sampleChanges = #""note":"Ring twice""#
  static let doc: StaticString = "What a company has ordered of a supplier."

  /// Who sees what is paid: managers of orders, and of the inventory.
  static let priceMask = Department.orders.mask | Department.inventory.mask

  init(draft: PurchaseDraft, state: PurchaseState) {
    self.draft = draft
    self.state = state
  }

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    state = field.embed(\.state)
  }
}

/// What people write of a purchase.
struct PurchaseDraft: Record {
  var contact: UUID, currency: Currency
  let reference: Line?, deliveryAddress: Address?, taxIncluded: Flag, discount: Decimal?, note: String?, internalNote: String?
  var expectedAt: Timestamp?
  var archived: Flag

  static let doc: StaticString = "What people write of a purchase."

  init(contact: UUID, currency: Currency) {
    self.contact = contact
    self.currency = currency
    (reference, deliveryAddress, taxIncluded, discount, note, internalNote) = (nil, nil, false, nil, nil, nil)
    archived = false
  }

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field("contact", \.contact, "The supplier.")
    currency = field("currency", \.currency, "The currency of all its money (ISO 4217).", Currency.listed)
    reference = field("reference", \.reference, "What the supplier calls it.", .length(1...200))
    deliveryAddress = field("deliveryAddress", \.deliveryAddress, "Where the goods are to go.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "Whether prices have the tax in them.")
    discount = field("discount", \.discount, "What is taken off all of it, in percent.", .range(0...100))
    note = field("note", \.note, "What stands on its documents.", .length(1...4000))
    internalNote = field("internalNote", \.internalNote, "What stands on none of them.", .length(1...4000))
    expectedAt = field("expectedAt", \.expectedAt, "When it is to come.")
    archived = field("archived", \.archived, "Whether it is out of sight: one that is closed or cancelled.")
  }
}

/// What follows from a purchase's lines and steps.
struct PurchaseState: Record {
  var number: Line?, status = PurchaseStatus.draft, contactName: Line, orderedAt: Timestamp?
  var net: Money, tax: Money, gross: Money, unpriced = 0

  static let doc: StaticString = "What follows from a purchase's lines and steps."

  /// That of a new purchase.
  init(contactName: Line, currency: Currency) {
    self.contactName = contactName
    let nothing = Money(amount: 0, currency: currency)
    (net, tax, gross) = (nothing, nothing, nothing)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "What it is called on documents; given when it is ordered first, and never to another one.")
    status = field("status", \.status, "Where it stands; purchases.step and purchases.receive take it further.")
    contactName = field("contactName", \.contactName, "What the supplier was called when the purchase was made.")
    orderedAt = field("orderedAt", \.orderedAt, "When it was last ordered.")
    let mask = PurchaseDetails.priceMask
    net = field.restricted(to: mask, "net", \.net, "What its lines come to, without tax; for managers alone.", .none)
    tax = field.restricted(to: mask, "tax", \.tax, "The tax on them; for managers alone.", .none)
    gross = field.restricted(to: mask, "gross", \.gross, "The two together; for managers alone.", .none)
    unpriced = field.restricted(
      to: mask, "unpriced", \.unpriced, "How many lines have no price, and are therefore in no sum; for managers alone.", .none)
  }
}
