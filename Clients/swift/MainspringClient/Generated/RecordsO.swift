// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The host's answer to host.url.open.
public struct OpenURLAnswer: InputRecord {
  /// `true` if an app on the device opened the address.
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

/// The target of a link.
public struct OpenedLink: Record {
  /// The name of the view to show: one of the `flags` in the file that the option `--links` names, or `acceptShare` for
  /// a share link. `null` for an unknown link.
  public var flag: String?
  /// The link itself, for `acceptShare` and for patterns with an id, a kind or a query. Left out for other links.
  public var url: String?
  /// The kind of record that `id` names, such as `item`, from the pattern.
  public var kind: String?
  /// The id in the link: the decoded text at the position of `{id}` in the pattern.
  public var id: String?
  /// The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the link does
  /// not have are left out.
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

/// The page of an update, and whether it was opened.
public struct OpenedUpdate: Record {
  /// The address of the page.
  public var url: String
  /// `true` if an app on the device opened the address.
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

/// An order of a customer.
public struct Order: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the customer, a contact.
  public var contact: String
  /// The currency of all amounts of the order (ISO 4217).
  public var currency: String
  /// The channel through which the order came.
  public var source: OrderSource?
  /// The id of the user who is responsible for the order.
  public var agent: String?
  /// The customer's own reference for the order.
  public var reference: String?
  /// The address of the invoice. If it is left out, the order gets the contact's address.
  public var billingAddress: Address?
  /// The address to which the goods are shipped. If it is left out, the order gets the contact's address.
  public var shippingAddress: Address?
  /// `true` if prices include the tax.
  public var taxIncluded: Bool
  /// The discount on the whole order.
  public var discount: OrderDiscount?
  /// A note for the customer, on the order's documents.
  public var note: String?
  /// An internal note, which appears on no document.
  public var internalNote: String?
  /// The instant for which the customer wants the goods.
  public var requestedAt: Date?
  /// `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or
  /// cancelled orders can be archived.
  public var archived: Bool
  /// The order's number on documents. The order gets its number when it is first submitted, and no other order gets
  /// this number later. `null` until then.
  public var number: String?
  /// Earlier numbers of the order, which a search still finds. If two devices gave the same number to two orders before
  /// they synced, the order that was submitted later gets a new number.
  public var formerNumbers: [String]
  /// The order's status. To change it, call `orders.step`.
  public var status: OrderStatus
  /// The contact's name when the order was created.
  public var contactName: String
  /// The instant of the last submission. `null` if the order was never submitted.
  public var submittedAt: Date?
  /// The instant at which the order was invoiced. `null` if it was not invoiced.
  public var invoicedAt: Date?
  /// The sum of the lines without tax. Cancelled quantities are not counted.
  public var net: Money
  /// The tax on `net`.
  public var tax: Money
  /// The sum of `net` and `tax`.
  public var gross: Money
  /// The part of `gross` for goods that were returned or will not be shipped, with tax.
  public var credited: Money
  /// The amount paid, less the amount paid back.
  public var paid: Money
  /// The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled
  /// order. Drafts and cancelled orders without payments are `unpaid`.
  public var paymentState: OrderPaymentState
  /// The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled or
  /// credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
  public var fulfilmentState: OrderFulfilmentState
  /// line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
  /// and rounded once. `null`, in companies and documents of older programs, means line.
  public var taxRounding: OrderTaxRounding?
  /// halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
  /// of older programs, means halfEven.
  public var rounding: OrderRounding?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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
    taxRounding: OrderTaxRounding?,
    rounding: OrderRounding?,
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
    self.taxRounding = taxRounding
    self.rounding = rounding
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
    self.taxRounding = reader.optional("taxRounding")
    self.rounding = reader.optional("rounding")
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
    writer.put("taxRounding", self.taxRounding)
    writer.put("rounding", self.rounding)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct OrderConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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

/// The discount on an order: a percentage of each line, or an amount that is spread over the lines.
public struct OrderDiscount: Record {
  /// The discount in percent, from 0 to 100, instead of `money`.
  public var percent: Decimal?
  /// The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum is
  /// deducted.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct OrderDiscountChanges: InputRecord {
  /// The discount in percent, from 0 to 100, instead of `money`.
  public var percent: Change<Decimal>
  /// The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum is
  /// deducted.
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

/// The discount on an order: a percentage of each line, or an amount that is spread over the lines.
public struct OrderDiscountInput: InputRecord {
  /// The discount in percent, from 0 to 100, instead of `money`.
  public var percent: Decimal?
  /// The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum is
  /// deducted.
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

/// The contents of a document about an order, such as a quote.
public struct OrderDocument: Record {
  /// The kind of the document.
  public var kind: OrderDocumentKind
  /// The id of the order.
  public var order: String
  /// The order's number. `null` before the first submission.
  public var number: String?
  /// The customer's own reference for the order.
  public var reference: String?
  /// The date of the document. For an invoice, the instant at which the order was invoiced. For other documents, the
  /// instant of the request.
  public var issuedAt: Date?
  /// The seller: the company.
  public var seller: DocumentParty
  /// The buyer, with the address of the invoice.
  public var buyer: DocumentParty
  /// The address to which the goods are shipped. `null` if none is known.
  public var shippingAddress: Address?
  /// The note on the document.
  public var note: String?
  /// `true` if prices include the tax.
  public var taxIncluded: Bool
  /// The lines. Cancelled quantities are not counted.
  public var lines: [DocumentLine]
  /// The sums of the lines. `null` on a packing list.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct OrderDraftChanges: InputRecord {
  /// The id of the customer, a contact.
  public var contact: String?
  /// The currency of all amounts of the order (ISO 4217).
  public var currency: String?
  /// The channel through which the order came.
  public var source: Change<OrderSource>
  /// The id of the user who is responsible for the order.
  public var agent: Change<String>
  /// The customer's own reference for the order.
  public var reference: Change<String>
  /// The address of the invoice. If it is left out, the order gets the contact's address.
  public var billingAddress: Change<AddressChanges>
  /// The address to which the goods are shipped. If it is left out, the order gets the contact's address.
  public var shippingAddress: Change<AddressChanges>
  /// `true` if prices include the tax.
  public var taxIncluded: Change<Bool>
  /// The discount on the whole order.
  public var discount: Change<OrderDiscountChanges>
  /// A note for the customer, on the order's documents.
  public var note: Change<String>
  /// An internal note, which appears on no document.
  public var internalNote: Change<String>
  /// The instant for which the customer wants the goods.
  public var requestedAt: Change<Date>
  /// `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or
  /// cancelled orders can be archived.
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

/// A shipped, returned, cancelled or credited quantity of an order line.
public struct OrderEntry: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order.
  public var order: String
  /// The id of the order line.
  public var line: String
  /// The kind of the entry. shipped: the goods left. takenBack: their dispatch was cancelled or returned, and they must
  /// be shipped again. returned: the goods came back from the customer. cancelled: they will not be shipped, and were
  /// cancelled before the invoice. dropped: they will not be shipped, and the invoice is credited.
  public var type: OrderEntryType
  /// The quantity, in the line's unit.
  public var quantity: Decimal
  /// The quantities that were moved in the inventory, by location and lot. Goods of a lot that were returned but not
  /// restocked have the location from which they were shipped.
  public var parts: [EntryPart]
  /// The id of the entry's first ledger transaction. `null` if no stock was moved.
  public var transaction: String?
  /// The id of the dispatch with which the goods left. `null` for an entry without a dispatch.
  public var dispatch: String?
  /// The condition of the returned goods. `null` for other entries.
  public var condition: StockFormCondition?
  /// The reason, as a free text.
  public var reason: String?
  /// The id of the user who made the entry.
  public var actor: String
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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

/// A line of an order: a quantity at a price, either of an item or of something that is not in the inventory.
public struct OrderLine: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order.
  public var order: String
  /// The id of the item. `null` for a line without an item.
  public var item: String?
  /// The item's SKU when the line was created. `null` for a line without an item.
  public var sku: String?
  /// The text of the line, such as the item's name.
  public var text: String
  /// The quantity, in the line's unit. More than 0.
  public var quantity: Decimal
  /// The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`.
  public var unit: String?
  /// The price of one unit, in the order's currency.
  public var unitPrice: Money
  /// The discount on the line in percent, from 0 to 100.
  public var discount: Decimal?
  /// The tax rate in percent, with at most 3 decimals. Default: 0.
  public var taxRate: Decimal?
  /// The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
  /// tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
  /// Default: S for a rate above 0, and else Z.
  public var taxCategory: ItemTaxCategory?
  /// The note below the line on printed documents.
  public var note: String?
  /// The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of the
  /// line's units.
  public var factor: Decimal
  /// The number of the line's units that contain `factor` of the item's own units. `null` means 1.
  public var per: Decimal?
  /// The quantity that was shipped, in the line's unit.
  public var fulfilled: Decimal
  /// The part of the shipped quantity that was returned, in the line's unit.
  public var returned: Decimal
  /// The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice.
  public var cancelled: Decimal
  /// The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped.
  public var dropped: Decimal
  /// The quantity of stock that the line needs, in the item's own unit. 0 for a kit, because a kit needs its components
  /// instead.
  public var demand: Decimal
  /// The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest instant
  /// first. `null` if the line needs no stock.
  public var queuedAt: Date?
  /// The source of a price that no request gave. contact: a price of the customer's own. list: the customer's price
  /// list. item: the item's own price. `null` for a price that a request gave.
  public var priceSource: OrderLinePriceSource?
  /// The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line without
  /// an item.
  public var kind: ItemKind?
  /// The components that a kit takes from the stock, according to its bill of materials when the line was created.
  /// Empty for other lines.
  public var parts: [KitPart]
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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
    taxCategory: ItemTaxCategory?,
    note: String?,
    factor: Decimal,
    per: Decimal?,
    fulfilled: Decimal,
    returned: Decimal,
    cancelled: Decimal,
    dropped: Decimal,
    demand: Decimal,
    queuedAt: Date?,
    priceSource: OrderLinePriceSource?,
    kind: ItemKind?,
    parts: [KitPart],
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
    self.taxCategory = taxCategory
    self.note = note
    self.factor = factor
    self.per = per
    self.fulfilled = fulfilled
    self.returned = returned
    self.cancelled = cancelled
    self.dropped = dropped
    self.demand = demand
    self.queuedAt = queuedAt
    self.priceSource = priceSource
    self.kind = kind
    self.parts = parts
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
    self.taxCategory = reader.optional("taxCategory")
    self.note = reader.optional("note")
    self.factor = reader.required("factor")
    self.per = reader.optional("per")
    self.fulfilled = reader.required("fulfilled")
    self.returned = reader.required("returned")
    self.cancelled = reader.required("cancelled")
    self.dropped = reader.required("dropped")
    self.demand = reader.required("demand")
    self.queuedAt = reader.optional("queuedAt")
    self.priceSource = reader.optional("priceSource")
    self.kind = reader.optional("kind")
    self.parts = reader.required("parts")
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
    writer.put("taxCategory", self.taxCategory)
    writer.put("note", self.note)
    writer.put("factor", self.factor)
    writer.put("per", self.per)
    writer.put("fulfilled", self.fulfilled)
    writer.put("returned", self.returned)
    writer.put("cancelled", self.cancelled)
    writer.put("dropped", self.dropped)
    writer.put("demand", self.demand)
    writer.put("queuedAt", self.queuedAt)
    writer.put("priceSource", self.priceSource)
    writer.put("kind", self.kind)
    writer.put("parts", self.parts)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct OrderLineConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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
  /// The elements of the page, in the list's order.
  public var items: [Order]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A step: the record of one change of status, such as that of an order.
public struct OrderStep: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order, dispatch, purchase or build whose status changed.
  public var subject: String
  /// The status before the step.
  public var from: OrderStatus
  /// The status after the step.
  public var to: OrderStatus
  /// The reason for the step, in words that the company chooses. `null` if no reason was given.
  public var reason: String?
  /// The user who took the step.
  public var actor: String
  /// The ids of the latest steps before this one. There are several if devices added steps while they were not
  /// connected. `null` for a step of an older program.
  public var follows: [String]?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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

/// An order with its lines, payments, dispatches, entries and steps.
public struct OrderView: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the customer, a contact.
  public var contact: String
  /// The currency of all amounts of the order (ISO 4217).
  public var currency: String
  /// The channel through which the order came.
  public var source: OrderSource?
  /// The id of the user who is responsible for the order.
  public var agent: String?
  /// The customer's own reference for the order.
  public var reference: String?
  /// The address of the invoice. If it is left out, the order gets the contact's address.
  public var billingAddress: Address?
  /// The address to which the goods are shipped. If it is left out, the order gets the contact's address.
  public var shippingAddress: Address?
  /// `true` if prices include the tax.
  public var taxIncluded: Bool
  /// The discount on the whole order.
  public var discount: OrderDiscount?
  /// A note for the customer, on the order's documents.
  public var note: String?
  /// An internal note, which appears on no document.
  public var internalNote: String?
  /// The instant for which the customer wants the goods.
  public var requestedAt: Date?
  /// `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only closed or
  /// cancelled orders can be archived.
  public var archived: Bool
  /// The order's number on documents. The order gets its number when it is first submitted, and no other order gets
  /// this number later. `null` until then.
  public var number: String?
  /// Earlier numbers of the order, which a search still finds. If two devices gave the same number to two orders before
  /// they synced, the order that was submitted later gets a new number.
  public var formerNumbers: [String]
  /// The order's status. To change it, call `orders.step`.
  public var status: OrderStatus
  /// The contact's name when the order was created.
  public var contactName: String
  /// The instant of the last submission. `null` if the order was never submitted.
  public var submittedAt: Date?
  /// The instant at which the order was invoiced. `null` if it was not invoiced.
  public var invoicedAt: Date?
  /// The sum of the lines without tax. Cancelled quantities are not counted.
  public var net: Money
  /// The tax on `net`.
  public var tax: Money
  /// The sum of `net` and `tax`.
  public var gross: Money
  /// The part of `gross` for goods that were returned or will not be shipped, with tax.
  public var credited: Money
  /// The amount paid, less the amount paid back.
  public var paid: Money
  /// The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a cancelled
  /// order. Drafts and cancelled orders without payments are `unpaid`.
  public var paymentState: OrderPaymentState
  /// The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled or
  /// credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
  public var fulfilmentState: OrderFulfilmentState
  /// line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate,
  /// and rounded once. `null`, in companies and documents of older programs, means line.
  public var taxRounding: OrderTaxRounding?
  /// halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents
  /// of older programs, means halfEven.
  public var rounding: OrderRounding?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if
  /// the draft is submitted unchanged.
  public var due: Money
  /// The sums of the lines for each category and rate of the tax.
  public var taxes: [TaxSum]
  /// The net, tax and gross amounts of `credited`, in total and for each tax category and rate.
  public var credits: CreditSum
  /// The lines, in the order in which they were added.
  public var lines: [ShownLine]
  /// The payments and repayments, the oldest first.
  public var payments: [Payment]
  /// The dispatches, the oldest first.
  public var dispatches: [Dispatch]
  /// The entries for shipped, returned, cancelled and credited quantities, the oldest first.
  public var entries: [OrderEntry]
  /// The steps, the oldest first.
  public var steps: [OrderStep]
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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
    taxRounding: OrderTaxRounding?,
    rounding: OrderRounding?,
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
    self.taxRounding = taxRounding
    self.rounding = rounding
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
    self.taxRounding = reader.optional("taxRounding")
    self.rounding = reader.optional("rounding")
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
    writer.put("taxRounding", self.taxRounding)
    writer.put("rounding", self.rounding)
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

/// There is not enough memory for the request. No part of the request was stored. Free some memory, and send the
/// request again.
public struct OutOfMemoryData: Record {
  /// The name of the kind of error, for programs.
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

/// The outcome of one signed document.
public struct Outcome: Record {
  /// The position of the document in the request, from 0. A document inside a notification has the position of the
  /// notification.
  public var position: Int
  /// The kind of the document; `null` if it is not known.
  public var kind: OutcomeKind?
  /// The outcome. added: the document was new, and was stored. replaced: the document was newer than the stored
  /// document, and replaced it. known: the document is the same as the stored document, or older. refused: the document
  /// was not stored.
  public var outcome: OutcomeOutcome
  /// The id of the document's transaction, purchase or notification; `null` if the document has none.
  public var id: String?
  /// The id of the first transaction of the purchase that the document is about; `null` if the document is about no
  /// purchase.
  public var originalTransactionId: String?
  /// The id of the product that the document is about; `null` if the document is about no product.
  public var productId: String?
  /// The event that a notification reports; `null` for other documents.
  public var notificationType: String?
  /// The subtype of the event; `null` if there is none.
  public var subtype: String?
  /// The App Store environment of the document; `null` if the document does not name it.
  public var environment: String?
  /// The time when the document was signed; `null` if the kind of the document is not known.
  public var signedDate: Date?
  /// The name of the reason for the refusal, such as wrongBundle; `null` if the document was not refused.
  public var reason: String?
  /// The reason for the refusal, as a sentence; `null` if the document was not refused.
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

/// A loan that is overdue, with the names of its item and its contact.
public struct OverdueLoan: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the item that was lent or borrowed.
  public var item: String
  /// The quantity that was lent or borrowed, in the item's own unit.
  public var quantity: Decimal
  /// The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as stock.
  public var direction: LoanDirection
  /// The id of the contact who borrowed the goods or owns them; `null` for a loan with a user.
  public var contact: String?
  /// The id of the user of the company who borrowed the goods or owns them; `null` for a loan with a contact.
  public var user: String?
  /// The instant at which the goods were lent or borrowed.
  public var lentAt: Date
  /// The instant by which the goods are to be returned; `null` if there is no due date.
  public var dueAt: Date?
  /// A free text about the loan.
  public var note: String?
  /// The id of the location from which the goods were lent, and to which they return. `null` for borrowed goods.
  public var from: String?
  /// The quantity of each lot. For an item that is not tracked by lots, one entry without a lot.
  public var parts: [LoanPart]
  /// The quantity that was returned, in the item's own unit.
  public var returned: Decimal
  /// The quantity that was reported as lost, in the item's own unit.
  public var lost: Decimal
  /// The loan's status. out: no goods were returned or lost yet. partly: some were. returned: all goods were returned.
  /// lost: no goods are outstanding any more, but some were lost.
  public var status: LoanStatus
  /// The instant at which the last of the goods were returned or reported as lost. `null` until then.
  public var returnedAt: Date?
  /// The instant at which the core recorded that the loan is overdue; `null` before that. While a front end has
  /// subscriptions, the core records it at once. Otherwise, the core records it in an idle moment, or when the goods
  /// are returned late.
  public var overdueAt: Date?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The item's SKU (stock keeping unit).
  public var sku: String
  /// The item's name.
  public var name: String
  /// The item's own unit, in which its quantities are given.
  public var unit: String
  /// The contact's name. `null` for a loan with a user, and if the caller may not see contacts.
  public var contactName: String?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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
  /// The elements of the page, in the list's order.
  public var items: [OverdueLoan]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// No user may raise their own rights.
public struct OwnRightsData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The condition under which the request is allowed.
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

/// The request would leave the company without an owner that it needs. The methods access.grant, access.revoke,
/// access.credentials.create and access.transfer return this error.
public struct OwnerNeededData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// lastOwner: the last owner who can act must stay an owner. firstCredentials: a company's first credentials must be
  /// the founder's, as no other user could create those afterwards. heir: a company passes only to an owner who has
  /// credentials.
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
