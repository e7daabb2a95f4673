// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The host's answer to host.url.open.
public struct OpenURLAnswer: InputRecord {
  /// false where nothing on the device opens it.
  public var opened: Bool

  public init(
    opened: Bool
  ) {
    self.opened = opened
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("opened", self.opened)
    return writer.json
  }
}

/// What a link asks for.
public struct OpenedLink: Record {
  /// What is to be shown: a flag of --links, or acceptShare; null for a link that is not known.
  public var flag: String?
  /// The link itself, of acceptShare and of patterns with an id, a kind or a query.
  public var url: String?
  /// What the id is of, as the pattern says.
  public var kind: String?
  /// What stands in the link for {id}, decoded.
  public var id: String?
  /// The parameters that the pattern names, in its order; those that the link lacks are left out.
  public var query: [LinkParameter]?

  public init(
    flag: String?,
    url: String? = nil,
    kind: String? = nil,
    id: String? = nil,
    query: [LinkParameter]? = nil
  ) {
    self.flag = flag
    self.url = url
    self.kind = kind
    self.id = id
    self.query = query
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.flag = reader.optional("flag")
    self.url = reader.optional("url")
    self.kind = reader.optional("kind")
    self.id = reader.optional("id")
    self.query = reader.optional("query")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("flag", self.flag)
    writer.putIfGiven("url", self.url)
    writer.putIfGiven("kind", self.kind)
    writer.putIfGiven("id", self.id)
    writer.putIfGiven("query", self.query)
    return writer.json
  }
}

/// The page of an update.
public struct OpenedUpdate: Record {
  /// The address.
  public var url: String
  /// false where nothing on the device opens it.
  public var opened: Bool

  public init(
    url: String,
    opened: Bool
  ) {
    self.url = url
    self.opened = opened
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.url = reader.required("url")
    self.opened = reader.required("opened")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("url", self.url)
    writer.put("opened", self.opened)
    return writer.json
  }
}

/// What a customer has ordered.
public struct Order: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// Who has ordered.
  public var contact: String
  /// The currency of all its money (ISO 4217).
  public var currency: String
  /// How it came.
  public var source: OrderSource?
  /// The user who looks after it.
  public var agent: String?
  /// What the customer calls it.
  public var reference: String?
  /// Where the invoice goes; that of the contact where it is left out.
  public var billingAddress: Address?
  /// Where the goods go; that of the contact where it is left out.
  public var shippingAddress: Address?
  /// Whether prices have the tax in them.
  public var taxIncluded: Bool
  /// What is taken off all of it.
  public var discount: OrderDiscount?
  /// What stands on its documents.
  public var note: String?
  /// What stands on none of them.
  public var internalNote: String?
  /// When the customer wants it.
  public var requestedAt: Date?
  /// Whether it is out of sight: one that is closed or cancelled.
  public var archived: Bool
  /// What it is called on documents; given when it is submitted first, and never to another one.
  public var number: String?
  /// What it was called before: of two orders that devices have given one number while they were apart, the one submitted later gets the
  /// next. Whoever looks for it by one of them finds it.
  public var formerNumbers: [String]
  /// Where it stands; orders.step takes it further.
  public var status: OrderStatus
  /// What the contact was called when the order was made.
  public var contactName: String
  /// When it was last submitted.
  public var submittedAt: Date?
  /// When it was invoiced.
  public var invoicedAt: Date?
  /// What its lines come to, without tax; what was cancelled is not counted.
  public var net: Money
  /// The tax on them.
  public var tax: Money
  /// The two together.
  public var gross: Money
  /// What of gross was for goods that came back or will not be shipped, with tax.
  public var credited: Money
  /// What was paid, less what was paid back.
  public var paid: Money
  /// How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a draft, or of what is cancelled,
  /// where nothing is.
  public var paymentState: OrderPaymentState
  /// How much of its items was shipped: full where nothing is left to ship, also because the rest was cancelled or credited; none of an
  /// order that is cancelled.
  public var fulfilmentState: OrderFulfilmentState
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    contact: String,
    currency: String,
    source: OrderSource?,
    agent: String?,
    reference: String?,
    billingAddress: Address?,
    shippingAddress: Address?,
    taxIncluded: Bool,
    discount: OrderDiscount?,
    note: String?,
    internalNote: String?,
    requestedAt: Date?,
    archived: Bool,
    number: String?,
    formerNumbers: [String],
    status: OrderStatus,
    contactName: String,
    submittedAt: Date?,
    invoicedAt: Date?,
    net: Money,
    tax: Money,
    gross: Money,
    credited: Money,
    paid: Money,
    paymentState: OrderPaymentState,
    fulfilmentState: OrderFulfilmentState,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.contact = contact
    self.currency = currency
    self.source = source
    self.agent = agent
    self.reference = reference
    self.billingAddress = billingAddress
    self.shippingAddress = shippingAddress
    self.taxIncluded = taxIncluded
    self.discount = discount
    self.note = note
    self.internalNote = internalNote
    self.requestedAt = requestedAt
    self.archived = archived
    self.number = number
    self.formerNumbers = formerNumbers
    self.status = status
    self.contactName = contactName
    self.submittedAt = submittedAt
    self.invoicedAt = invoicedAt
    self.net = net
    self.tax = tax
    self.gross = gross
    self.credited = credited
    self.paid = paid
    self.paymentState = paymentState
    self.fulfilmentState = fulfilmentState
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.contact = reader.required("contact")
    self.currency = reader.required("currency")
    self.source = reader.optional("source")
    self.agent = reader.optional("agent")
    self.reference = reader.optional("reference")
    self.billingAddress = reader.optional("billingAddress")
    self.shippingAddress = reader.optional("shippingAddress")
    self.taxIncluded = reader.required("taxIncluded")
    self.discount = reader.optional("discount")
    self.note = reader.optional("note")
    self.internalNote = reader.optional("internalNote")
    self.requestedAt = reader.optional("requestedAt")
    self.archived = reader.required("archived")
    self.number = reader.optional("number")
    self.formerNumbers = reader.required("formerNumbers")
    self.status = reader.required("status")
    self.contactName = reader.required("contactName")
    self.submittedAt = reader.optional("submittedAt")
    self.invoicedAt = reader.optional("invoicedAt")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
    self.credited = reader.required("credited")
    self.paid = reader.required("paid")
    self.paymentState = reader.required("paymentState")
    self.fulfilmentState = reader.required("fulfilmentState")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("contact", self.contact)
    writer.put("currency", self.currency)
    writer.put("source", self.source)
    writer.put("agent", self.agent)
    writer.put("reference", self.reference)
    writer.put("billingAddress", self.billingAddress)
    writer.put("shippingAddress", self.shippingAddress)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("discount", self.discount)
    writer.put("note", self.note)
    writer.put("internalNote", self.internalNote)
    writer.put("requestedAt", self.requestedAt)
    writer.put("archived", self.archived)
    writer.put("number", self.number)
    writer.put("formerNumbers", self.formerNumbers)
    writer.put("status", self.status)
    writer.put("contactName", self.contactName)
    writer.put("submittedAt", self.submittedAt)
    writer.put("invoicedAt", self.invoicedAt)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    writer.put("credited", self.credited)
    writer.put("paid", self.paid)
    writer.put("paymentState", self.paymentState)
    writer.put("fulfilmentState", self.fulfilmentState)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct OrderConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Order

  public init(
    kind: String,
    current: Order
  ) {
    self.kind = kind
    self.current = current
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.current = reader.required("current")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("current", self.current)
    return writer.json
  }
}

/// What is taken off an order: a percentage of each line, or an amount that is spread over the lines.
public struct OrderDiscount: Record {
  /// A percentage; or money.
  public var percent: Decimal?
  /// An amount in the order's currency; no more is taken off than there is.
  public var money: Money?

  public init(
    percent: Decimal?,
    money: Money?
  ) {
    self.percent = percent
    self.money = money
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.percent = reader.optional("percent")
    self.money = reader.optional("money")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("percent", self.percent)
    writer.put("money", self.money)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct OrderDiscountChanges: InputRecord {
  /// A percentage; or money.
  public var percent: Change<Decimal>
  /// An amount in the order's currency; no more is taken off than there is.
  public var money: Change<MoneyChanges>

  public init(
    percent: Change<Decimal> = .unchanged,
    money: Change<MoneyChanges> = .unchanged
  ) {
    self.percent = percent
    self.money = money
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putChange("percent", self.percent)
    writer.putChange("money", self.money)
    return writer.json
  }
}

/// What is taken off an order: a percentage of each line, or an amount that is spread over the lines.
public struct OrderDiscountInput: InputRecord {
  /// A percentage; or money.
  public var percent: Decimal?
  /// An amount in the order's currency; no more is taken off than there is.
  public var money: MoneyInput?

  public init(
    percent: Decimal? = nil,
    money: MoneyInput? = nil
  ) {
    self.percent = percent
    self.money = money
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("percent", self.percent)
    writer.putIfGiven("money", self.money)
    return writer.json
  }
}

/// What stands on a document of an order.
public struct OrderDocument: Record {
  /// Which document.
  public var kind: OrderDocumentKind
  /// The order.
  public var order: String
  /// The order's number; null as long as it was not submitted.
  public var number: String?
  /// What the customer calls it.
  public var reference: String?
  /// When it was invoiced; of other documents, when they were asked for.
  public var issuedAt: Date?
  /// Who sells.
  public var seller: DocumentParty
  /// Who buys, and where the invoice goes.
  public var buyer: DocumentParty
  /// Where the goods go.
  public var shippingAddress: Address?
  /// What is written on it.
  public var note: String?
  /// Whether prices have the tax in them.
  public var taxIncluded: Bool
  /// The lines; what was cancelled is not counted.
  public var lines: [DocumentLine]
  /// What they come to; null on a packing list.
  public var sums: DocumentSums?

  public init(
    kind: OrderDocumentKind,
    order: String,
    number: String?,
    reference: String?,
    issuedAt: Date?,
    seller: DocumentParty,
    buyer: DocumentParty,
    shippingAddress: Address?,
    note: String?,
    taxIncluded: Bool,
    lines: [DocumentLine],
    sums: DocumentSums?
  ) {
    self.kind = kind
    self.order = order
    self.number = number
    self.reference = reference
    self.issuedAt = issuedAt
    self.seller = seller
    self.buyer = buyer
    self.shippingAddress = shippingAddress
    self.note = note
    self.taxIncluded = taxIncluded
    self.lines = lines
    self.sums = sums
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.order = reader.required("order")
    self.number = reader.optional("number")
    self.reference = reader.optional("reference")
    self.issuedAt = reader.optional("issuedAt")
    self.seller = reader.required("seller")
    self.buyer = reader.required("buyer")
    self.shippingAddress = reader.optional("shippingAddress")
    self.note = reader.optional("note")
    self.taxIncluded = reader.required("taxIncluded")
    self.lines = reader.required("lines")
    self.sums = reader.optional("sums")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("order", self.order)
    writer.put("number", self.number)
    writer.put("reference", self.reference)
    writer.put("issuedAt", self.issuedAt)
    writer.put("seller", self.seller)
    writer.put("buyer", self.buyer)
    writer.put("shippingAddress", self.shippingAddress)
    writer.put("note", self.note)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("lines", self.lines)
    writer.put("sums", self.sums)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct OrderDraftChanges: InputRecord {
  /// Who has ordered.
  public var contact: String?
  /// The currency of all its money (ISO 4217).
  public var currency: String?
  /// How it came.
  public var source: Change<OrderSource>
  /// The user who looks after it.
  public var agent: Change<String>
  /// What the customer calls it.
  public var reference: Change<String>
  /// Where the invoice goes; that of the contact where it is left out.
  public var billingAddress: Change<AddressChanges>
  /// Where the goods go; that of the contact where it is left out.
  public var shippingAddress: Change<AddressChanges>
  /// Whether prices have the tax in them.
  public var taxIncluded: Change<Bool>
  /// What is taken off all of it.
  public var discount: Change<OrderDiscountChanges>
  /// What stands on its documents.
  public var note: Change<String>
  /// What stands on none of them.
  public var internalNote: Change<String>
  /// When the customer wants it.
  public var requestedAt: Change<Date>
  /// Whether it is out of sight: one that is closed or cancelled.
  public var archived: Change<Bool>

  public init(
    contact: String? = nil,
    currency: String? = nil,
    source: Change<OrderSource> = .unchanged,
    agent: Change<String> = .unchanged,
    reference: Change<String> = .unchanged,
    billingAddress: Change<AddressChanges> = .unchanged,
    shippingAddress: Change<AddressChanges> = .unchanged,
    taxIncluded: Change<Bool> = .unchanged,
    discount: Change<OrderDiscountChanges> = .unchanged,
    note: Change<String> = .unchanged,
    internalNote: Change<String> = .unchanged,
    requestedAt: Change<Date> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
    self.contact = contact
    self.currency = currency
    self.source = source
    self.agent = agent
    self.reference = reference
    self.billingAddress = billingAddress
    self.shippingAddress = shippingAddress
    self.taxIncluded = taxIncluded
    self.discount = discount
    self.note = note
    self.internalNote = internalNote
    self.requestedAt = requestedAt
    self.archived = archived
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("contact", self.contact)
    writer.putIfGiven("currency", self.currency)
    writer.putChange("source", self.source)
    writer.putChange("agent", self.agent)
    writer.putChange("reference", self.reference)
    writer.putChange("billingAddress", self.billingAddress)
    writer.putChange("shippingAddress", self.shippingAddress)
    writer.putChange("taxIncluded", self.taxIncluded)
    writer.putChange("discount", self.discount)
    writer.putChange("note", self.note)
    writer.putChange("internalNote", self.internalNote)
    writer.putChange("requestedAt", self.requestedAt)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// What became of so much of a line of an order.
public struct OrderEntry: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The order.
  public var order: String
  /// The line.
  public var line: String
  /// What became of it.
  public var type: OrderEntryType
  /// How much, in the line's unit.
  public var quantity: Decimal
  /// What was moved in the inventory for it; of a lot that is not put back, where it had left.
  public var parts: [EntryPart]
  /// The first of the inventory's transactions that moved it; null where nothing was.
  public var transaction: String?
  /// The dispatch that it left with.
  public var dispatch: String?
  /// Of a return: what it was like.
  public var condition: StockFormCondition?
  /// Why, in the company's words.
  public var reason: String?
  /// Who did it.
  public var actor: String
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    order: String,
    line: String,
    type: OrderEntryType,
    quantity: Decimal,
    parts: [EntryPart],
    transaction: String?,
    dispatch: String?,
    condition: StockFormCondition?,
    reason: String?,
    actor: String,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.order = order
    self.line = line
    self.type = type
    self.quantity = quantity
    self.parts = parts
    self.transaction = transaction
    self.dispatch = dispatch
    self.condition = condition
    self.reason = reason
    self.actor = actor
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.order = reader.required("order")
    self.line = reader.required("line")
    self.type = reader.required("type")
    self.quantity = reader.required("quantity")
    self.parts = reader.required("parts")
    self.transaction = reader.optional("transaction")
    self.dispatch = reader.optional("dispatch")
    self.condition = reader.optional("condition")
    self.reason = reader.optional("reason")
    self.actor = reader.required("actor")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("order", self.order)
    writer.put("line", self.line)
    writer.put("type", self.type)
    writer.put("quantity", self.quantity)
    writer.put("parts", self.parts)
    writer.put("transaction", self.transaction)
    writer.put("dispatch", self.dispatch)
    writer.put("condition", self.condition)
    writer.put("reason", self.reason)
    writer.put("actor", self.actor)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// One line of an order: so much of an item, or of something else, at a price.
public struct OrderLine: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The order.
  public var order: String
  /// The item; null for what is none.
  public var item: String?
  /// Its SKU when the line was made.
  public var sku: String?
  /// What it is of.
  public var text: String
  /// How much; more than 0.
  public var quantity: Decimal
  /// What the quantity counts; of an item its own unit, or one of its units.
  public var unit: String?
  /// What one costs, in the order's currency.
  public var unitPrice: Money
  /// What is taken off, in percent.
  public var discount: Decimal?
  /// The rate of tax in percent, with at most 3 decimals; 0 without it.
  public var taxRate: Decimal?
  /// What stands below it on documents.
  public var note: String?
  /// How many of the item's own unit one of the line's is; or per of them are.
  public var factor: Decimal
  /// How many of the line's unit the factor is of; null for 1.
  public var per: Decimal?
  /// How much was shipped, in the line's unit.
  public var fulfilled: Decimal
  /// How much of that came back.
  public var returned: Decimal
  /// How much will not be shipped, and is not on an invoice.
  public var cancelled: Decimal
  /// How much stands on the invoice, will not be shipped, and is credited.
  public var dropped: Decimal
  /// How much stock it asks for, in the item's own unit.
  public var demand: Decimal
  /// Since when it does: who asked first is served first.
  public var queuedAt: Date?
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    order: String,
    item: String?,
    sku: String?,
    text: String,
    quantity: Decimal,
    unit: String?,
    unitPrice: Money,
    discount: Decimal?,
    taxRate: Decimal?,
    note: String?,
    factor: Decimal,
    per: Decimal?,
    fulfilled: Decimal,
    returned: Decimal,
    cancelled: Decimal,
    dropped: Decimal,
    demand: Decimal,
    queuedAt: Date?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.order = order
    self.item = item
    self.sku = sku
    self.text = text
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.discount = discount
    self.taxRate = taxRate
    self.note = note
    self.factor = factor
    self.per = per
    self.fulfilled = fulfilled
    self.returned = returned
    self.cancelled = cancelled
    self.dropped = dropped
    self.demand = demand
    self.queuedAt = queuedAt
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.order = reader.required("order")
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.text = reader.required("text")
    self.quantity = reader.required("quantity")
    self.unit = reader.optional("unit")
    self.unitPrice = reader.required("unitPrice")
    self.discount = reader.optional("discount")
    self.taxRate = reader.optional("taxRate")
    self.note = reader.optional("note")
    self.factor = reader.required("factor")
    self.per = reader.optional("per")
    self.fulfilled = reader.required("fulfilled")
    self.returned = reader.required("returned")
    self.cancelled = reader.required("cancelled")
    self.dropped = reader.required("dropped")
    self.demand = reader.required("demand")
    self.queuedAt = reader.optional("queuedAt")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("order", self.order)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("text", self.text)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("unitPrice", self.unitPrice)
    writer.put("discount", self.discount)
    writer.put("taxRate", self.taxRate)
    writer.put("note", self.note)
    writer.put("factor", self.factor)
    writer.put("per", self.per)
    writer.put("fulfilled", self.fulfilled)
    writer.put("returned", self.returned)
    writer.put("cancelled", self.cancelled)
    writer.put("dropped", self.dropped)
    writer.put("demand", self.demand)
    writer.put("queuedAt", self.queuedAt)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct OrderLineConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: OrderLine

  public init(
    kind: String,
    current: OrderLine
  ) {
    self.kind = kind
    self.current = current
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.current = reader.required("current")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("current", self.current)
    return writer.json
  }
}

/// One page of a list.
public struct OrderPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Order]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [Order],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// One step that a record has taken.
public struct OrderStep: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// What has taken it.
  public var subject: String
  /// Where that stood.
  public var from: OrderStatus
  /// Where it stood then.
  public var to: OrderStatus
  /// Why, in the company's words.
  public var reason: String?
  /// Who took it.
  public var actor: String
  /// The steps before it, by their ids: the last one, or several that devices took apart from each other. null for a step of an older
  /// program.
  public var follows: [String]?
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    subject: String,
    from: OrderStatus,
    to: OrderStatus,
    reason: String?,
    actor: String,
    follows: [String]?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.subject = subject
    self.from = from
    self.to = to
    self.reason = reason
    self.actor = actor
    self.follows = follows
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.subject = reader.required("subject")
    self.from = reader.required("from")
    self.to = reader.required("to")
    self.reason = reader.optional("reason")
    self.actor = reader.required("actor")
    self.follows = reader.optional("follows")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("subject", self.subject)
    writer.put("from", self.from)
    writer.put("to", self.to)
    writer.put("reason", self.reason)
    writer.put("actor", self.actor)
    writer.put("follows", self.follows)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// An order with its lines, payments and dispatches, and how it came to be what it is.
public struct OrderView: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// Who has ordered.
  public var contact: String
  /// The currency of all its money (ISO 4217).
  public var currency: String
  /// How it came.
  public var source: OrderSource?
  /// The user who looks after it.
  public var agent: String?
  /// What the customer calls it.
  public var reference: String?
  /// Where the invoice goes; that of the contact where it is left out.
  public var billingAddress: Address?
  /// Where the goods go; that of the contact where it is left out.
  public var shippingAddress: Address?
  /// Whether prices have the tax in them.
  public var taxIncluded: Bool
  /// What is taken off all of it.
  public var discount: OrderDiscount?
  /// What stands on its documents.
  public var note: String?
  /// What stands on none of them.
  public var internalNote: String?
  /// When the customer wants it.
  public var requestedAt: Date?
  /// Whether it is out of sight: one that is closed or cancelled.
  public var archived: Bool
  /// What it is called on documents; given when it is submitted first, and never to another one.
  public var number: String?
  /// What it was called before: of two orders that devices have given one number while they were apart, the one submitted later gets the
  /// next. Whoever looks for it by one of them finds it.
  public var formerNumbers: [String]
  /// Where it stands; orders.step takes it further.
  public var status: OrderStatus
  /// What the contact was called when the order was made.
  public var contactName: String
  /// When it was last submitted.
  public var submittedAt: Date?
  /// When it was invoiced.
  public var invoicedAt: Date?
  /// What its lines come to, without tax; what was cancelled is not counted.
  public var net: Money
  /// The tax on them.
  public var tax: Money
  /// The two together.
  public var gross: Money
  /// What of gross was for goods that came back or will not be shipped, with tax.
  public var credited: Money
  /// What was paid, less what was paid back.
  public var paid: Money
  /// How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a draft, or of what is cancelled,
  /// where nothing is.
  public var paymentState: OrderPaymentState
  /// How much of its items was shipped: full where nothing is left to ship, also because the rest was cancelled or credited; none of an
  /// order that is cancelled.
  public var fulfilmentState: OrderFulfilmentState
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it is submitted as it is.
  public var due: Money
  /// What the lines come to by their rates of tax.
  public var taxes: [TaxSum]
  /// What credited is made of: net, tax and gross, and the same by rates of tax.
  public var credits: CreditSum
  /// Its lines, in the order in which they were added.
  public var lines: [ShownLine]
  /// What was paid and paid back, the oldest first.
  public var payments: [Payment]
  /// What it was dispatched with, the oldest first.
  public var dispatches: [Dispatch]
  /// What was shipped, came back, was cancelled and was dropped, the oldest first.
  public var entries: [OrderEntry]
  /// The steps that it has taken, the oldest first.
  public var steps: [OrderStep]
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    contact: String,
    currency: String,
    source: OrderSource?,
    agent: String?,
    reference: String?,
    billingAddress: Address?,
    shippingAddress: Address?,
    taxIncluded: Bool,
    discount: OrderDiscount?,
    note: String?,
    internalNote: String?,
    requestedAt: Date?,
    archived: Bool,
    number: String?,
    formerNumbers: [String],
    status: OrderStatus,
    contactName: String,
    submittedAt: Date?,
    invoicedAt: Date?,
    net: Money,
    tax: Money,
    gross: Money,
    credited: Money,
    paid: Money,
    paymentState: OrderPaymentState,
    fulfilmentState: OrderFulfilmentState,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    due: Money,
    taxes: [TaxSum],
    credits: CreditSum,
    lines: [ShownLine],
    payments: [Payment],
    dispatches: [Dispatch],
    entries: [OrderEntry],
    steps: [OrderStep],
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.contact = contact
    self.currency = currency
    self.source = source
    self.agent = agent
    self.reference = reference
    self.billingAddress = billingAddress
    self.shippingAddress = shippingAddress
    self.taxIncluded = taxIncluded
    self.discount = discount
    self.note = note
    self.internalNote = internalNote
    self.requestedAt = requestedAt
    self.archived = archived
    self.number = number
    self.formerNumbers = formerNumbers
    self.status = status
    self.contactName = contactName
    self.submittedAt = submittedAt
    self.invoicedAt = invoicedAt
    self.net = net
    self.tax = tax
    self.gross = gross
    self.credited = credited
    self.paid = paid
    self.paymentState = paymentState
    self.fulfilmentState = fulfilmentState
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.due = due
    self.taxes = taxes
    self.credits = credits
    self.lines = lines
    self.payments = payments
    self.dispatches = dispatches
    self.entries = entries
    self.steps = steps
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.contact = reader.required("contact")
    self.currency = reader.required("currency")
    self.source = reader.optional("source")
    self.agent = reader.optional("agent")
    self.reference = reader.optional("reference")
    self.billingAddress = reader.optional("billingAddress")
    self.shippingAddress = reader.optional("shippingAddress")
    self.taxIncluded = reader.required("taxIncluded")
    self.discount = reader.optional("discount")
    self.note = reader.optional("note")
    self.internalNote = reader.optional("internalNote")
    self.requestedAt = reader.optional("requestedAt")
    self.archived = reader.required("archived")
    self.number = reader.optional("number")
    self.formerNumbers = reader.required("formerNumbers")
    self.status = reader.required("status")
    self.contactName = reader.required("contactName")
    self.submittedAt = reader.optional("submittedAt")
    self.invoicedAt = reader.optional("invoicedAt")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
    self.credited = reader.required("credited")
    self.paid = reader.required("paid")
    self.paymentState = reader.required("paymentState")
    self.fulfilmentState = reader.required("fulfilmentState")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.due = reader.required("due")
    self.taxes = reader.required("taxes")
    self.credits = reader.required("credits")
    self.lines = reader.required("lines")
    self.payments = reader.required("payments")
    self.dispatches = reader.required("dispatches")
    self.entries = reader.required("entries")
    self.steps = reader.required("steps")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("contact", self.contact)
    writer.put("currency", self.currency)
    writer.put("source", self.source)
    writer.put("agent", self.agent)
    writer.put("reference", self.reference)
    writer.put("billingAddress", self.billingAddress)
    writer.put("shippingAddress", self.shippingAddress)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("discount", self.discount)
    writer.put("note", self.note)
    writer.put("internalNote", self.internalNote)
    writer.put("requestedAt", self.requestedAt)
    writer.put("archived", self.archived)
    writer.put("number", self.number)
    writer.put("formerNumbers", self.formerNumbers)
    writer.put("status", self.status)
    writer.put("contactName", self.contactName)
    writer.put("submittedAt", self.submittedAt)
    writer.put("invoicedAt", self.invoicedAt)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    writer.put("credited", self.credited)
    writer.put("paid", self.paid)
    writer.put("paymentState", self.paymentState)
    writer.put("fulfilmentState", self.fulfilmentState)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.put("due", self.due)
    writer.put("taxes", self.taxes)
    writer.put("credits", self.credits)
    writer.put("lines", self.lines)
    writer.put("payments", self.payments)
    writer.put("dispatches", self.dispatches)
    writer.put("entries", self.entries)
    writer.put("steps", self.steps)
    return writer.json
  }
}

/// There is not enough memory for the request; nothing of it was stored. It can be sent again.
public struct OutOfMemoryData: Record {
  /// The machine name of the kind of errors.
  public var kind: String

  public init(
    kind: String
  ) {
    self.kind = kind
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    return writer.json
  }
}

/// What became of a signed document.
public struct Outcome: Record {
  /// Which of the documents that were given, from 0; what a notification carries has its position.
  public var position: Int
  /// What it is; null when it could not be read.
  public var kind: OutcomeKind?
  /// added: not known before; replaced: newer than the one known; known: the same again, or older; refused: not kept.
  public var outcome: OutcomeOutcome
  /// Its transaction, purchase or notification; null for none.
  public var id: String?
  /// The purchase that it is about; null for none.
  public var originalTransactionId: String?
  /// The product that it is about; null for none.
  public var productId: String?
  /// What a notification says has happened.
  public var notificationType: String?
  /// The same, more closely.
  public var subtype: String?
  /// Which App Store it is from; null when it does not say.
  public var environment: String?
  /// When it was signed.
  public var signedDate: Date?
  /// Why it was refused, a name for machines; null when it was not.
  public var reason: String?
  /// Why it was refused, a sentence for people.
  public var message: String?

  public init(
    position: Int,
    kind: OutcomeKind?,
    outcome: OutcomeOutcome,
    id: String?,
    originalTransactionId: String?,
    productId: String?,
    notificationType: String?,
    subtype: String?,
    environment: String?,
    signedDate: Date?,
    reason: String?,
    message: String?
  ) {
    self.position = position
    self.kind = kind
    self.outcome = outcome
    self.id = id
    self.originalTransactionId = originalTransactionId
    self.productId = productId
    self.notificationType = notificationType
    self.subtype = subtype
    self.environment = environment
    self.signedDate = signedDate
    self.reason = reason
    self.message = message
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.position = reader.required("position")
    self.kind = reader.optional("kind")
    self.outcome = reader.required("outcome")
    self.id = reader.optional("id")
    self.originalTransactionId = reader.optional("originalTransactionId")
    self.productId = reader.optional("productId")
    self.notificationType = reader.optional("notificationType")
    self.subtype = reader.optional("subtype")
    self.environment = reader.optional("environment")
    self.signedDate = reader.optional("signedDate")
    self.reason = reader.optional("reason")
    self.message = reader.optional("message")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("position", self.position)
    writer.put("kind", self.kind)
    writer.put("outcome", self.outcome)
    writer.put("id", self.id)
    writer.put("originalTransactionId", self.originalTransactionId)
    writer.put("productId", self.productId)
    writer.put("notificationType", self.notificationType)
    writer.put("subtype", self.subtype)
    writer.put("environment", self.environment)
    writer.put("signedDate", self.signedDate)
    writer.put("reason", self.reason)
    writer.put("message", self.message)
    return writer.json
  }
}

/// A loan that should be back.
public struct OverdueLoan: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// What it is.
  public var item: String
  /// How much of it, in the item's own unit.
  public var quantity: Decimal
  /// out for what was lent to others; in for what was borrowed from them, which is no stock.
  public var direction: LoanDirection
  /// Who has it, or whose it is; null for a user.
  public var contact: String?
  /// The same, for somebody of the company; null for a contact.
  public var user: String?
  /// When it went, or came.
  public var lentAt: Date
  /// When it is to be back.
  public var dueAt: Date?
  /// What else is to be known.
  public var note: String?
  /// Where it lay, and goes back to.
  public var from: String?
  /// How much of which lot; one part without a lot for an item whose lots are not told apart.
  public var parts: [LoanPart]
  /// How much of it is back.
  public var returned: Decimal
  /// How much of it will never be back.
  public var lost: Decimal
  /// What became of it.
  public var status: LoanStatus
  /// When the last of it came back, or was lost; null while some is out.
  public var returnedAt: Date?
  /// When it was noticed that it should be back: as it becomes due where somebody listens, else in an idle moment, or as it comes back
  /// late; null until then.
  public var overdueAt: Date?
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// The item's stock keeping unit.
  public var sku: String
  /// What people call the item.
  public var name: String
  /// What quantities of it count.
  public var unit: String
  /// What the contact is called; null for a user, and for who may not see contacts.
  public var contactName: String?
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    item: String,
    quantity: Decimal,
    direction: LoanDirection,
    contact: String?,
    user: String?,
    lentAt: Date,
    dueAt: Date?,
    note: String?,
    from: String?,
    parts: [LoanPart],
    returned: Decimal,
    lost: Decimal,
    status: LoanStatus,
    returnedAt: Date?,
    overdueAt: Date?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    sku: String,
    name: String,
    unit: String,
    contactName: String?,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.quantity = quantity
    self.direction = direction
    self.contact = contact
    self.user = user
    self.lentAt = lentAt
    self.dueAt = dueAt
    self.note = note
    self.from = from
    self.parts = parts
    self.returned = returned
    self.lost = lost
    self.status = status
    self.returnedAt = returnedAt
    self.overdueAt = overdueAt
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.sku = sku
    self.name = name
    self.unit = unit
    self.contactName = contactName
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.required("item")
    self.quantity = reader.required("quantity")
    self.direction = reader.required("direction")
    self.contact = reader.optional("contact")
    self.user = reader.optional("user")
    self.lentAt = reader.required("lentAt")
    self.dueAt = reader.optional("dueAt")
    self.note = reader.optional("note")
    self.from = reader.optional("from")
    self.parts = reader.required("parts")
    self.returned = reader.required("returned")
    self.lost = reader.required("lost")
    self.status = reader.required("status")
    self.returnedAt = reader.optional("returnedAt")
    self.overdueAt = reader.optional("overdueAt")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.contactName = reader.optional("contactName")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("item", self.item)
    writer.put("quantity", self.quantity)
    writer.put("direction", self.direction)
    writer.put("contact", self.contact)
    writer.put("user", self.user)
    writer.put("lentAt", self.lentAt)
    writer.put("dueAt", self.dueAt)
    writer.put("note", self.note)
    writer.put("from", self.from)
    writer.put("parts", self.parts)
    writer.put("returned", self.returned)
    writer.put("lost", self.lost)
    writer.put("status", self.status)
    writer.put("returnedAt", self.returnedAt)
    writer.put("overdueAt", self.overdueAt)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("contactName", self.contactName)
    return writer.json
  }
}

/// One page of a list.
public struct OverdueLoanPage: ListPage {
  /// The elements, in the list's order.
  public var items: [OverdueLoan]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [OverdueLoan],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// Nobody may raise rights of their own.
public struct OwnRightsData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// What would be enough.
  public var needs: AnotherOwner

  public init(
    kind: String,
    needs: AnotherOwner
  ) {
    self.kind = kind
    self.needs = needs
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.needs = reader.required("needs")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("needs", self.needs)
    return writer.json
  }
}

/// The last owner who can act must remain one (access.grant, access.revoke); a company's first credentials are the founder's
/// (access.credentials.create); and it passes to an owner who has credentials (access.transfer).
public struct OwnerNeededData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// lastOwner: the last owner who can act must remain one; firstCredentials: the first ones must be the founder's, whom nobody else could
  /// give any from then on; heir: the company passes to an owner who has credentials.
  public var reason: OwnerNeededDataReason

  public init(
    kind: String,
    reason: OwnerNeededDataReason
  ) {
    self.kind = kind
    self.reason = reason
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.reason = reader.required("reason")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("reason", self.reason)
    return writer.json
  }
}
