// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What orders in one currency come to, less what came back or was credited.
public struct SalesFigures: Record {
  /// How many orders there are.
  public var orders: Int
  /// Without tax.
  public var net: MoneySum
  /// The tax.
  public var tax: MoneySum
  /// With tax.
  public var gross: MoneySum

  public init(
    orders: Int,
    net: MoneySum,
    tax: MoneySum,
    gross: MoneySum
  ) {
    self.orders = orders
    self.net = net
    self.tax = tax
    self.gross = gross
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.orders = reader.required("orders")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("orders", self.orders)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// What was sold.
public struct SalesReport: Record {
  /// The first day; null for the beginning.
  public var from: String?
  /// The last day; null for now.
  public var to: String?
  /// Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not know it.
  public var timeZone: String
  /// All of it, by currency.
  public var totals: [SalesFigures]
  /// The rows: by day, week or month in their order, else by currency and the largest net first.
  public var items: [SalesRow]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    from: String?,
    to: String?,
    timeZone: String,
    totals: [SalesFigures],
    items: [SalesRow],
    next: String?
  ) {
    self.from = from
    self.to = to
    self.timeZone = timeZone
    self.totals = totals
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.from = reader.optional("from")
    self.to = reader.optional("to")
    self.timeZone = reader.required("timeZone")
    self.totals = reader.required("totals")
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("from", self.from)
    writer.put("to", self.to)
    writer.put("timeZone", self.timeZone)
    writer.put("totals", self.totals)
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// What was sold in some days, of an item, to a contact, or by an agent.
public struct SalesRow: Record {
  /// The day, the Monday of the week, or the first of the month.
  public var day: String?
  /// The item, by item; null for what is none.
  public var item: String?
  /// Its SKU.
  public var sku: String?
  /// What people call the item, or the contact was called when the newest of the orders was made.
  public var name: String?
  /// What the item's quantities count.
  public var unit: String?
  /// The customer, by contact.
  public var contact: String?
  /// The user, by agent; null for what nobody looks after.
  public var agent: String?
  /// How much of the item was sold, in its own unit; null for what is none, and for more than can be said.
  public var quantity: Decimal?
  /// How many orders there are.
  public var orders: Int
  /// Without tax.
  public var net: MoneySum
  /// The tax.
  public var tax: MoneySum
  /// With tax.
  public var gross: MoneySum

  public init(
    day: String?,
    item: String?,
    sku: String?,
    name: String?,
    unit: String?,
    contact: String?,
    agent: String?,
    quantity: Decimal?,
    orders: Int,
    net: MoneySum,
    tax: MoneySum,
    gross: MoneySum
  ) {
    self.day = day
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.contact = contact
    self.agent = agent
    self.quantity = quantity
    self.orders = orders
    self.net = net
    self.tax = tax
    self.gross = gross
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.day = reader.optional("day")
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.name = reader.optional("name")
    self.unit = reader.optional("unit")
    self.contact = reader.optional("contact")
    self.agent = reader.optional("agent")
    self.quantity = reader.optional("quantity")
    self.orders = reader.required("orders")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("day", self.day)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("contact", self.contact)
    writer.put("agent", self.agent)
    writer.put("quantity", self.quantity)
    writer.put("orders", self.orders)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// What orders in one currency come to.
public struct SalesSum: Record {
  /// How many there are.
  public var count: Int
  /// Without tax.
  public var net: MoneySum
  /// With tax.
  public var gross: MoneySum
  /// What the items that were ordered cost on the average; for managers of the inventory alone.
  public var cost: MoneySum?
  /// What is left of net; for managers of the inventory alone.
  public var margin: MoneySum?
  /// How many lines there are of items of which no cost in the currency is known, and which therefore cost nothing here.
  public var uncosted: Int?

  public init(
    count: Int,
    net: MoneySum,
    gross: MoneySum,
    cost: MoneySum? = nil,
    margin: MoneySum? = nil,
    uncosted: Int? = nil
  ) {
    self.count = count
    self.net = net
    self.gross = gross
    self.cost = cost
    self.margin = margin
    self.uncosted = uncosted
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.count = reader.required("count")
    self.net = reader.required("net")
    self.gross = reader.required("gross")
    self.cost = reader.optional("cost")
    self.margin = reader.optional("margin")
    self.uncosted = reader.optional("uncosted")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("count", self.count)
    writer.put("net", self.net)
    writer.put("gross", self.gross)
    writer.putIfGiven("cost", self.cost)
    writer.putIfGiven("margin", self.margin)
    writer.putIfGiven("uncosted", self.uncosted)
    return writer.json
  }
}

/// A recipe for another amount: all weights times one factor, to 0.1 g.
public struct ScaledRecipe: Record {
  /// The recipe.
  public var id: String
  /// The factor, to five places.
  public var factor: Decimal
  /// The ground coffee, in grams.
  public var dose: Decimal?
  /// The water, in grams.
  public var water: Decimal?
  /// The beverage, in grams.
  public var yield: Decimal?
  /// The steps, with the times of the recipe.
  public var steps: [RecipeStep]

  public init(
    id: String,
    factor: Decimal,
    dose: Decimal?,
    water: Decimal?,
    yield: Decimal?,
    steps: [RecipeStep]
  ) {
    self.id = id
    self.factor = factor
    self.dose = dose
    self.water = water
    self.yield = yield
    self.steps = steps
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.factor = reader.required("factor")
    self.dose = reader.optional("dose")
    self.water = reader.optional("water")
    self.yield = reader.optional("yield")
    self.steps = reader.required("steps")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("factor", self.factor)
    writer.put("dose", self.dose)
    writer.put("water", self.water)
    writer.put("yield", self.yield)
    writer.put("steps", self.steps)
    return writer.json
  }
}

/// A temperature on a scale.
public struct ScaledTemperature: Record {
  /// With at most nine decimals.
  public var value: Decimal
  /// The scale that it is on.
  public var scale: TimelineScale
  /// Whether it lies outside the Humanus table, on its straight extension.
  public var extrapolated: Bool

  public init(
    value: Decimal,
    scale: TimelineScale,
    extrapolated: Bool
  ) {
    self.value = value
    self.scale = scale
    self.extrapolated = extrapolated
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.value = reader.required("value")
    self.scale = reader.required("scale")
    self.extrapolated = reader.required("extrapolated")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.put("scale", self.scale)
    writer.put("extrapolated", self.extrapolated)
    return writer.json
  }
}

/// A message and its answer.
public struct SentMessage: Record {
  /// The conversation.
  public var conversation: Conversation
  /// The user's message.
  public var message: Message
  /// The answer, complete.
  public var answer: Message

  public init(
    conversation: Conversation,
    message: Message,
    answer: Message
  ) {
    self.conversation = conversation
    self.message = message
    self.answer = answer
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.conversation = reader.required("conversation")
    self.message = reader.required("message")
    self.answer = reader.required("answer")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("conversation", self.conversation)
    writer.put("message", self.message)
    writer.put("answer", self.answer)
    return writer.json
  }
}

/// Settings by their names.
public struct SettingValues: Record {
  /// The values by the names of the settings. A setting without a value of its own has its default.
  public var values: [String: JSON]

  public init(
    values: [String: JSON]
  ) {
    self.values = values
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.values = reader.required("values")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("values", self.values)
    return writer.json
  }
}

/// How a company is shared.
public struct Share: Record {
  /// The company: all its records are shared with it, those of later too.
  public var company: String
  /// owner: the account shares it; participant: it is shared with the account.
  public var role: ShareRole
  /// The share's own link; null for participants, and for one that was ended.
  public var url: String?
  /// Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on; readWrite: whoever has it, to do
  /// what their access record allows.
  public var publicPermission: SharePublicPermission
  /// readWrite: what the access record allows; readOnly: to look on, whatever it allows.
  public var permission: SharePermission
  /// What people call who shares it.
  public var ownerName: String?
  /// When it was made.
  public var createdAt: Date
  /// When it was ended; null until then.
  public var revokedAt: Date?

  public init(
    company: String,
    role: ShareRole,
    url: String?,
    publicPermission: SharePublicPermission,
    permission: SharePermission,
    ownerName: String?,
    createdAt: Date,
    revokedAt: Date?
  ) {
    self.company = company
    self.role = role
    self.url = url
    self.publicPermission = publicPermission
    self.permission = permission
    self.ownerName = ownerName
    self.createdAt = createdAt
    self.revokedAt = revokedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.company = reader.required("company")
    self.role = reader.required("role")
    self.url = reader.optional("url")
    self.publicPermission = reader.required("publicPermission")
    self.permission = reader.required("permission")
    self.ownerName = reader.optional("ownerName")
    self.createdAt = reader.required("createdAt")
    self.revokedAt = reader.optional("revokedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("company", self.company)
    writer.put("role", self.role)
    writer.put("url", self.url)
    writer.put("publicPermission", self.publicPermission)
    writer.put("permission", self.permission)
    writer.put("ownerName", self.ownerName)
    writer.put("createdAt", self.createdAt)
    writer.put("revokedAt", self.revokedAt)
    return writer.json
  }
}

/// A share as it stands.
public struct ShareAnswer: InputRecord {
  /// The share.
  public var share: CloudShare

  public init(
    share: CloudShare
  ) {
    self.share = share
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("share", self.share)
    return writer.json
  }
}

/// The link leads to nothing that is shared with the account.
public struct ShareNotFoundData: Record {
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

/// What a link leads to.
public struct SharePreview: Record {
  /// The company.
  public var company: String?
  /// What it is called.
  public var name: String
  /// What people call who shares it.
  public var ownerName: String?
  /// readWrite: what the access record allows; readOnly: to look on, whatever it allows.
  public var permission: SharePermission
  /// open: it can be accepted; mine: it leads to what is the account's own; accepted: it was accepted already; full: nobody more is let in.
  public var state: SharePreviewState

  public init(
    company: String?,
    name: String,
    ownerName: String?,
    permission: SharePermission,
    state: SharePreviewState
  ) {
    self.company = company
    self.name = name
    self.ownerName = ownerName
    self.permission = permission
    self.state = state
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.company = reader.optional("company")
    self.name = reader.required("name")
    self.ownerName = reader.optional("ownerName")
    self.permission = reader.required("permission")
    self.state = reader.required("state")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("company", self.company)
    writer.put("name", self.name)
    writer.put("ownerName", self.ownerName)
    writer.put("permission", self.permission)
    writer.put("state", self.state)
    return writer.json
  }
}

/// The company is shared with the account, and no right there would allow it.
public struct SharedCompanyData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// shared: it is for the account alone that the company belongs to; readOnly: the account may look on, and change nothing.
  public var reason: SharedCompanyDataReason

  public init(
    kind: String,
    reason: SharedCompanyDataReason
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

/// A value that there is in the app group.
public struct SharedName: Record {
  /// Its name.
  public var name: String
  /// Who writes it.
  public var owner: SharedNameOwner
  /// When it was written; null for the flags of a file.
  public var updatedAt: Date?

  public init(
    name: String,
    owner: SharedNameOwner,
    updatedAt: Date?
  ) {
    self.name = name
    self.owner = owner
    self.updatedAt = updatedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.owner = reader.required("owner")
    self.updatedAt = reader.optional("updatedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("owner", self.owner)
    writer.put("updatedAt", self.updatedAt)
    return writer.json
  }
}

/// The values that there are in the app group.
public struct SharedNames: Record {
  /// In the order of their names.
  public var values: [SharedName]

  public init(
    values: [SharedName]
  ) {
    self.values = values
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.values = reader.required("values")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("values", self.values)
    return writer.json
  }
}

/// A value that the app shares with its widgets.
public struct SharedValue: Record {
  /// Its name.
  public var name: String
  /// Who writes it.
  public var owner: SharedNameOwner
  /// The value; null where there is none.
  public var value: JSON?
  /// When it was written; null where there is none, and for the flags of a file.
  public var updatedAt: Date?

  public init(
    name: String,
    owner: SharedNameOwner,
    value: JSON?,
    updatedAt: Date?
  ) {
    self.name = name
    self.owner = owner
    self.value = value
    self.updatedAt = updatedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.owner = reader.required("owner")
    self.value = reader.optional("value")
    self.updatedAt = reader.optional("updatedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("owner", self.owner)
    writer.put("value", self.value)
    writer.put("updatedAt", self.updatedAt)
    return writer.json
  }
}

/// How it stands with the sharing of a company.
public struct SharingState: Record {
  /// The share; null for a company that was never shared.
  public var share: Share?
  /// How many of its records the cloud has.
  public var enlisted: Int
  /// How many there are here; those that are missing are on their way.
  public var total: Int
  /// Who takes part, the owner first; null for who is no owner.
  public var participants: [Participant]?

  public init(
    share: Share?,
    enlisted: Int,
    total: Int,
    participants: [Participant]?
  ) {
    self.share = share
    self.enlisted = enlisted
    self.total = total
    self.participants = participants
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.share = reader.optional("share")
    self.enlisted = reader.required("enlisted")
    self.total = reader.required("total")
    self.participants = reader.optional("participants")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("share", self.share)
    writer.put("enlisted", self.enlisted)
    writer.put("total", self.total)
    writer.put("participants", self.participants)
    return writer.json
  }
}

/// What was shipped, with which dispatch.
public struct Shipment: Record {
  /// The order as it is now.
  public var order: ShownOrder
  /// The dispatch that it leaves with.
  public var dispatch: Dispatch
  /// What was shipped of each line, and of which lots it was taken.
  public var entries: [OrderEntry]

  public init(
    order: ShownOrder,
    dispatch: Dispatch,
    entries: [OrderEntry]
  ) {
    self.order = order
    self.dispatch = dispatch
    self.entries = entries
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.order = reader.required("order")
    self.dispatch = reader.required("dispatch")
    self.entries = reader.required("entries")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("order", self.order)
    writer.put("dispatch", self.dispatch)
    writer.put("entries", self.entries)
    return writer.json
  }
}

/// So much of a line that is to be shipped.
public struct ShippedLine: InputRecord {
  /// How much of it, in the line's unit; at most what is left to ship.
  public var quantity: Decimal
  /// The line; it, or sku, must be given.
  public var line: String?
  /// The SKU of its item, in its place, where one line alone has something of it left to ship.
  public var sku: String?
  /// Which lots it is taken from; those that expire first without it.
  public var lots: [ShippedLot]?
  /// Where it is taken from, by its id, its code or its path; the item's location without it, else the company's main one.
  public var location: String?

  public init(
    quantity: Decimal,
    line: String? = nil,
    sku: String? = nil,
    lots: [ShippedLot]? = nil,
    location: String? = nil
  ) {
    self.quantity = quantity
    self.line = line
    self.sku = sku
    self.lots = lots
    self.location = location
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("line", self.line)
    writer.putIfGiven("sku", self.sku)
    writer.put("quantity", self.quantity)
    writer.putIfGiven("lots", self.lots)
    writer.putIfGiven("location", self.location)
    return writer.json
  }
}

/// So much of a lot that is to be shipped.
public struct ShippedLot: InputRecord {
  /// The lot.
  public var lot: String
  /// How much of it, in the line's unit.
  public var quantity: Decimal

  public init(
    lot: String,
    quantity: Decimal
  ) {
    self.lot = lot
    self.quantity = quantity
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lot", self.lot)
    writer.put("quantity", self.quantity)
    return writer.json
  }
}

/// Whether a flag is on.
public struct ShownFlag: Record {
  /// The flag's name.
  public var name: String
  /// Whether it is on; the fallback when it is not known.
  public var on: Bool
  /// Whether the document names it.
  public var known: Bool
  /// fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is what is safe to assume.
  public var source: FlagsSource
  /// How many milliseconds old that is; null for the default.
  public var age: Int?
  /// host: the host fetched it; records: it consists of records of the public database; file: an option names it; builtIn: there is none.
  public var origin: FlagsOrigin

  public init(
    name: String,
    on: Bool,
    known: Bool,
    source: FlagsSource,
    age: Int?,
    origin: FlagsOrigin
  ) {
    self.name = name
    self.on = on
    self.known = known
    self.source = source
    self.age = age
    self.origin = origin
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.on = reader.required("on")
    self.known = reader.required("known")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.origin = reader.required("origin")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("on", self.on)
    writer.put("known", self.known)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("origin", self.origin)
    return writer.json
  }
}

/// A line of an order with what it comes to, and what of it can be shipped.
public struct ShownLine: Record {
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
  /// How much of what is still to be shipped is there and kept for it.
  public var allocated: Decimal
  /// How much of it is not there.
  public var backordered: Decimal
  /// What it comes to without tax, discounts taken off.
  public var net: Money
  /// The tax on it.
  public var tax: Money
  /// The two together.
  public var gross: Money
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
    allocated: Decimal,
    backordered: Decimal,
    net: Money,
    tax: Money,
    gross: Money,
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
    self.allocated = allocated
    self.backordered = backordered
    self.net = net
    self.tax = tax
    self.gross = gross
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
    self.allocated = reader.required("allocated")
    self.backordered = reader.required("backordered")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
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
    writer.put("allocated", self.allocated)
    writer.put("backordered", self.backordered)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// An order with what is still to be paid for it.
public struct ShownOrder: Record {
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
    return writer.json
  }
}

/// Which place is shown by widgets that choose none themselves.
public struct ShownPlace: Record {
  /// The place that was chosen; null for the device's.
  public var chosen: String?
  /// The place that is shown; null where none is known.
  public var place: TimelinePlace?
  /// Why another one is shown than was chosen.
  public var fallbacks: [Fallback]
  /// When time alone changes the answer; null for never.
  public var validUntil: Date?

  public init(
    chosen: String?,
    place: TimelinePlace?,
    fallbacks: [Fallback],
    validUntil: Date?
  ) {
    self.chosen = chosen
    self.place = place
    self.fallbacks = fallbacks
    self.validUntil = validUntil
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.chosen = reader.optional("chosen")
    self.place = reader.optional("place")
    self.fallbacks = reader.required("fallbacks")
    self.validUntil = reader.optional("validUntil")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("chosen", self.chosen)
    writer.put("place", self.place)
    writer.put("fallbacks", self.fallbacks)
    writer.put("validUntil", self.validUntil)
    return writer.json
  }
}

/// A promotion, with what the store says of its product.
public struct ShownPromotion: Record {
  /// No other promotion of the document has it.
  public var id: String
  /// The product that is offered, as the store names it; null for a card without one, which has a title.
  public var productId: String?
  /// A heading, for people.
  public var title: String?
  /// A sentence or two, for people.
  public var message: String?
  /// A longer text, for people.
  public var body: String?
  /// An image; as a text its address.
  public var image: PromotionImage?
  /// What a tap does; as a text product:ID, an address of the web, or a link into the app, such as myapp://page.
  public var action: PromotionAction?
  /// Where in the app it is shown, as the app names the place; null for anywhere.
  public var placement: String?
  /// The caller must name one of these audiences, as the app names them; empty for all callers. A text is one name.
  public var audience: [String]
  /// The first instant at which it applies; null for no beginning.
  public var start: Date?
  /// The first instant at which it applies no more, later than the start; null for no end.
  public var end: Date?
  /// Higher ones come first; 0 without it.
  public var priority: Int?
  /// The account must have one of these; empty for any account.
  public var tiers: [String]
  /// The lowest version of the app that it is for.
  public var minimumVersion: String?
  /// The highest version of the app that it is for.
  public var maximumVersion: String?
  /// Ranges of languages (BCP 47) that it is for, such as de or de-AT; * for any; empty for all.
  public var locales: [String]
  /// The share of subjects that it is for; with at most two decimals.
  public var percentage: Decimal?
  /// For how many seconds it is hidden when it is dismissed; 604800 without it.
  public var dismissFor: Int?
  /// Anything else, passed through.
  public var data: [String: JSON]?
  /// What the store says of the product on this device; null as long as it has said nothing.
  public var product: StoreProduct?

  public init(
    id: String,
    productId: String?,
    title: String?,
    message: String?,
    body: String?,
    image: PromotionImage?,
    action: PromotionAction?,
    placement: String?,
    audience: [String],
    start: Date?,
    end: Date?,
    priority: Int?,
    tiers: [String],
    minimumVersion: String?,
    maximumVersion: String?,
    locales: [String],
    percentage: Decimal?,
    dismissFor: Int?,
    data: [String: JSON]?,
    product: StoreProduct?
  ) {
    self.id = id
    self.productId = productId
    self.title = title
    self.message = message
    self.body = body
    self.image = image
    self.action = action
    self.placement = placement
    self.audience = audience
    self.start = start
    self.end = end
    self.priority = priority
    self.tiers = tiers
    self.minimumVersion = minimumVersion
    self.maximumVersion = maximumVersion
    self.locales = locales
    self.percentage = percentage
    self.dismissFor = dismissFor
    self.data = data
    self.product = product
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.productId = reader.optional("productId")
    self.title = reader.optional("title")
    self.message = reader.optional("message")
    self.body = reader.optional("body")
    self.image = reader.optional("image")
    self.action = reader.optional("action")
    self.placement = reader.optional("placement")
    self.audience = reader.required("audience")
    self.start = reader.optional("start")
    self.end = reader.optional("end")
    self.priority = reader.optional("priority")
    self.tiers = reader.required("tiers")
    self.minimumVersion = reader.optional("minimumVersion")
    self.maximumVersion = reader.optional("maximumVersion")
    self.locales = reader.required("locales")
    self.percentage = reader.optional("percentage")
    self.dismissFor = reader.optional("dismissFor")
    self.data = reader.optional("data")
    self.product = reader.optional("product")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("productId", self.productId)
    writer.put("title", self.title)
    writer.put("message", self.message)
    writer.put("body", self.body)
    writer.put("image", self.image)
    writer.put("action", self.action)
    writer.put("placement", self.placement)
    writer.put("audience", self.audience)
    writer.put("start", self.start)
    writer.put("end", self.end)
    writer.put("priority", self.priority)
    writer.put("tiers", self.tiers)
    writer.put("minimumVersion", self.minimumVersion)
    writer.put("maximumVersion", self.maximumVersion)
    writer.put("locales", self.locales)
    writer.put("percentage", self.percentage)
    writer.put("dismissFor", self.dismissFor)
    writer.put("data", self.data)
    writer.put("product", self.product)
    return writer.json
  }
}

/// A line of a purchase with what it comes to.
public struct ShownPurchaseLine: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The purchase.
  public var purchase: String
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
  /// How much has come, in the line's unit.
  public var received: Decimal
  /// How much of the item a draft is to order, in the item's own unit.
  public var planned: Decimal
  /// How much of it is on order, in the item's own unit.
  public var incoming: Decimal
  /// When that is to come.
  public var incomingAt: Date?
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// What one costs, in the purchase's currency; for managers alone.
  public var unitPrice: Money?
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?
  /// What it comes to without tax, discounts taken off; null without a price. For managers alone.
  public var net: Money?
  /// The tax on it; for managers alone.
  public var tax: Money?
  /// The two together; for managers alone.
  public var gross: Money?

  public init(
    id: String,
    company: String,
    purchase: String,
    item: String?,
    sku: String?,
    text: String,
    quantity: Decimal,
    unit: String?,
    discount: Decimal?,
    taxRate: Decimal?,
    note: String?,
    factor: Decimal,
    per: Decimal?,
    received: Decimal,
    planned: Decimal,
    incoming: Decimal,
    incomingAt: Date?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unitPrice: Money? = nil,
    unreadable: [String]? = nil,
    net: Money? = nil,
    tax: Money? = nil,
    gross: Money? = nil
  ) {
    self.id = id
    self.company = company
    self.purchase = purchase
    self.item = item
    self.sku = sku
    self.text = text
    self.quantity = quantity
    self.unit = unit
    self.discount = discount
    self.taxRate = taxRate
    self.note = note
    self.factor = factor
    self.per = per
    self.received = received
    self.planned = planned
    self.incoming = incoming
    self.incomingAt = incomingAt
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unitPrice = unitPrice
    self.unreadable = unreadable
    self.net = net
    self.tax = tax
    self.gross = gross
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.purchase = reader.required("purchase")
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.text = reader.required("text")
    self.quantity = reader.required("quantity")
    self.unit = reader.optional("unit")
    self.unitPrice = reader.optional("unitPrice")
    self.discount = reader.optional("discount")
    self.taxRate = reader.optional("taxRate")
    self.note = reader.optional("note")
    self.factor = reader.required("factor")
    self.per = reader.optional("per")
    self.received = reader.required("received")
    self.planned = reader.required("planned")
    self.incoming = reader.required("incoming")
    self.incomingAt = reader.optional("incomingAt")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.net = reader.optional("net")
    self.tax = reader.optional("tax")
    self.gross = reader.optional("gross")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("purchase", self.purchase)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("text", self.text)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.putIfGiven("unitPrice", self.unitPrice)
    writer.put("discount", self.discount)
    writer.put("taxRate", self.taxRate)
    writer.put("note", self.note)
    writer.put("factor", self.factor)
    writer.put("per", self.per)
    writer.put("received", self.received)
    writer.put("planned", self.planned)
    writer.put("incoming", self.incoming)
    writer.put("incomingAt", self.incomingAt)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("net", self.net)
    writer.putIfGiven("tax", self.tax)
    writer.putIfGiven("gross", self.gross)
    return writer.json
  }
}

/// The username or the password is wrong.
public struct SignInFailedData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// Who is still signed in, as before the try of access.signIn; left out where nobody is, and by other methods, which ask for the caller's
  /// own password.
  public var signedIn: String?

  public init(
    kind: String,
    signedIn: String? = nil
  ) {
    self.kind = kind
    self.signedIn = signedIn
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.signedIn = reader.optional("signedIn")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("signedIn", self.signedIn)
    return writer.json
  }
}

/// The company has credentials, and nobody is signed in there.
public struct SignInRequiredData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// true where the account has nothing to sign in with yet, and the company's owner asks everybody for it: access.credentials.create makes
  /// it.
  public var create: Bool?

  public init(
    kind: String,
    create: Bool? = nil
  ) {
    self.kind = kind
    self.create = create
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.create = reader.optional("create")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("create", self.create)
    return writer.json
  }
}

/// The user who has signed in.
public struct SignedIn: Record {
  /// The user.
  public var user: User
  /// Whether the token's signature was verified. Without that, anybody could have written the token.
  public var verified: Bool

  public init(
    user: User,
    verified: Bool
  ) {
    self.user = user
    self.verified = verified
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.user = reader.required("user")
    self.verified = reader.required("verified")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("user", self.user)
    writer.put("verified", self.verified)
    return writer.json
  }
}

/// How many records stand somewhere.
public struct StatusCount: Record {
  /// Where they stand.
  public var status: String
  /// How many do.
  public var count: Int

  public init(
    status: String,
    count: Int
  ) {
    self.status = status
    self.count = count
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.status = reader.required("status")
    self.count = reader.required("count")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("status", self.status)
    writer.put("count", self.count)
    return writer.json
  }
}

/// A line that was crossed: there is too little of an item, or enough again, or a lot is about to expire, or is in stock twice.
public struct StockAlert: Record {
  /// The alert's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The item; null for an alert about a location.
  public var item: String?
  /// The location that has lost its barcode; null for any other alert.
  public var location: String?
  /// The lot that is about to expire, or that is in stock twice; null for the other kinds.
  public var lot: String?
  /// Which line was crossed.
  public var kind: StockAlertKind
  /// How much there was then, of the lot if there is one.
  public var onHand: Decimal
  /// How much of it could be sold or used.
  public var available: Decimal
  /// How much there should have been at least.
  public var minStock: Decimal?
  /// The last day on which the lot is good.
  public var expiry: String?
  /// When it was noticed.
  public var at: Date

  public init(
    id: String,
    company: String,
    item: String?,
    location: String?,
    lot: String?,
    kind: StockAlertKind,
    onHand: Decimal,
    available: Decimal,
    minStock: Decimal?,
    expiry: String?,
    at: Date
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.location = location
    self.lot = lot
    self.kind = kind
    self.onHand = onHand
    self.available = available
    self.minStock = minStock
    self.expiry = expiry
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.optional("item")
    self.location = reader.optional("location")
    self.lot = reader.optional("lot")
    self.kind = reader.required("kind")
    self.onHand = reader.required("onHand")
    self.available = reader.required("available")
    self.minStock = reader.optional("minStock")
    self.expiry = reader.optional("expiry")
    self.at = reader.required("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("item", self.item)
    writer.put("location", self.location)
    writer.put("lot", self.lot)
    writer.put("kind", self.kind)
    writer.put("onHand", self.onHand)
    writer.put("available", self.available)
    writer.put("minStock", self.minStock)
    writer.put("expiry", self.expiry)
    writer.put("at", self.at)
    return writer.json
  }
}

/// One page of a list.
public struct StockAlertPage: ListPage {
  /// The elements, in the list's order.
  public var items: [StockAlert]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [StockAlert],
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

/// One line of the ledger: so much of an item came or went, there and then.
public struct StockEntry: Record {
  /// The entry's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The id that the entries of one transaction share: the id of the first entry, or an id that follows from the stocktake.
  public var transaction: String
  /// What came or went.
  public var item: String
  /// Where.
  public var location: String
  /// Why.
  public var type: StockEntryType
  /// How much came, in the item's own unit; less than 0 for what went.
  public var quantity: Decimal
  /// Why, in the company's words.
  public var reason: String?
  /// What else is to be known.
  public var note: String?
  /// The entry that it takes back.
  public var reverses: String?
  /// Who posted it.
  public var actor: String
  /// When it happened.
  public var effectiveAt: Date
  /// When it was posted.
  public var at: Date
  /// Which lot of the item; null for an item whose lots are not told apart.
  public var lot: String?
  /// The order that it was posted for; of what was bought, the purchase.
  public var order: String?
  /// The line of that.
  public var orderLine: String?
  /// The dispatch that it left with.
  public var dispatch: String?
  /// The loan that it was posted for.
  public var loan: String?
  /// The count that found it.
  public var count: String?
  /// What one of the item's own unit was bought for; for managers of the inventory alone.
  public var unitCost: UnitCost?

  public init(
    id: String,
    company: String,
    transaction: String,
    item: String,
    location: String,
    type: StockEntryType,
    quantity: Decimal,
    reason: String?,
    note: String?,
    reverses: String?,
    actor: String,
    effectiveAt: Date,
    at: Date,
    lot: String?,
    order: String?,
    orderLine: String?,
    dispatch: String?,
    loan: String?,
    count: String?,
    unitCost: UnitCost? = nil
  ) {
    self.id = id
    self.company = company
    self.transaction = transaction
    self.item = item
    self.location = location
    self.type = type
    self.quantity = quantity
    self.reason = reason
    self.note = note
    self.reverses = reverses
    self.actor = actor
    self.effectiveAt = effectiveAt
    self.at = at
    self.lot = lot
    self.order = order
    self.orderLine = orderLine
    self.dispatch = dispatch
    self.loan = loan
    self.count = count
    self.unitCost = unitCost
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.transaction = reader.required("transaction")
    self.item = reader.required("item")
    self.location = reader.required("location")
    self.type = reader.required("type")
    self.quantity = reader.required("quantity")
    self.unitCost = reader.optional("unitCost")
    self.reason = reader.optional("reason")
    self.note = reader.optional("note")
    self.reverses = reader.optional("reverses")
    self.actor = reader.required("actor")
    self.effectiveAt = reader.required("effectiveAt")
    self.at = reader.required("at")
    self.lot = reader.optional("lot")
    self.order = reader.optional("order")
    self.orderLine = reader.optional("orderLine")
    self.dispatch = reader.optional("dispatch")
    self.loan = reader.optional("loan")
    self.count = reader.optional("count")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("transaction", self.transaction)
    writer.put("item", self.item)
    writer.put("location", self.location)
    writer.put("type", self.type)
    writer.put("quantity", self.quantity)
    writer.putIfGiven("unitCost", self.unitCost)
    writer.put("reason", self.reason)
    writer.put("note", self.note)
    writer.put("reverses", self.reverses)
    writer.put("actor", self.actor)
    writer.put("effectiveAt", self.effectiveAt)
    writer.put("at", self.at)
    writer.put("lot", self.lot)
    writer.put("order", self.order)
    writer.put("orderLine", self.orderLine)
    writer.put("dispatch", self.dispatch)
    writer.put("loan", self.loan)
    writer.put("count", self.count)
    return writer.json
  }
}

/// One page of a list.
public struct StockEntryPage: ListPage {
  /// The elements, in the list's order.
  public var items: [StockEntry]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [StockEntry],
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

/// A movement of stock, as the method for its kind takes it.
public struct StockForm: InputRecord {
  /// What it is.
  public var type: StockFormType
  /// The item; it, or sku, must be given.
  public var item: String?
  /// Its SKU; neither case nor spaces around it count.
  public var sku: String?
  /// How much; more than 0. Of all but adjustments.
  public var quantity: Decimal?
  /// The unit that it is given in; the item's own without it.
  public var unit: String?
  /// Where, by its id, its code or its path, of all but transfers; the item's location without it, else the company's main one.
  public var location: String?
  /// Of a transfer: where it was.
  public var from: String?
  /// Of a transfer: where it is now.
  public var to: String?
  /// Of a return: which way it goes.
  public var direction: StockFormDirection?
  /// Of an adjustment: how much more there is, or less.
  public var by: Decimal?
  /// Of an adjustment: how much there is, in by's place.
  public var level: Decimal?
  /// Of a receipt: what one of the item's own unit cost; for managers of the inventory alone.
  public var unitCost: MoneyInput?
  /// Why, in the company's words.
  public var reason: String?
  /// What else is to be known.
  public var note: String?
  /// When it happened: now without it, not later, and more than 24 hours ago for managers alone.
  public var effectiveAt: Date?
  /// The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are taken.
  public var lot: String?
  /// Its batch, in lot's place; one that comes for the first time is made.
  public var batch: String?
  /// The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.
  public var serials: [String]?
  /// Of a receipt: the last day on which a new lot is good.
  public var expiry: String?
  /// Of what takes: whether it may take what is reserved for orders; for managers of the inventory.
  public var force: Bool?
  /// Of a return from a customer: what it is like, as inventory.stock.return takes it.
  public var condition: StockFormCondition?
  /// Of a return from a customer: the line, as inventory.stock.return takes it.
  public var orderLine: String?

  public init(
    type: StockFormType,
    item: String? = nil,
    sku: String? = nil,
    quantity: Decimal? = nil,
    unit: String? = nil,
    location: String? = nil,
    from: String? = nil,
    to: String? = nil,
    direction: StockFormDirection? = nil,
    by: Decimal? = nil,
    level: Decimal? = nil,
    unitCost: MoneyInput? = nil,
    reason: String? = nil,
    note: String? = nil,
    effectiveAt: Date? = nil,
    lot: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    expiry: String? = nil,
    force: Bool? = nil,
    condition: StockFormCondition? = nil,
    orderLine: String? = nil
  ) {
    self.type = type
    self.item = item
    self.sku = sku
    self.quantity = quantity
    self.unit = unit
    self.location = location
    self.from = from
    self.to = to
    self.direction = direction
    self.by = by
    self.level = level
    self.unitCost = unitCost
    self.reason = reason
    self.note = note
    self.effectiveAt = effectiveAt
    self.lot = lot
    self.batch = batch
    self.serials = serials
    self.expiry = expiry
    self.force = force
    self.condition = condition
    self.orderLine = orderLine
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.putIfGiven("item", self.item)
    writer.putIfGiven("sku", self.sku)
    writer.putIfGiven("quantity", self.quantity)
    writer.putIfGiven("unit", self.unit)
    writer.putIfGiven("location", self.location)
    writer.putIfGiven("from", self.from)
    writer.putIfGiven("to", self.to)
    writer.putIfGiven("direction", self.direction)
    writer.putIfGiven("by", self.by)
    writer.putIfGiven("level", self.level)
    writer.putIfGiven("unitCost", self.unitCost)
    writer.putIfGiven("reason", self.reason)
    writer.putIfGiven("note", self.note)
    writer.putIfGiven("effectiveAt", self.effectiveAt)
    writer.putIfGiven("lot", self.lot)
    writer.putIfGiven("batch", self.batch)
    writer.putIfGiven("serials", self.serials)
    writer.putIfGiven("expiry", self.expiry)
    writer.putIfGiven("force", self.force)
    writer.putIfGiven("condition", self.condition)
    writer.putIfGiven("orderLine", self.orderLine)
    return writer.json
  }
}

/// How much there is of an item, in all or in a location: the sum of its entries in the ledger.
public struct StockLevel: Record {
  /// The item.
  public var item: String
  /// The item's stock keeping unit.
  public var sku: String
  /// What people call the item.
  public var name: String
  /// What quantities of it count.
  public var unit: String
  /// The location; null for all together.
  public var location: String?
  /// What people call that.
  public var locationName: String?
  /// The lot; null for all together, and for an item whose lots are not told apart.
  public var lot: String?
  /// Its batch.
  public var batch: String?
  /// Its serial number.
  public var serial: String?
  /// How much there is, in the item's own unit.
  public var onHand: Decimal
  /// How much of it is kept for open orders; null for a part of what there is, as orders are for no place.
  public var reserved: Decimal?
  /// How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good.
  public var unavailable: Decimal
  /// How much can be sold or used: onHand less reserved and unavailable.
  public var available: Decimal
  /// How much is ordered and has not come; null for a part of what there is.
  public var onOrder: Decimal?
  /// When the next of that is expected.
  public var incomingAt: Date?
  /// What one costs on the average of what was bought, for managers of the inventory alone; null for a part of what there is, and where no
  /// receipt had a cost.
  public var averageCost: UnitCost?

  public init(
    item: String,
    sku: String,
    name: String,
    unit: String,
    location: String?,
    locationName: String?,
    lot: String?,
    batch: String?,
    serial: String?,
    onHand: Decimal,
    reserved: Decimal?,
    unavailable: Decimal,
    available: Decimal,
    onOrder: Decimal?,
    incomingAt: Date?,
    averageCost: UnitCost? = nil
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.location = location
    self.locationName = locationName
    self.lot = lot
    self.batch = batch
    self.serial = serial
    self.onHand = onHand
    self.reserved = reserved
    self.unavailable = unavailable
    self.available = available
    self.onOrder = onOrder
    self.incomingAt = incomingAt
    self.averageCost = averageCost
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.location = reader.optional("location")
    self.locationName = reader.optional("locationName")
    self.lot = reader.optional("lot")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
    self.onHand = reader.required("onHand")
    self.reserved = reader.optional("reserved")
    self.unavailable = reader.required("unavailable")
    self.available = reader.required("available")
    self.onOrder = reader.optional("onOrder")
    self.incomingAt = reader.optional("incomingAt")
    self.averageCost = reader.optional("averageCost")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("location", self.location)
    writer.put("locationName", self.locationName)
    writer.put("lot", self.lot)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    writer.put("onHand", self.onHand)
    writer.put("reserved", self.reserved)
    writer.put("unavailable", self.unavailable)
    writer.put("available", self.available)
    writer.put("onOrder", self.onOrder)
    writer.put("incomingAt", self.incomingAt)
    writer.putIfGiven("averageCost", self.averageCost)
    return writer.json
  }
}

/// One page of a list.
public struct StockLevelPage: ListPage {
  /// The elements, in the list's order.
  public var items: [StockLevel]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [StockLevel],
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

/// How much there is of an item in all: the sum of its entries in the ledger.
public struct StockTotals: Record {
  /// How much there is, in the item's own unit.
  public var onHand: Decimal
  /// How much of it is kept for open orders.
  public var reserved: Decimal
  /// How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good.
  public var unavailable: Decimal
  /// How much can be sold or used: onHand less reserved and unavailable.
  public var available: Decimal
  /// How much is ordered and has not come.
  public var onOrder: Decimal
  /// When the next of that is expected.
  public var incomingAt: Date?
  /// What one costs on the average of what was bought, for managers of the inventory alone; null where no receipt had a cost.
  public var averageCost: UnitCost?

  public init(
    onHand: Decimal,
    reserved: Decimal,
    unavailable: Decimal,
    available: Decimal,
    onOrder: Decimal,
    incomingAt: Date?,
    averageCost: UnitCost? = nil
  ) {
    self.onHand = onHand
    self.reserved = reserved
    self.unavailable = unavailable
    self.available = available
    self.onOrder = onOrder
    self.incomingAt = incomingAt
    self.averageCost = averageCost
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.onHand = reader.required("onHand")
    self.reserved = reader.required("reserved")
    self.unavailable = reader.required("unavailable")
    self.available = reader.required("available")
    self.onOrder = reader.required("onOrder")
    self.incomingAt = reader.optional("incomingAt")
    self.averageCost = reader.optional("averageCost")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("onHand", self.onHand)
    writer.put("reserved", self.reserved)
    writer.put("unavailable", self.unavailable)
    writer.put("available", self.available)
    writer.put("onOrder", self.onOrder)
    writer.put("incomingAt", self.incomingAt)
    writer.putIfGiven("averageCost", self.averageCost)
    return writer.json
  }
}

/// What the stock is worth, at what it cost on the average.
public struct StockValueReport: Record {
  /// When.
  public var at: Date
  /// The time zone that a day in `at` ends in: the company's; UTC where it has none, or the machine does not know it.
  public var timeZone: String
  /// All of it, by currency.
  public var totals: [StockValueTotal]
  /// Of how many items there is something, and nobody knows what it cost: it is in no sum.
  public var uncosted: Int
  /// The rows, by currency, the largest value first; what nobody knows the cost of stands last.
  public var items: [StockValueRow]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    at: Date,
    timeZone: String,
    totals: [StockValueTotal],
    uncosted: Int,
    items: [StockValueRow],
    next: String?
  ) {
    self.at = at
    self.timeZone = timeZone
    self.totals = totals
    self.uncosted = uncosted
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.timeZone = reader.required("timeZone")
    self.totals = reader.required("totals")
    self.uncosted = reader.required("uncosted")
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("timeZone", self.timeZone)
    writer.put("totals", self.totals)
    writer.put("uncosted", self.uncosted)
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// What an item, the items of a category, or what lies in a location, is worth.
public struct StockValueRow: Record {
  /// The item, by item.
  public var item: String?
  /// Its SKU.
  public var sku: String?
  /// What people call it.
  public var name: String?
  /// What its quantities count.
  public var unit: String?
  /// The category, by item and by category; null for what has none.
  public var category: String?
  /// The location, by location.
  public var location: String?
  /// What it and the locations that it is part of are called, the outermost first.
  public var path: [String]?
  /// How many items there are.
  public var count: Int
  /// How much there is of the item, in its own unit.
  public var onHand: Decimal?
  /// What one costs on the average; null where no receipt had a cost.
  public var averageCost: UnitCost?
  /// What it is worth; null where nobody knows.
  public var value: MoneySum?

  public init(
    item: String?,
    sku: String?,
    name: String?,
    unit: String?,
    category: String?,
    location: String?,
    path: [String]?,
    count: Int,
    onHand: Decimal?,
    averageCost: UnitCost?,
    value: MoneySum?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.category = category
    self.location = location
    self.path = path
    self.count = count
    self.onHand = onHand
    self.averageCost = averageCost
    self.value = value
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.name = reader.optional("name")
    self.unit = reader.optional("unit")
    self.category = reader.optional("category")
    self.location = reader.optional("location")
    self.path = reader.optional("path")
    self.count = reader.required("count")
    self.onHand = reader.optional("onHand")
    self.averageCost = reader.optional("averageCost")
    self.value = reader.optional("value")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("category", self.category)
    writer.put("location", self.location)
    writer.put("path", self.path)
    writer.put("count", self.count)
    writer.put("onHand", self.onHand)
    writer.put("averageCost", self.averageCost)
    writer.put("value", self.value)
    return writer.json
  }
}

/// What the stock is worth in one currency.
public struct StockValueTotal: Record {
  /// How many items it is made up of.
  public var count: Int
  /// What they are worth.
  public var value: MoneySum

  public init(
    count: Int,
    value: MoneySum
  ) {
    self.count = count
    self.value = value
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.count = reader.required("count")
    self.value = reader.required("value")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("count", self.count)
    writer.put("value", self.value)
    return writer.json
  }
}

/// The store could not be read or written; nothing of the request was stored.
public struct StorageFaultData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record that is stored all the same: the answer that failed, or the feedback; left out where nothing is.
  public var record: String?
  /// The record that it belongs to, such as the conversation; left out where it belongs to none.
  public var owner: String?

  public init(
    kind: String,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// The disk is full; nothing of the request was stored.
public struct StorageFullData: Record {
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

/// How old it is what the store has said of products.
public struct StoreAge: Record {
  /// fresh: the store was asked within a day; stale: longer ago; default: never.
  public var source: FlagsSource
  /// How many milliseconds old that is; null for the default.
  public var age: Int?

  public init(
    source: FlagsSource,
    age: Int?
  ) {
    self.source = source
    self.age = age
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.source = reader.required("source")
    self.age = reader.optional("age")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("source", self.source)
    writer.put("age", self.age)
    return writer.json
  }
}

/// The state of one store.
public struct StoreDiagnostics: Record {
  /// The store: device, private, shared.
  public var name: String
  /// The number of its newest migration; null when it can't be read.
  public var schema: Int?
  /// The size of its content, in whole MiB where people sign in to any company; null when it can't be read.
  public var bytes: Int?
  /// The position of its newest change; null where none are kept, where people sign in to any company, or when it can't be read.
  public var changes: Int?
  /// The number of idempotency keys whose results it keeps; null where people sign in to any company, or when it can't be read.
  public var idempotencyKeys: Int?
  /// How many bytes they take, about. Beyond the limit of --keep-keys the oldest are removed, but none within an hour. null as above.
  public var idempotencyBytes: Int?
  /// ok; or what is wrong with the file or with sums that are kept in it, or whose keys older programs told apart; null when it was not
  /// checked.
  public var integrity: String?

  public init(
    name: String,
    schema: Int?,
    bytes: Int?,
    changes: Int?,
    idempotencyKeys: Int?,
    idempotencyBytes: Int?,
    integrity: String?
  ) {
    self.name = name
    self.schema = schema
    self.bytes = bytes
    self.changes = changes
    self.idempotencyKeys = idempotencyKeys
    self.idempotencyBytes = idempotencyBytes
    self.integrity = integrity
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.schema = reader.optional("schema")
    self.bytes = reader.optional("bytes")
    self.changes = reader.optional("changes")
    self.idempotencyKeys = reader.optional("idempotencyKeys")
    self.idempotencyBytes = reader.optional("idempotencyBytes")
    self.integrity = reader.optional("integrity")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("schema", self.schema)
    writer.put("bytes", self.bytes)
    writer.put("changes", self.changes)
    writer.put("idempotencyKeys", self.idempotencyKeys)
    writer.put("idempotencyBytes", self.idempotencyBytes)
    writer.put("integrity", self.integrity)
    return writer.json
  }
}

/// Which App Store the account's documents are from.
public struct StoreEnvironment: Record {
  /// What the newest document says; null without any.
  public var environment: String?
  /// Those whose documents count.
  public var accepted: [String]
  /// The app that documents must be about.
  public var bundleId: String
  /// Whose signatures count: apple, or file where --trusted-roots named one.
  public var roots: StoreEnvironmentRoots

  public init(
    environment: String?,
    accepted: [String],
    bundleId: String,
    roots: StoreEnvironmentRoots
  ) {
    self.environment = environment
    self.accepted = accepted
    self.bundleId = bundleId
    self.roots = roots
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.environment = reader.optional("environment")
    self.accepted = reader.required("accepted")
    self.bundleId = reader.required("bundleId")
    self.roots = reader.required("roots")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("environment", self.environment)
    writer.put("accepted", self.accepted)
    writer.put("bundleId", self.bundleId)
    writer.put("roots", self.roots)
    return writer.json
  }
}

/// What the store says of products, and how old that is.
public struct StoreListing: Record {
  /// The products with their prices; those that the store does not sell here are left out.
  public var products: [StoreProduct]
  /// fresh: the store was asked within a day; stale: longer ago; default: never.
  public var source: FlagsSource
  /// How many milliseconds old that is; null for the default.
  public var age: Int?

  public init(
    products: [StoreProduct],
    source: FlagsSource,
    age: Int?
  ) {
    self.products = products
    self.source = source
    self.age = age
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.products = reader.required("products")
    self.source = reader.required("source")
    self.age = reader.optional("age")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("products", self.products)
    writer.put("source", self.source)
    writer.put("age", self.age)
    return writer.json
  }
}

/// The company must be one that the account owns.
public struct StoreNeeded: Record {
  /// store
  public var rule: String
  /// The store that has the account's own companies.
  public var store: String

  public init(
    rule: String,
    store: String
  ) {
    self.rule = rule
    self.store = store
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rule = reader.required("rule")
    self.store = reader.required("store")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rule", self.rule)
    writer.put("store", self.store)
    return writer.json
  }
}

/// What a subscription costs at first.
public struct StoreOffer: Record {
  /// freeTrial: for nothing; payAsYouGo: a price for each period; payUpFront: one price for all of them.
  public var mode: StoreOfferMode
  /// The price, in the product's currency; 0 for a free trial.
  public var price: Decimal
  /// The price as the store writes it for the user.
  public var displayPrice: String
  /// How long one period is.
  public var period: StorePeriod
  /// How many periods it lasts.
  public var periods: Int

  public init(
    mode: StoreOfferMode,
    price: Decimal,
    displayPrice: String,
    period: StorePeriod,
    periods: Int
  ) {
    self.mode = mode
    self.price = price
    self.displayPrice = displayPrice
    self.period = period
    self.periods = periods
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.mode = reader.required("mode")
    self.price = reader.required("price")
    self.displayPrice = reader.required("displayPrice")
    self.period = reader.required("period")
    self.periods = reader.required("periods")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("mode", self.mode)
    writer.put("price", self.price)
    writer.put("displayPrice", self.displayPrice)
    writer.put("period", self.period)
    writer.put("periods", self.periods)
    return writer.json
  }
}

/// What a subscription costs at first.
public struct StoreOfferInput: InputRecord {
  /// freeTrial: for nothing; payAsYouGo: a price for each period; payUpFront: one price for all of them.
  public var mode: StoreOfferMode
  /// The price, in the product's currency; 0 for a free trial.
  public var price: Decimal
  /// The price as the store writes it for the user.
  public var displayPrice: String
  /// How long one period is.
  public var period: StorePeriodInput
  /// How many periods it lasts.
  public var periods: Int

  public init(
    mode: StoreOfferMode,
    price: Decimal,
    displayPrice: String,
    period: StorePeriodInput,
    periods: Int
  ) {
    self.mode = mode
    self.price = price
    self.displayPrice = displayPrice
    self.period = period
    self.periods = periods
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("mode", self.mode)
    writer.put("price", self.price)
    writer.put("displayPrice", self.displayPrice)
    writer.put("period", self.period)
    writer.put("periods", self.periods)
    return writer.json
  }
}

/// A span of time, as the store counts it.
public struct StorePeriod: Record {
  /// What is counted.
  public var unit: StorePeriodUnit
  /// How many of them.
  public var count: Int

  public init(
    unit: StorePeriodUnit,
    count: Int
  ) {
    self.unit = unit
    self.count = count
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.unit = reader.required("unit")
    self.count = reader.required("count")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("unit", self.unit)
    writer.put("count", self.count)
    return writer.json
  }
}

/// A span of time, as the store counts it.
public struct StorePeriodInput: InputRecord {
  /// What is counted.
  public var unit: StorePeriodUnit
  /// How many of them.
  public var count: Int

  public init(
    unit: StorePeriodUnit,
    count: Int
  ) {
    self.unit = unit
    self.count = count
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("unit", self.unit)
    writer.put("count", self.count)
    return writer.json
  }
}

/// A product as the store sells it on this device.
public struct StoreProduct: Record {
  /// The product, as the store names it.
  public var id: String
  /// What the store calls it, in the user's language.
  public var name: String
  /// What the store says of it, in the user's language.
  public var description: String?
  /// The price, as an exact decimal in the currency's main unit: 4.99.
  public var price: Decimal
  /// The price's currency (ISO 4217).
  public var currency: String
  /// The price as the store writes it for the user, such as 4,99 €.
  public var displayPrice: String
  /// How long a subscription lasts that is paid once; null for what is no subscription.
  public var period: StorePeriod?
  /// What a new subscriber gets first; null if there is no offer, or if the user is not eligible for it.
  public var introductoryOffer: StoreOffer?
  /// Whether a family may share it; null where the store does not say.
  public var familyShareable: Bool?

  public init(
    id: String,
    name: String,
    description: String?,
    price: Decimal,
    currency: String,
    displayPrice: String,
    period: StorePeriod?,
    introductoryOffer: StoreOffer?,
    familyShareable: Bool?
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.price = price
    self.currency = currency
    self.displayPrice = displayPrice
    self.period = period
    self.introductoryOffer = introductoryOffer
    self.familyShareable = familyShareable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.description = reader.optional("description")
    self.price = reader.required("price")
    self.currency = reader.required("currency")
    self.displayPrice = reader.required("displayPrice")
    self.period = reader.optional("period")
    self.introductoryOffer = reader.optional("introductoryOffer")
    self.familyShareable = reader.optional("familyShareable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("description", self.description)
    writer.put("price", self.price)
    writer.put("currency", self.currency)
    writer.put("displayPrice", self.displayPrice)
    writer.put("period", self.period)
    writer.put("introductoryOffer", self.introductoryOffer)
    writer.put("familyShareable", self.familyShareable)
    return writer.json
  }
}

/// A product as the store sells it on this device.
public struct StoreProductInput: InputRecord {
  /// The product, as the store names it.
  public var id: String
  /// What the store calls it, in the user's language.
  public var name: String
  /// The price, as an exact decimal in the currency's main unit: 4.99.
  public var price: Decimal
  /// The price's currency (ISO 4217).
  public var currency: String
  /// The price as the store writes it for the user, such as 4,99 €.
  public var displayPrice: String
  /// What the store says of it, in the user's language.
  public var description: String?
  /// How long a subscription lasts that is paid once; null for what is no subscription.
  public var period: StorePeriodInput?
  /// What a new subscriber gets first; null if there is no offer, or if the user is not eligible for it.
  public var introductoryOffer: StoreOfferInput?
  /// Whether a family may share it; null where the store does not say.
  public var familyShareable: Bool?

  public init(
    id: String,
    name: String,
    price: Decimal,
    currency: String,
    displayPrice: String,
    description: String? = nil,
    period: StorePeriodInput? = nil,
    introductoryOffer: StoreOfferInput? = nil,
    familyShareable: Bool? = nil
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.currency = currency
    self.displayPrice = displayPrice
    self.description = description
    self.period = period
    self.introductoryOffer = introductoryOffer
    self.familyShareable = familyShareable
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.putIfGiven("description", self.description)
    writer.put("price", self.price)
    writer.put("currency", self.currency)
    writer.put("displayPrice", self.displayPrice)
    writer.putIfGiven("period", self.period)
    writer.putIfGiven("introductoryOffer", self.introductoryOffer)
    writer.putIfGiven("familyShareable", self.familyShareable)
    return writer.json
  }
}

/// The host's answer to host.store.products.
public struct StoreProductsAnswer: InputRecord {
  /// The products; those that the store does not sell here are left out.
  public var products: [StoreProductInput]?

  public init(
    products: [StoreProductInput]? = nil
  ) {
    self.products = products
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("products", self.products)
    return writer.json
  }
}

/// The host's answer to host.store.purchase: one of its members.
public struct StorePurchaseAnswer: InputRecord {
  /// The transaction as the store has signed it: JWS in compact form.
  public var document: String?
  /// true: somebody else must agree first; the document comes later, by entitlements.ingest.
  public var pending: Bool?
  /// true: the user has changed their mind.
  public var cancelled: Bool?

  public init(
    document: String? = nil,
    pending: Bool? = nil,
    cancelled: Bool? = nil
  ) {
    self.document = document
    self.pending = pending
    self.cancelled = cancelled
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("document", self.document)
    writer.putIfGiven("pending", self.pending)
    writer.putIfGiven("cancelled", self.cancelled)
    return writer.json
  }
}

/// The host's answer to host.store.sync.
public struct StoreSyncAnswer: InputRecord {
  /// JWS in compact form: current transactions and renewal infos, in any order.
  public var documents: [String]?

  public init(
    documents: [String]? = nil
  ) {
    self.documents = documents
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("documents", self.documents)
    return writer.json
  }
}

/// The version of a store.
public struct StoreVersion: Record {
  /// The store: device, private, shared.
  public var name: String
  /// The number of its newest migration; null when it can't be read.
  public var schema: Int?

  public init(
    name: String,
    schema: Int?
  ) {
    self.name = name
    self.schema = schema
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.schema = reader.optional("schema")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("schema", self.schema)
    return writer.json
  }
}

/// The host's answer to host.secrets.get.
public struct StoredSecret: InputRecord {
  /// The secret; null for one that is not there.
  public var value: String?

  public init(
    value: String? = nil
  ) {
    self.value = value
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("value", self.value)
    return writer.json
  }
}

/// A new subscription.
public struct Subscribed: Record {
  /// Its handle.
  public var subscription: Int
  /// The place from which on it tells everything; read what exists after subscribing, and nothing is missed.
  public var cursor: String

  public init(
    subscription: Int,
    cursor: String
  ) {
    self.subscription = subscription
    self.cursor = cursor
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.subscription = reader.required("subscription")
    self.cursor = reader.required("cursor")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("subscription", self.subscription)
    writer.put("cursor", self.cursor)
    return writer.json
  }
}

/// Rights that would be enough.
public struct SufficientGrant: Record {
  /// Whether it is to be an owner.
  public var isOwner: Bool
  /// The bit to add to deptMask; 0 for none.
  public var deptMask: Int
  /// The bit to add to managerMask; 0 for none.
  public var managerMask: Int
  /// The presets that hold it.
  public var presets: [PresetName]

  public init(
    isOwner: Bool,
    deptMask: Int,
    managerMask: Int,
    presets: [PresetName]
  ) {
    self.isOwner = isOwner
    self.deptMask = deptMask
    self.managerMask = managerMask
    self.presets = presets
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.isOwner = reader.required("isOwner")
    self.deptMask = reader.required("deptMask")
    self.managerMask = reader.required("managerMask")
    self.presets = reader.required("presets")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("isOwner", self.isOwner)
    writer.put("deptMask", self.deptMask)
    writer.put("managerMask", self.managerMask)
    writer.put("presets", self.presets)
    return writer.json
  }
}

/// What was probably meant by a name that there is not.
public struct SuggestedCapability: Record {
  /// The name that was offered.
  public var unknown: String
  /// The one that is most like it.
  public var suggestion: String

  public init(
    unknown: String,
    suggestion: String
  ) {
    self.unknown = unknown
    self.suggestion = suggestion
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.unknown = reader.required("unknown")
    self.suggestion = reader.required("suggestion")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("unknown", self.unknown)
    writer.put("suggestion", self.suggestion)
    return writer.json
  }
}

/// An item of which there is too little.
public struct SuggestedItem: Record {
  /// The item.
  public var item: String
  /// Its SKU.
  public var sku: String
  /// What people call it.
  public var name: String

  public init(
    item: String,
    sku: String,
    name: String
  ) {
    self.item = item
    self.sku = sku
    self.name = name
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    return writer.json
  }
}

/// Tasting notes that are suggested, and where they are from.
public struct SuggestedNotes: Record {
  /// One to ten short tasting notes, each of at most 200 characters.
  public var notes: [String]
  /// Up to ten flavour terms of one to three words, in lower case.
  public var flavorWheel: [String]
  /// The feel in the mouth, in a few words.
  public var bodyDescription: String
  /// model: the AI of the host; history: one's own journal, as the host failed.
  public var source: AnalyzedFlavorSource
  /// Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history.
  public var suggestion: String?
  /// When it was answered.
  public var at: Date
  /// Whether the same question was answered before, and the model was not asked again.
  public var repeated: Bool

  public init(
    notes: [String],
    flavorWheel: [String],
    bodyDescription: String,
    source: AnalyzedFlavorSource,
    suggestion: String?,
    at: Date,
    repeated: Bool
  ) {
    self.notes = notes
    self.flavorWheel = flavorWheel
    self.bodyDescription = bodyDescription
    self.source = source
    self.suggestion = suggestion
    self.at = at
    self.repeated = repeated
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.notes = reader.required("notes")
    self.flavorWheel = reader.required("flavorWheel")
    self.bodyDescription = reader.required("bodyDescription")
    self.source = reader.required("source")
    self.suggestion = reader.optional("suggestion")
    self.at = reader.required("at")
    self.repeated = reader.required("repeated")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("notes", self.notes)
    writer.put("flavorWheel", self.flavorWheel)
    writer.put("bodyDescription", self.bodyDescription)
    writer.put("source", self.source)
    writer.put("suggestion", self.suggestion)
    writer.put("at", self.at)
    writer.put("repeated", self.repeated)
    return writer.json
  }
}

/// Places to choose from.
public struct SuggestedPlaces: Record {
  /// Where the device is; null as long as that is not known.
  public var device: DevicePlace?
  /// The recents, the newest first.
  public var places: [WidgetPlace]

  public init(
    device: DevicePlace?,
    places: [WidgetPlace]
  ) {
    self.device = device
    self.places = places
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.device = reader.optional("device")
    self.places = reader.required("places")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("device", self.device)
    writer.put("places", self.places)
    return writer.json
  }
}

/// What was put together to be ordered.
public struct SuggestedPurchases: Record {
  /// The new drafts, one for each supplier, with their lines.
  public var purchases: [PurchaseView]
  /// Items of which there is too little, too, and that nobody supplies.
  public var withoutSupplier: [SuggestedItem]
  /// Items of which more is lacking than a line can be of, or costs more.
  public var tooMuch: [SuggestedItem]
  /// Whether there is more: a call makes at most 1,000 lines, and a list names as many items.
  public var partial: Bool

  public init(
    purchases: [PurchaseView],
    withoutSupplier: [SuggestedItem],
    tooMuch: [SuggestedItem],
    partial: Bool
  ) {
    self.purchases = purchases
    self.withoutSupplier = withoutSupplier
    self.tooMuch = tooMuch
    self.partial = partial
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.purchases = reader.required("purchases")
    self.withoutSupplier = reader.required("withoutSupplier")
    self.tooMuch = reader.required("tooMuch")
    self.partial = reader.required("partial")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("purchases", self.purchases)
    writer.put("withoutSupplier", self.withoutSupplier)
    writer.put("tooMuch", self.tooMuch)
    writer.put("partial", self.partial)
    return writer.json
  }
}

/// Whose data a directory has.
public struct SyncAccount: Record {
  /// Whether the cloud's account can be used, as it was told last; noAccount without a connection, couldNotDetermine before the first
  /// answer.
  public var status: SyncAccountStatus
  /// Who acts where nobody has signed in: the same on all devices of the account.
  public var account: String
  /// What the container calls the account; null before the first connection.
  public var reference: String?
  /// When the directory has met the account; null before that.
  public var since: Date?
  /// How many records were changed here and are in no cloud yet, and more for those whose files are in none: what a switch to another
  /// account would lose. Null before the first connection, and while what was there before it is being looked at.
  public var unsent: Int?

  public init(
    status: SyncAccountStatus,
    account: String,
    reference: String?,
    since: Date?,
    unsent: Int?
  ) {
    self.status = status
    self.account = account
    self.reference = reference
    self.since = since
    self.unsent = unsent
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.status = reader.required("status")
    self.account = reader.required("account")
    self.reference = reader.optional("reference")
    self.since = reader.optional("since")
    self.unsent = reader.optional("unsent")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("status", self.status)
    writer.put("account", self.account)
    writer.put("reference", self.reference)
    writer.put("since", self.since)
    writer.put("unsent", self.unsent)
    return writer.json
  }
}

/// A value that was discarded because two devices changed the same.
public struct SyncConflict: Record {
  /// The id of the line.
  public var id: String
  /// The company; null for a line about the account's own record.
  public var company: String?
  /// The kind of the record, as events name it.
  public var type: String
  /// The record's id.
  public var record: String
  /// The member; null where one side deleted the record.
  public var field: String?
  /// The value that both sides began with; null for nothing, or where it is not known.
  public var ancestor: JSON?
  /// The value of the device that found the conflict; null for nothing.
  public var local: JSON?
  /// The value that the cloud had; null for nothing.
  public var server: JSON?
  /// The side whose value stays.
  public var kept: SyncConflictKept
  /// Why a value was discarded. edited: both sides changed the same, or one deleted what the other changed; renamed: another record has the
  /// value, and only one can have it; duplicate: both sides made a record of the same thing, and the earlier one stays; moved: two moves
  /// put each below the other; rejected: the cloud does not allow the change; discarded: sync.queue.discard.
  public var reason: SyncConflictReason
  /// The account that made the cloud's value, as the container knows it.
  public var modifier: String?
  /// When the conflict was found.
  public var at: Date
  /// When somebody chose the right value; null before that.
  public var resolvedAt: Date?

  public init(
    id: String,
    company: String?,
    type: String,
    record: String,
    field: String?,
    ancestor: JSON?,
    local: JSON?,
    server: JSON?,
    kept: SyncConflictKept,
    reason: SyncConflictReason,
    modifier: String?,
    at: Date,
    resolvedAt: Date?
  ) {
    self.id = id
    self.company = company
    self.type = type
    self.record = record
    self.field = field
    self.ancestor = ancestor
    self.local = local
    self.server = server
    self.kept = kept
    self.reason = reason
    self.modifier = modifier
    self.at = at
    self.resolvedAt = resolvedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.optional("company")
    self.type = reader.required("type")
    self.record = reader.required("record")
    self.field = reader.optional("field")
    self.ancestor = reader.optional("ancestor")
    self.local = reader.optional("local")
    self.server = reader.optional("server")
    self.kept = reader.required("kept")
    self.reason = reader.required("reason")
    self.modifier = reader.optional("modifier")
    self.at = reader.required("at")
    self.resolvedAt = reader.optional("resolvedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("type", self.type)
    writer.put("record", self.record)
    writer.put("field", self.field)
    writer.put("ancestor", self.ancestor)
    writer.put("local", self.local)
    writer.put("server", self.server)
    writer.put("kept", self.kept)
    writer.put("reason", self.reason)
    writer.put("modifier", self.modifier)
    writer.put("at", self.at)
    writer.put("resolvedAt", self.resolvedAt)
    return writer.json
  }
}

/// One page of a list.
public struct SyncConflictPage: ListPage {
  /// The elements, in the list's order.
  public var items: [SyncConflict]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [SyncConflict],
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

/// Why a cycle did not end well.
public struct SyncError: Record {
  /// What the container has said: networkFailure, quotaExceeded, zoneBusy, ...
  public var kind: String
  /// The same as a sentence.
  public var message: String
  /// In how many milliseconds it is tried again; null for not by itself.
  public var retryIn: Int?

  public init(
    kind: String,
    message: String,
    retryIn: Int?
  ) {
    self.kind = kind
    self.message = message
    self.retryIn = retryIn
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.message = reader.required("message")
    self.retryIn = reader.optional("retryIn")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    writer.put("retryIn", self.retryIn)
    return writer.json
  }
}

/// Something that sync has done, or could not do.
public struct SyncEvent: Record {
  /// What it is known by, also in events.
  public var id: String
  /// setup: the directory has met the account for the first time; import: what was changed elsewhere has come; export: what was changed
  /// here was sent; rejected: what was changed here was refused, as a right was missing, and is as the cloud has it again; restored: the
  /// container was put back to an earlier state, and what it lacks is sent again.
  public var type: SyncEventType
  /// Of which store.
  public var store: CallerStore
  /// Whose records; null for the account's own, or where it did not come to that.
  public var company: String?
  /// When it began.
  public var startedAt: Date
  /// When it ended.
  public var endedAt: Date
  /// Whether it ended well.
  public var succeeded: Bool
  /// How many records have come, or were taken.
  public var records: Int
  /// How many bytes their members have.
  public var bytes: Int
  /// Why it did not end well; null where it did.
  public var error: SyncEventError?

  public init(
    id: String,
    type: SyncEventType,
    store: CallerStore,
    company: String?,
    startedAt: Date,
    endedAt: Date,
    succeeded: Bool,
    records: Int,
    bytes: Int,
    error: SyncEventError?
  ) {
    self.id = id
    self.type = type
    self.store = store
    self.company = company
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.succeeded = succeeded
    self.records = records
    self.bytes = bytes
    self.error = error
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.type = reader.required("type")
    self.store = reader.required("store")
    self.company = reader.optional("company")
    self.startedAt = reader.required("startedAt")
    self.endedAt = reader.required("endedAt")
    self.succeeded = reader.required("succeeded")
    self.records = reader.required("records")
    self.bytes = reader.required("bytes")
    self.error = reader.optional("error")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("type", self.type)
    writer.put("store", self.store)
    writer.put("company", self.company)
    writer.put("startedAt", self.startedAt)
    writer.put("endedAt", self.endedAt)
    writer.put("succeeded", self.succeeded)
    writer.put("records", self.records)
    writer.put("bytes", self.bytes)
    writer.put("error", self.error)
    return writer.json
  }
}

/// Why something did not end well.
public struct SyncEventError: Record {
  /// What the container has said.
  public var kind: ZoneResultKind
  /// The same as a sentence.
  public var message: String

  public init(
    kind: ZoneResultKind,
    message: String
  ) {
    self.kind = kind
    self.message = message
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.message = reader.required("message")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    return writer.json
  }
}

/// One page of a list.
public struct SyncEventPage: ListPage {
  /// The elements, in the list's order.
  public var items: [SyncEvent]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [SyncEvent],
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

/// How it stands with sync.
public struct SyncStatus: Record {
  /// synced: nothing is pending on either side; syncing: something is on its way; error: something was refused, stores and sync.queue.list
  /// say what; offline: the container can't be reached, it is tried again; paused: the account can't be used; signedOut: there is no cloud.
  public var state: SyncStatusState
  /// The container: a file, the address of a server, host, or exec: and a command; null for none.
  public var cloud: String?
  /// The same for each store that syncs.
  public var stores: [SyncStoreStatus]

  public init(
    state: SyncStatusState,
    cloud: String?,
    stores: [SyncStoreStatus]
  ) {
    self.state = state
    self.cloud = cloud
    self.stores = stores
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.state = reader.required("state")
    self.cloud = reader.optional("cloud")
    self.stores = reader.required("stores")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("state", self.state)
    writer.put("cloud", self.cloud)
    writer.put("stores", self.stores)
    return writer.json
  }
}

/// How it stands with the sync of one store.
public struct SyncStoreStatus: Record {
  /// Which store.
  public var store: CallerStore
  /// How many records have something that is to be sent.
  public var pendingEdits: Int
  /// How many records have something that was sent and is not confirmed.
  public var pendingSyncs: Int
  /// How many records have files that are to be sent.
  public var filesToSend: Int
  /// How many files are on their way here.
  public var filesToFetch: Int
  /// How many records have arrived whose owner has not.
  public var waiting: Int
  /// How many records were put aside: they have arrived and can't be read, or the cloud refuses them for good.
  public var quarantined: Int
  /// How many records have arrived of types that only a newer version knows.
  public var unknown: Int
  /// When the last cycle of this process has ended; null before that.
  public var lastCycleAt: Date?
  /// When the last one has ended well.
  public var lastSuccessAt: Date?
  /// Why the last cycle did not end well; null where it did.
  public var error: SyncError?
  /// When the container was last found to have lost what it had, as it was put back to an earlier state; left out where it never was.
  public var restoredAt: Date?

  public init(
    store: CallerStore,
    pendingEdits: Int,
    pendingSyncs: Int,
    filesToSend: Int,
    filesToFetch: Int,
    waiting: Int,
    quarantined: Int,
    unknown: Int,
    lastCycleAt: Date?,
    lastSuccessAt: Date?,
    error: SyncError?,
    restoredAt: Date? = nil
  ) {
    self.store = store
    self.pendingEdits = pendingEdits
    self.pendingSyncs = pendingSyncs
    self.filesToSend = filesToSend
    self.filesToFetch = filesToFetch
    self.waiting = waiting
    self.quarantined = quarantined
    self.unknown = unknown
    self.lastCycleAt = lastCycleAt
    self.lastSuccessAt = lastSuccessAt
    self.error = error
    self.restoredAt = restoredAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.store = reader.required("store")
    self.pendingEdits = reader.required("pendingEdits")
    self.pendingSyncs = reader.required("pendingSyncs")
    self.filesToSend = reader.required("filesToSend")
    self.filesToFetch = reader.required("filesToFetch")
    self.waiting = reader.required("waiting")
    self.quarantined = reader.required("quarantined")
    self.unknown = reader.required("unknown")
    self.lastCycleAt = reader.optional("lastCycleAt")
    self.lastSuccessAt = reader.optional("lastSuccessAt")
    self.restoredAt = reader.optional("restoredAt")
    self.error = reader.optional("error")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("store", self.store)
    writer.put("pendingEdits", self.pendingEdits)
    writer.put("pendingSyncs", self.pendingSyncs)
    writer.put("filesToSend", self.filesToSend)
    writer.put("filesToFetch", self.filesToFetch)
    writer.put("waiting", self.waiting)
    writer.put("quarantined", self.quarantined)
    writer.put("unknown", self.unknown)
    writer.put("lastCycleAt", self.lastCycleAt)
    writer.put("lastSuccessAt", self.lastSuccessAt)
    writer.putIfGiven("restoredAt", self.restoredAt)
    writer.put("error", self.error)
    return writer.json
  }
}
