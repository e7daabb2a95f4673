// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A sale over the counter.
public struct Sale: Record {
  /// The order, which is closed.
  public var order: ShownOrder
  /// The invoice that was issued for the sale.
  public var invoice: Invoice?
  /// The payment. `null` for a sale of 0.
  public var payment: Payment?
  /// The dispatch with which the goods left. `null` for a sale without goods.
  public var dispatch: Dispatch?

  public init(
    order: ShownOrder,
    invoice: Invoice?,
    payment: Payment?,
    dispatch: Dispatch?
  ) {
    self.order = order
    self.invoice = invoice
    self.payment = payment
    self.dispatch = dispatch
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.order = reader.required("order")
    self.invoice = reader.optional("invoice")
    self.payment = reader.optional("payment")
    self.dispatch = reader.optional("dispatch")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("order", self.order)
    writer.put("invoice", self.invoice)
    writer.put("payment", self.payment)
    writer.put("dispatch", self.dispatch)
    return writer.json
  }
}

/// A line of a sale: goods that leave at once, or something that is not in the inventory.
public struct SaleLine: InputRecord {
  /// The quantity, in the line's unit. More than 0.
  public var quantity: Decimal
  /// The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only `text`.
  public var item: String?
  /// The item's SKU, instead of `item`. Give one of the two, not both.
  public var sku: String?
  /// The line's text. Default: the item's name. Required for a line without an item.
  public var text: String?
  /// The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Default: the unit
  /// in which the item is sold.
  public var unit: String?
  /// The price of one unit, in the order's currency. Default: the customer's own price, or else the price of the
  /// customer's price list, or else the item's price (`priceSource`). Required for a line without an item.
  public var unitPrice: MoneyInput?
  /// The discount on the line in percent, from 0 to 100.
  public var discount: Decimal?
  /// The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose category is
  /// not S gives its category and the rate 0. Otherwise both come from the item if it has one, or else from the
  /// contact.
  public var taxRate: Decimal?
  /// The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
  /// tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
  /// Default: S for a rate above 0, and else Z.
  public var taxCategory: ItemTaxCategory?
  /// The note below the line on printed documents.
  public var note: String?
  /// The lots from which the goods are taken. If they are left out, the goods are taken from the lots that expire
  /// first.
  public var lots: [ShippedLot]?
  /// The location that the goods leave, by its id, code or path. Default: the item's own location, or else the
  /// company's main location.
  public var location: String?

  public init(
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    text: String? = nil,
    unit: String? = nil,
    unitPrice: MoneyInput? = nil,
    discount: Decimal? = nil,
    taxRate: Decimal? = nil,
    taxCategory: ItemTaxCategory? = nil,
    note: String? = nil,
    lots: [ShippedLot]? = nil,
    location: String? = nil
  ) {
    self.quantity = quantity
    self.item = item
    self.sku = sku
    self.text = text
    self.unit = unit
    self.unitPrice = unitPrice
    self.discount = discount
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.note = note
    self.lots = lots
    self.location = location
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("quantity", self.quantity)
    writer.putIfGiven("item", self.item)
    writer.putIfGiven("sku", self.sku)
    writer.putIfGiven("text", self.text)
    writer.putIfGiven("unit", self.unit)
    writer.putIfGiven("unitPrice", self.unitPrice)
    writer.putIfGiven("discount", self.discount)
    writer.putIfGiven("taxRate", self.taxRate)
    writer.putIfGiven("taxCategory", self.taxCategory)
    writer.putIfGiven("note", self.note)
    writer.putIfGiven("lots", self.lots)
    writer.putIfGiven("location", self.location)
    return writer.json
  }
}

/// The payment of a sale.
public struct SalePayment: InputRecord {
  /// The total that the front end has shown. If the sale has another total, it is refused. If the amount is left out,
  /// the payment is the total of the sale.
  public var amount: MoneyInput?
  /// The method of payment as a free text, such as cash or card.
  public var method: String?
  /// The payment's reference in another system.
  public var reference: String?

  public init(
    amount: MoneyInput? = nil,
    method: String? = nil,
    reference: String? = nil
  ) {
    self.amount = amount
    self.method = method
    self.reference = reference
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("amount", self.amount)
    writer.putIfGiven("method", self.method)
    writer.putIfGiven("reference", self.reference)
    return writer.json
  }
}

/// The sums of orders in one currency. Amounts for returned and credited goods are subtracted.
public struct SalesFigures: Record {
  /// The number of orders that are included in the sums.
  public var orders: Int
  /// The sum of the amounts without tax.
  public var net: MoneySum
  /// The sum of the taxes.
  public var tax: MoneySum
  /// The sum of the amounts with tax.
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

/// The sales of a period, with totals for each currency.
public struct SalesReport: Record {
  /// The first day of the period, which is included. `null` if the report has no first day.
  public var from: String?
  /// The last day of the period, which is included. `null` if the report extends to the present.
  public var to: String?
  /// The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
  /// this machine does not know that time zone.
  public var timeZone: String
  /// The totals of the whole period, one row for each currency.
  public var totals: [SalesFigures]
  /// The rows. Rows by day, week or month are in the order of time. Other rows are sorted by currency, and within a
  /// currency by the sum without tax, the largest first.
  public var items: [SalesRow]
  /// The cursor of the next page, to pass as `after`; `null` on the last page.
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

/// One row of a sales report: the sales in a period of time, of an item, to a customer, or of an agent.
public struct SalesRow: Record {
  /// The day, the Monday of the week, or the first day of the month. `null` unless rows are by day, week or month.
  public var day: String?
  /// The id of the item. `null` for order lines without an item, and unless rows are by item.
  public var item: String?
  /// The item's SKU. `null` for rows without an item.
  public var sku: String?
  /// The item's name if rows are by item, or the customer's name in the newest of the orders if rows are by contact.
  /// `null` for other rows.
  public var name: String?
  /// The item's own unit. `null` for rows without an item.
  public var unit: String?
  /// The id of the customer. `null` unless rows are by contact.
  public var contact: String?
  /// The id of the user who is responsible for the orders. `null` for orders without such a user, and unless rows are
  /// by agent.
  public var agent: String?
  /// The sold quantity, in the item's own unit. `null` for rows without an item, and if the sum is too large for a
  /// quantity (about 92,000,000,000,000).
  public var quantity: Decimal?
  /// The number of orders that are included in the sums.
  public var orders: Int
  /// The sum of the amounts without tax.
  public var net: MoneySum
  /// The sum of the taxes.
  public var tax: MoneySum
  /// The sum of the amounts with tax.
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

/// The totals of the orders in one currency.
public struct SalesSum: Record {
  /// The number of orders.
  public var count: Int
  /// The total without tax.
  public var net: MoneySum
  /// The total with tax.
  public var gross: MoneySum
  /// The cost of the ordered items, at their average purchase cost. Only managers of the inventory see this member.
  public var cost: MoneySum?
  /// The margin, which is `net` less `cost`. Only managers of the inventory see this member.
  public var margin: MoneySum?
  /// The number of order lines whose items have no known cost in the currency. The cost of these lines counts as 0.
  /// Only managers of the inventory see this member.
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

/// A recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g.
public struct ScaledRecipe: Record {
  /// The id of the recipe.
  public var id: String
  /// The factor by which all weights were multiplied, with five decimals.
  public var factor: Decimal
  /// The ground coffee of the scaled recipe, in grams. `null` if the recipe has none.
  public var dose: Decimal?
  /// The water of the scaled recipe, in grams. `null` if the recipe has none.
  public var water: Decimal?
  /// The weight of the beverage of the scaled recipe, in grams. `null` if the recipe has none.
  public var yield: Decimal?
  /// The steps. Their weights are scaled; their times are those of the recipe.
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

/// A temperature on the requested scale.
public struct ScaledTemperature: Record {
  /// The temperature in degrees of `scale`, with at most nine decimals.
  public var value: Decimal
  /// The scale of the temperature.
  public var scale: TimelineScale
  /// `true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated linearly.
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
  /// The conversation of the message.
  public var conversation: Conversation
  /// The user's message that was sent.
  public var message: Message
  /// The complete answer of the model.
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

/// This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is the
/// company. Let the device sync once, and send the request again.
public struct SeriesUnconfirmedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The id of the company in which this device has no series of numbers yet.
  public var company: String

  public init(
    kind: String,
    company: String
  ) {
    self.kind = kind
    self.company = company
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.company = reader.required("company")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("company", self.company)
    return writer.json
  }
}

/// Settings and their values.
public struct SettingValues: Record {
  /// The values, by the names of the settings. A setting that was never set has its default value.
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

/// The share of a company: its links, and the permission of this account.
public struct Share: Record {
  /// The id of the company. All of its present and future records are shared.
  public var company: String
  /// The role of this account. owner: the account shares the company. participant: the company is shared with the
  /// account.
  public var role: ShareRole
  /// The link of the share, with which people can join. `null` for participants, and if the share has ended.
  public var url: String?
  /// The people who can join with the share's link. none: nobody, so that only invited people can join. readOnly:
  /// everybody who has the link, for reading only. readWrite: everybody who has the link, with the rights of the access
  /// record that they get.
  public var publicPermission: SharePublicPermission
  /// The permission of a participant. readWrite: everything that the participant's access record allows. readOnly: only
  /// reading, even if the access record allows more.
  public var permission: SharePermission
  /// The name of the owner.
  public var ownerName: String?
  /// The time when the share was created.
  public var createdAt: Date
  /// The time when the share ended. `null` until then.
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

/// A share in its present state.
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

/// The link does not lead to a share that this account may join.
public struct ShareNotFoundData: Record {
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

/// The company to which a link leads, and the state of the link.
public struct SharePreview: Record {
  /// The id of the company.
  public var company: String?
  /// The company's name.
  public var name: String
  /// The name of the owner.
  public var ownerName: String?
  /// The permission of a participant. readWrite: everything that the participant's access record allows. readOnly: only
  /// reading, even if the access record allows more.
  public var permission: SharePermission
  /// The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone. accepted:
  /// the account has already accepted the link. full: the share admits no more participants.
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

/// The refusal of a call for a company that another account shares with this one. No right in that company allows the
/// call.
public struct SharedCompanyData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The reason. shared: only the account that owns the company may call this method. readOnly: the account may see the
  /// company, but may not change it.
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

/// The name of a value in the app group.
public struct SharedName: Record {
  /// The name of the value.
  public var name: String
  /// The writer of the value: app or core.
  public var owner: SharedNameOwner
  /// The time when the value was written. `null` for flags that come from a file that an option of the core names.
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

/// The names of the values in the app group.
public struct SharedNames: Record {
  /// The names of the values, sorted by their bytes.
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
  /// The name of the value.
  public var name: String
  /// The writer of the value: app or core.
  public var owner: SharedNameOwner
  /// The value, as JSON. `null` if the value does not exist.
  public var value: JSON?
  /// The time when the value was written. `null` if the value does not exist, and for flags that come from a file that
  /// an option of the core names.
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

/// The share of a company, its participants, and how many of its records are in the cloud.
public struct SharingState: Record {
  /// The share. `null` for a company that was never shared.
  public var share: Share?
  /// The number of the company's records that are in the cloud already.
  public var enlisted: Int
  /// The number of the company's records on this device. The core still sends the records that are not in the cloud.
  public var total: Int
  /// The participants, the owner first. `null` if the caller is not an owner.
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

/// The result of a shipment: the order, the dispatch, and an entry for each shipped line.
public struct Shipment: Record {
  /// The order after the shipment.
  public var order: ShownOrder
  /// The dispatch with which the goods leave.
  public var dispatch: Dispatch
  /// One entry for each shipped line. Each entry has the lots that were shipped.
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

/// A quantity of an order line to ship.
public struct ShippedLine: InputRecord {
  /// The quantity, in the line's unit. More than 0, and at most the quantity that is left to ship.
  public var quantity: Decimal
  /// The id of the order line. Either `line` or `sku` must be given, not both.
  public var line: String?
  /// The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item left to
  /// ship.
  public var sku: String?
  /// The lots from which the goods are taken. If they are left out, the goods are taken from the lots that expire
  /// first. For a kit, name lots of its components. A component without named lots is taken from its lots that expire
  /// first.
  public var lots: [ShippedLot]?
  /// The location that the goods leave, by its id, code or path. Default: the item's own location, or else the
  /// company's main location.
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

/// A quantity of one lot, to ship or to take back.
public struct ShippedLot: InputRecord {
  /// The id of the lot.
  public var lot: String
  /// The quantity, in the line's unit. For a kit, in the component's own unit.
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

/// The value of a flag.
public struct ShownFlag: Record {
  /// The name of the flag.
  public var name: String
  /// `true` if the flag is on. If AppConfig does not have the flag, the `fallback` of the request.
  public var on: Bool
  /// `true` if AppConfig has the flag, so that `on` is not the fallback.
  public var known: Bool
  /// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
  /// and the result is a safe default.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
  public var age: Int?
  /// The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
  /// read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
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

/// An order line with its amounts and the quantity that can be shipped now.
public struct ShownLine: Record {
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
  /// The quantity that is left to ship and in stock for the line, in the line's unit.
  public var allocated: Decimal
  /// The quantity that is left to ship but not in stock, in the line's unit.
  public var backordered: Decimal
  /// The line's amount without tax, after discounts.
  public var net: Money
  /// The tax on the line.
  public var tax: Money
  /// The sum of `net` and `tax`.
  public var gross: Money
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
    writer.put("allocated", self.allocated)
    writer.put("backordered", self.backordered)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// An order with the amount that is still to be paid.
public struct ShownOrder: Record {
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
    return writer.json
  }
}

/// The place that widgets show if their configuration names no place.
public struct ShownPlace: Record {
  /// The id of the chosen place. `null` if the device's place is chosen.
  public var chosen: String?
  /// The place that these widgets show. `null` if no place is known.
  public var place: TimelinePlace?
  /// The reasons why these widgets show another place than the chosen one. Empty if they show the chosen place.
  public var fallbacks: [Fallback]
  /// The next time when this result may change only because time passes: a purchase ends, or the device's place becomes
  /// old. `null` if there is no such time.
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

/// A promotion with its product, as the store sells the product on this device.
public struct ShownPromotion: Record {
  /// The id of the promotion, which is unique in the document.
  public var id: String
  /// The store's id of the offered product. `null` for a card without a product. Such a card must have a `title`.
  public var productId: String?
  /// The heading for the user. Required for a card without a product.
  public var title: String?
  /// One or two sentences for the user.
  public var message: String?
  /// A longer text for the user.
  public var body: String?
  /// The image. A text instead of an object is the address of the image.
  public var image: PromotionImage?
  /// What a tap on the promotion opens. A text instead of an object is `product:ID`, a web address, or a link into the
  /// app, such as `myapp://page`.
  public var action: PromotionAction?
  /// The name that the app uses for the position of the promotion on its screens. `null` for any position.
  public var placement: String?
  /// The audiences to which the promotion applies, by the names that the app uses. The caller must name at least one of
  /// them. Empty for all callers. A text instead of a list counts as a list with one name.
  public var audience: [String]
  /// The time from which the promotion applies. `null` if the promotion has no start.
  public var start: Date?
  /// The time from which the promotion no longer applies. It must be later than `start`. `null` if the promotion has no
  /// end.
  public var end: Date?
  /// The priority. Promotions with higher priorities come first. Default: 0.
  public var priority: Int?
  /// The tiers to which the promotion applies. The account must have at least one of them. Empty for all accounts.
  public var tiers: [String]
  /// The lowest version of the app to which the promotion applies. `null` for no lower limit.
  public var minimumVersion: String?
  /// The highest version of the app to which the promotion applies. `null` for no upper limit.
  public var maximumVersion: String?
  /// The ranges of languages (BCP 47) to which the promotion applies, such as `de` or `de-AT`. `*` matches any
  /// language, and so does an empty list.
  public var locales: [String]
  /// The percentage of subjects to which the promotion applies, from 0 to 100 with at most two decimals. A subject is
  /// usually an account (see `subject` of policy.promotions.list). `null` for all subjects.
  public var percentage: Decimal?
  /// The number of seconds for which a dismissal hides the promotion. Default: 604,800, which is seven days.
  public var dismissFor: Int?
  /// Further data for the app. The core returns the data unchanged.
  public var data: [String: JSON]?
  /// The product as the store sells it on this device. `null` if the store has not answered, if the store does not sell
  /// the product, or if the promotion has no product.
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

/// A purchase line with its amounts.
public struct ShownPurchaseLine: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the purchase.
  public var purchase: String
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
  /// The quantity that was received, in the line's unit.
  public var received: Decimal
  /// The quantity that a draft plans to order, in the item's own unit.
  public var planned: Decimal
  /// The quantity that was ordered and has not arrived yet, in the item's own unit.
  public var incoming: Decimal
  /// The instant at which the quantity `incoming` is expected. `null` if it is not known.
  public var incomingAt: Date?
  /// `service` if the item was a service when the line was created. Services are not received. `null` for goods in
  /// stock, and for a line without an item.
  public var kind: ItemKind?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set it.
  public var unitPrice: Money?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The line's amount without tax, after discounts. `null` for a line without a price. Only managers of orders or the
  /// inventory see it.
  public var net: Money?
  /// The tax on the line. Only managers of orders or the inventory see it.
  public var tax: Money?
  /// The sum of `net` and `tax`. Only managers of orders or the inventory see it.
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
    taxCategory: ItemTaxCategory?,
    note: String?,
    factor: Decimal,
    per: Decimal?,
    received: Decimal,
    planned: Decimal,
    incoming: Decimal,
    incomingAt: Date?,
    kind: ItemKind?,
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
    self.taxCategory = taxCategory
    self.note = note
    self.factor = factor
    self.per = per
    self.received = received
    self.planned = planned
    self.incoming = incoming
    self.incomingAt = incomingAt
    self.kind = kind
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
    self.taxCategory = reader.optional("taxCategory")
    self.note = reader.optional("note")
    self.factor = reader.required("factor")
    self.per = reader.optional("per")
    self.received = reader.required("received")
    self.planned = reader.required("planned")
    self.incoming = reader.required("incoming")
    self.incomingAt = reader.optional("incomingAt")
    self.kind = reader.optional("kind")
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
    writer.put("taxCategory", self.taxCategory)
    writer.put("note", self.note)
    writer.put("factor", self.factor)
    writer.put("per", self.per)
    writer.put("received", self.received)
    writer.put("planned", self.planned)
    writer.put("incoming", self.incoming)
    writer.put("incomingAt", self.incomingAt)
    writer.put("kind", self.kind)
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
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The username of the user who is still signed in. Left out if no user is signed in, and in errors of methods that
  /// check the caller's own password.
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

/// The company has credentials, and no user is signed in there. Call access.signIn.
public struct SignInRequiredData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// `true` if the company's owner requires credentials from every user, and the account has none yet. To create them,
  /// call `access.credentials.create`.
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
  /// The user who has signed in.
  public var user: User
  /// `true` if the signature of the identity token was verified. An identity token that was not verified may be forged.
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

/// The number of records with one status.
public struct StatusCount: Record {
  /// The status.
  public var status: String
  /// The number of records with this status.
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

/// An alert about stock: for example, an item is low or has recovered, a lot expires soon, or sync has found a problem.
public struct StockAlert: Record {
  /// The alert's id.
  public var id: String
  /// The id of the company that the alert belongs to.
  public var company: String
  /// The id of the item; `null` for an alert about a location.
  public var item: String?
  /// The id of the location that lost its barcode; `null` for any other alert.
  public var location: String?
  /// For an alert of the kind expiring: the id of the lot. For serialTwice: the id of the lot with the serial number
  /// that was received twice. `null` for other kinds of alert.
  public var lot: String?
  /// The kind of the alert. low: less is available than `minStock`. out: no stock is available. recovered: the
  /// available quantity has reached `minStock` again. expiring: a lot has expired or expires soon. negative: the
  /// quantity on hand is below zero. serialTwice: two devices have received the same serial number. barcodeTaken: an
  /// older record has the same barcode, so the barcode was removed from this item or location. loanSurplus: two devices
  /// have recorded more of a loan as returned or lost than was lent, and the surplus was reversed. rebuilt: the stored
  /// sums were wrong, and were computed again.
  public var kind: StockAlertKind
  /// The quantity on hand at the time of the alert, in the item's own unit: of the lot, if `lot` is not `null`,
  /// otherwise of the item.
  public var onHand: Decimal
  /// The quantity that could be sold or used at the time of the alert, in the item's own unit.
  public var available: Decimal
  /// The item's minimum stock at the time of the alert, in the item's own unit; `null` if it had none.
  public var minStock: Decimal?
  /// The last day on which the lot is good, for an alert of the kind expiring; `null` otherwise.
  public var expiry: String?
  /// The instant of the alert.
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
  /// The elements of the page, in the list's order.
  public var items: [StockAlert]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// The usable stock of an item in another location.
public struct StockElsewhere: Record {
  /// The id of the location.
  public var location: String
  /// The location's name.
  public var locationName: String
  /// The quantity in the location that can be used, in the item's own unit. A part of it may be reserved.
  public var usable: Decimal

  public init(
    location: String,
    locationName: String,
    usable: Decimal
  ) {
    self.location = location
    self.locationName = locationName
    self.usable = usable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.location = reader.required("location")
    self.locationName = reader.required("locationName")
    self.usable = reader.required("usable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("location", self.location)
    writer.put("locationName", self.locationName)
    writer.put("usable", self.usable)
    return writer.json
  }
}

/// An entry of the ledger: a quantity of an item that came into or left a location. Entries are never changed; another
/// entry can reverse an entry.
public struct StockEntry: Record {
  /// The entry's id.
  public var id: String
  /// The id of the company that the entry belongs to.
  public var company: String
  /// The id of the transaction. All entries that were posted together have the same id. It is the id of the first of
  /// them, or an id that is computed from the stocktake.
  public var transaction: String
  /// The id of the moved item.
  public var item: String
  /// The id of the location that the stock came into or left.
  public var location: String
  /// The reason for the movement: purchase, sale, return, adjustment, transfer, consumption, count or production.
  public var type: StockEntryType
  /// The quantity that came into the location, in the item's own unit; negative for stock that left the location.
  public var quantity: Decimal
  /// The reason for the movement, in the company's words.
  public var reason: String?
  /// A free text about the movement.
  public var note: String?
  /// The id of the entry that this entry reverses; `null` if it reverses none.
  public var reverses: String?
  /// The id of the user who posted the entry.
  public var actor: String
  /// The instant at which the movement happened.
  public var effectiveAt: Date
  /// The instant at which the entry was posted.
  public var at: Date
  /// The id of the moved lot; `null` for an item that is not tracked by lots.
  public var lot: String?
  /// The id of the order or of the purchase for which the entry was posted.
  public var order: String?
  /// The id of the line of that order or purchase.
  public var orderLine: String?
  /// The id of the dispatch with which the goods left.
  public var dispatch: String?
  /// The id of the loan for which the entry was posted.
  public var loan: String?
  /// The id of the stocktake that posted the entry.
  public var count: String?
  /// The id of the build that used or made the goods.
  public var build: String?
  /// The purchase cost, or the cost of production, of one of the item's own units, for managers of the inventory only.
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
    build: String?,
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
    self.build = build
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
    self.build = reader.optional("build")
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
    writer.put("build", self.build)
    return writer.json
  }
}

/// One page of a list.
public struct StockEntryPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [StockEntry]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A stock movement. Its members are the parameters of the method for its type, such as those of
/// inventory.stock.receive for `receive`. A movement of the type `adjust` needs a reason.
public struct StockForm: InputRecord {
  /// The type of the movement. It decides which other members may be given.
  public var type: StockFormType
  /// The id of the item. Either `item` or `sku` must be given.
  public var item: String?
  /// The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  public var sku: String?
  /// The quantity, in `unit`; more than 0, at most 1,000,000,000. For all types except `adjust`.
  public var quantity: Decimal?
  /// The unit of the quantity. Default: the item's own unit.
  public var unit: String?
  /// The location, by its id, code or path, for all types except `transfer`. Default: the item's own location, or else
  /// the company's main location.
  public var location: String?
  /// For a transfer: the location that the stock leaves, by its id, code or path. Default: the item's own location, or
  /// else the company's main location.
  public var from: String?
  /// For a transfer: the location that receives the stock, by its id, code or path. Default: the item's own location,
  /// or else the company's main location.
  public var to: String?
  /// For a return: fromCustomer for goods that a customer returned, toSupplier for goods that are returned to a
  /// supplier.
  public var direction: StockFormDirection?
  /// For an adjustment: the difference, in `unit`; negative for less stock. Either `by` or `level` must be given, not
  /// both.
  public var by: Decimal?
  /// For an adjustment: the quantity after the correction, in `unit`. Either `by` or `level` must be given, not both.
  public var level: Decimal?
  /// For a receipt: the cost of one of the item's own units. Only managers of the inventory may give it.
  public var unitCost: MoneyInput?
  /// The reason, in the company's words.
  public var reason: String?
  /// A free text.
  public var note: String?
  /// The instant at which the movement happened; not in the future. If it is left out, the movement happens now. Only
  /// managers may give an instant that is more than 24 hours ago.
  public var effectiveAt: Date?
  /// The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
  /// arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a count needs
  /// exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and `serials`, the
  /// lots that expire first are taken.
  public var lot: String?
  /// The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
  public var batch: String?
  /// The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
  public var serials: [String]?
  /// For a receipt: the last day on which a newly created lot is good.
  public var expiry: String?
  /// `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set it.
  public var force: Bool?
  /// For a return from a customer: the condition of the goods, as in inventory.stock.return.
  public var condition: StockFormCondition?
  /// For a return from a customer: the id of the order line whose goods come back, as in inventory.stock.return.
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

/// The stock of an item in all locations, in one location or in one lot: the sum of the entries in the ledger.
public struct StockLevel: Record {
  /// The id of the item.
  public var item: String
  /// The item's SKU (stock keeping unit).
  public var sku: String
  /// The item's name.
  public var name: String
  /// The item's own unit, in which its quantities are given.
  public var unit: String
  /// The id of the location; `null` for all locations together.
  public var location: String?
  /// The location's name.
  public var locationName: String?
  /// The id of the lot; `null` for all lots together, and for an item that is not tracked by lots.
  public var lot: String?
  /// The lot's batch.
  public var batch: String?
  /// The lot's serial number.
  public var serial: String?
  /// The quantity on hand, in the item's own unit.
  public var onHand: Decimal
  /// The quantity that is reserved for open orders and builds, in the item's own unit. `null` if the levels of an
  /// earlier time were requested. Also `null` for a single location or lot, because reservations apply to the stock of
  /// all locations together.
  public var reserved: Decimal?
  /// The quantity on hand that must not be sold: it is lent, in transit, scrapped, or of a lot whose status is neither
  /// `ok` nor `attention`.
  public var unavailable: Decimal
  /// The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and `unavailable`. For a
  /// kit in all locations together, the number of whole kits that can be made of available components.
  public var available: Decimal
  /// The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
  /// unit. `null` for a single location or lot, and for an earlier instant.
  public var onOrder: Decimal?
  /// The instant at which the next part of `onOrder` is expected; `null` if it is not known.
  public var incomingAt: Date?
  /// The average purchase cost of one of the item's own units, for managers of the inventory only. `null` for a single
  /// location or lot, for an earlier instant, and if no receipt had a cost.
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
  /// The elements of the page, in the list's order.
  public var items: [StockLevel]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// The stock of an item in all locations: the sum of the item's entries in the ledger.
public struct StockTotals: Record {
  /// The quantity on hand, in the item's own unit.
  public var onHand: Decimal
  /// The quantity that is reserved for open orders and builds, in the item's own unit.
  public var reserved: Decimal
  /// The quantity on hand that must not be sold, in the item's own unit: it is lent, in transit, scrapped, or of a lot
  /// whose status is neither `ok` nor `attention`.
  public var unavailable: Decimal
  /// The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and `unavailable`. For a
  /// kit, the number of whole kits that can be made of available components.
  public var available: Decimal
  /// The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
  /// unit.
  public var onOrder: Decimal
  /// The instant at which the next part of `onOrder` is expected; `null` if it is not known.
  public var incomingAt: Date?
  /// The average purchase cost of one of the item's own units, for managers of the inventory only. `null` if no receipt
  /// had a cost.
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

/// The value of the stock at one instant, at average purchase cost.
public struct StockValueReport: Record {
  /// The instant for which the stock was valued.
  public var at: Date
  /// The time zone in which the day of the parameter `at` ends: the company's time zone. UTC if the company has no time
  /// zone, or if this machine does not know it.
  public var timeZone: String
  /// The totals of all stock, one row for each currency.
  public var totals: [StockValueTotal]
  /// The number of items that are in stock and have no known cost. The sums do not include them.
  public var uncosted: Int
  /// The rows, sorted by currency, and within a currency by value, the largest first. Rows without a known value come
  /// last.
  public var items: [StockValueRow]
  /// The cursor of the next page, to pass as `after`; `null` on the last page.
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

/// One row of a stock value report: the value of an item, of the items of a category, or of the stock in a location.
public struct StockValueRow: Record {
  /// The id of the item. `null` unless rows are by item.
  public var item: String?
  /// The item's SKU. `null` unless rows are by item.
  public var sku: String?
  /// The item's name. `null` unless rows are by item.
  public var name: String?
  /// The item's own unit. `null` unless rows are by item.
  public var unit: String?
  /// The category of the item or the items. `null` for items without a category, and if rows are by location.
  public var category: String?
  /// The id of the location. `null` unless rows are by location.
  public var location: String?
  /// The names of the locations that contain the location, the outermost first, and its own name last. `null` unless
  /// rows are by location.
  public var path: [String]?
  /// The number of items that the row sums up.
  public var count: Int
  /// The quantity of the item on hand, in the item's own unit. `null` unless rows are by item.
  public var onHand: Decimal?
  /// The average purchase cost of one of the item's own units. `null` if no receipt had a cost, and unless rows are by
  /// item.
  public var averageCost: UnitCost?
  /// The value: quantity on hand times average purchase cost. `null` if the cost is not known.
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

/// The value of all stock whose cost is in one currency.
public struct StockValueTotal: Record {
  /// The number of items that are included in the sum.
  public var count: Int
  /// The value of these items: quantities on hand times average purchase costs.
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

/// The data directory could not be read or written. No part of the request was stored, except the record that
/// data.record names, if any.
public struct StorageFaultData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
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

/// The disk is full. No part of the request was stored. Free some space, and send the request again.
public struct StorageFullData: Record {
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

/// The freshness and age of the store's data about products.
public struct StoreAge: Record {
  /// The freshness of the data. fresh: the store sent it within the last day. stale: it is older. default: the store
  /// has never sent data.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
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
  /// The name of the store: `device`, `private` or `shared`.
  public var name: String
  /// The number of the store's newest migration. `null` if it cannot be read.
  public var schema: Int?
  /// The size of the store's content, in bytes. If users sign in to any company, it is rounded to whole MiB. `null` if
  /// it cannot be read.
  public var bytes: Int?
  /// The position of the newest change. `null` if the store has no changes, if users sign in to any company, or if it
  /// cannot be read.
  public var changes: Int?
  /// The number of idempotency keys with stored results. `null` if users sign in to any company, or if it cannot be
  /// read.
  public var idempotencyKeys: Int?
  /// The approximate size of the results that `idempotencyKeys` counts, in bytes. Beyond the limit of `--keep-keys`,
  /// the oldest results are removed, but not in their first hour. `null` in the same cases as `idempotencyKeys`.
  public var idempotencyBytes: Int?
  /// `ok`, or a description of a fault: in the file, in stored sums, or in keys that older programs took for different
  /// keys. `null` if the store was not checked.
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

/// The App Store environment of the account's documents, and the environments whose documents the core accepts.
public struct StoreEnvironment: Record {
  /// The environment of the newest document, such as Production or Sandbox; `null` if there are no documents.
  public var environment: String?
  /// The environments whose documents the core accepts.
  public var accepted: [String]
  /// The id of the app that documents must be about.
  public var bundleId: String
  /// The root certificates that signatures must lead to. apple: Apple's roots. file: the roots in the file that
  /// --trusted-roots names.
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

/// The products of the store with their prices, and the age of this data.
public struct StoreListing: Record {
  /// The products with their prices. Products that the store does not sell on this device are left out.
  public var products: [StoreProduct]
  /// The freshness of the data. fresh: the store sent it within the last day. stale: it is older. default: the store
  /// has never sent data.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
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

/// The company must be one that this account owns.
public struct StoreNeeded: Record {
  /// The kind of the condition: store.
  public var rule: String
  /// The store of the account's own companies.
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

/// The introductory offer of a subscription.
public struct StoreOffer: Record {
  /// The kind of offer. freeTrial: no payment. payAsYouGo: a payment for each period. payUpFront: one payment for all
  /// periods.
  public var mode: StoreOfferMode
  /// The price, in the main unit of the product's currency. 0 for a free trial.
  public var price: Decimal
  /// The price as the store writes it for the user.
  public var displayPrice: String
  /// The length of one period of the offer.
  public var period: StorePeriod
  /// The number of periods during which the offer applies.
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

/// The introductory offer of a subscription.
public struct StoreOfferInput: InputRecord {
  /// The kind of offer. freeTrial: no payment. payAsYouGo: a payment for each period. payUpFront: one payment for all
  /// periods.
  public var mode: StoreOfferMode
  /// The price, in the main unit of the product's currency. 0 for a free trial.
  public var price: Decimal
  /// The price as the store writes it for the user.
  public var displayPrice: String
  /// The length of one period of the offer.
  public var period: StorePeriodInput
  /// The number of periods during which the offer applies.
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

/// A period of time, such as one month.
public struct StorePeriod: Record {
  /// The unit of the period.
  public var unit: StorePeriodUnit
  /// The number of units.
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

/// A period of time, such as one month.
public struct StorePeriodInput: InputRecord {
  /// The unit of the period.
  public var unit: StorePeriodUnit
  /// The number of units.
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

/// A product as the app store sells it on this device.
public struct StoreProduct: Record {
  /// The store's id of the product.
  public var id: String
  /// The store's name of the product, in the user's language.
  public var name: String
  /// The store's description of the product, in the user's language.
  public var description: String?
  /// The price, as an exact decimal in the main unit of the currency, such as 4.99.
  public var price: Decimal
  /// The currency of the price (ISO 4217).
  public var currency: String
  /// The price as the store writes it for the user, such as 4,99 €.
  public var displayPrice: String
  /// The period that one payment of a subscription covers. `null` for other products.
  public var period: StorePeriod?
  /// The introductory offer for new subscribers. `null` if there is no such offer, or if the user is not eligible.
  public var introductoryOffer: StoreOffer?
  /// `true` if a family can share the product. `null` if the store does not report it.
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

/// A product as the app store sells it on this device.
public struct StoreProductInput: InputRecord {
  /// The store's id of the product.
  public var id: String
  /// The store's name of the product, in the user's language.
  public var name: String
  /// The price, as an exact decimal in the main unit of the currency, such as 4.99.
  public var price: Decimal
  /// The currency of the price (ISO 4217).
  public var currency: String
  /// The price as the store writes it for the user, such as 4,99 €.
  public var displayPrice: String
  /// The store's description of the product, in the user's language.
  public var description: String?
  /// The period that one payment of a subscription covers. `null` for other products.
  public var period: StorePeriodInput?
  /// The introductory offer for new subscribers. `null` if there is no such offer, or if the user is not eligible.
  public var introductoryOffer: StoreOfferInput?
  /// `true` if a family can share the product. `null` if the store does not report it.
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
  /// The data of the requested products. Products that the store does not sell on this device are left out.
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

/// The host's answer to host.store.purchase. The answer has exactly one of the members `document`, `pending` and
/// `cancelled`.
public struct StorePurchaseAnswer: InputRecord {
  /// The transaction that the store has signed: JWS in compact form.
  public var document: String?
  /// `true` if another person must approve the purchase first. The host sends the document later, by
  /// entitlements.ingest.
  public var pending: Bool?
  /// `true` if the user cancelled the purchase.
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
  /// The documents of current transactions and renewal infos: JWS in compact form, in any order.
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
  /// The name of the store: `device`, `private` or `shared`.
  public var name: String
  /// The number of the store's newest migration. `null` if it cannot be read.
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
  /// The secret; `null` if there is no secret with this name.
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

/// A new subscription, and its position in the change log.
public struct Subscribed: Record {
  /// The handle of the subscription, which `events.changed` repeats.
  public var subscription: Int
  /// The position in the change log after which the subscription reports all changes. To miss no change, read the
  /// existing records after subscribing.
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

/// Rights that would be enough for a method.
public struct SufficientGrant: Record {
  /// `true` if the user must become an owner.
  public var isOwner: Bool
  /// The bit to add to the user's `deptMask`. 0 if none must be added.
  public var deptMask: Int
  /// The bit to add to the user's `managerMask`. 0 if none must be added.
  public var managerMask: Int
  /// The presets of `access.grant` that contain this bit.
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

/// A known capability whose name is similar to an unknown one.
public struct SuggestedCapability: Record {
  /// The unknown name.
  public var unknown: String
  /// The most similar known name.
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

/// An item with too little stock.
public struct SuggestedItem: Record {
  /// The id of the item.
  public var item: String
  /// The item's SKU.
  public var sku: String
  /// The item's name.
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

/// Suggested tasting notes, and the source of the answer.
public struct SuggestedNotes: Record {
  /// One to ten short tasting notes, each of at most 200 characters.
  public var notes: [String]
  /// Up to ten flavour terms of one to three words, in lower case.
  public var flavorWheel: [String]
  /// The body (the feel in the mouth), in a few words.
  public var bodyDescription: String
  /// The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
  /// failed.
  public var source: AnalyzedFlavorSource
  /// The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if `source`
  /// is `history`.
  public var suggestion: String?
  /// The instant at which the answer was made.
  public var at: Date
  /// `true` if an equal request was made before, and its stored answer was returned.
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

/// The places to offer before the user types: the device's place and the recent places.
public struct SuggestedPlaces: Record {
  /// The place of the device. `null` if the place is not known yet.
  public var device: DevicePlace?
  /// The recent places, newest first.
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

/// The new drafts, and the items with too little stock that no draft contains.
public struct SuggestedPurchases: Record {
  /// The new drafts, one for each supplier, with their lines.
  public var purchases: [PurchaseView]
  /// Items with too little stock that have no supplier, or whose supplier is archived or no longer of the kind
  /// `supplier`.
  public var withoutSupplier: [SuggestedItem]
  /// Items that were left out because the lacking quantity, or its cost, exceeds the limit of a line or a purchase.
  public var tooMuch: [SuggestedItem]
  /// `true` if the result is incomplete. One call creates at most 1,000 lines, and each list names at most 1,000 items.
  /// Call the method again for the rest.
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

/// The account to which a data directory belongs, and the state of the cloud's account.
public struct SyncAccount: Record {
  /// The state of the cloud's account, as last reported. Without a connection, `noAccount`. Before the first report,
  /// `couldNotDetermine`.
  public var status: SyncAccountStatus
  /// The id of the user as whom the account acts while no user is signed in. It is the same on all devices of the
  /// account.
  public var account: String
  /// The user reference: the container's name for the account. `null` before the first connection.
  public var reference: String?
  /// The time when the data directory was first connected to the account. `null` before that time.
  public var since: Date?
  /// The number of records with unsent changes, plus the number of records with unsent files. A switch to another
  /// account would lose these changes and files. `null` before the first connection, and while the core still counts
  /// the records from before the connection.
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

/// A conflict: a value that sync has discarded, for example because two devices changed the same member.
public struct SyncConflict: Record {
  /// The id of the conflict.
  public var id: String
  /// The company of the record. `null` for the account's own records.
  public var company: String?
  /// The kind of the record, such as `item`. Events have the same text in `type`.
  public var type: String
  /// The record's id.
  public var record: String
  /// The name of the member with the conflict. `null` if one side deleted the record.
  public var field: String?
  /// The value before the two changes. `null` if there was no value, or if it is not known.
  public var ancestor: JSON?
  /// The value of the device that found the conflict. `null` if there was no value.
  public var local: JSON?
  /// The value in the container. `null` if there was no value.
  public var server: JSON?
  /// The side whose value the record has now: local or server.
  public var kept: SyncConflictKept
  /// The reason why a value was discarded. edited: both sides changed the same member, or one side deleted a record
  /// that the other side changed. renamed: another record has the value, which must be unique. duplicate: both sides
  /// created a record of the same thing, and the earlier record stays. moved: two moves put two records below each
  /// other. rejected: the change is not allowed. discarded: `sync.queue.discard` was called.
  public var reason: SyncConflictReason
  /// The account that wrote the value in the container, as the container names the account.
  public var modifier: String?
  /// The time when the conflict was found.
  public var at: Date
  /// The time when a user chose the right value. `null` before that time.
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
  /// The elements of the page, in the list's order.
  public var items: [SyncConflict]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// The reason why a cycle failed.
public struct SyncError: Record {
  /// The kind of error that the container reported, such as `networkFailure`, `quotaExceeded` or `zoneBusy`.
  public var kind: String
  /// The reason, as a sentence for people.
  public var message: String
  /// The milliseconds until the next attempt. `null` if the core plans no further attempt.
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

/// An event of sync: a transfer of records, or a failure.
public struct SyncEvent: Record {
  /// The id of the event. The notification `events.changed` has the same id.
  public var id: String
  /// The type of event. setup: the data directory was connected to the account for the first time. import: changes of
  /// other devices were fetched. export: changes of this device were sent. rejected: changes of this device were
  /// refused for lack of a right, and the record has the cloud's state again. restored: the container was restored to
  /// an earlier state, and the core sends the missing records again.
  public var type: SyncEventType
  /// The store of the records.
  public var store: CallerStore
  /// The company of the records. `null` for the account's own records, or if sync failed before it reached a company.
  public var company: String?
  /// The time when the event began.
  public var startedAt: Date
  /// The time when the event ended.
  public var endedAt: Date
  /// `true` if the transfer of records succeeded.
  public var succeeded: Bool
  /// The number of records that were fetched, or that the container accepted.
  public var records: Int
  /// The number of bytes of the members of these records.
  public var bytes: Int
  /// The reason for a failure. `null` after a success.
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

/// The reason for a failure of sync.
public struct SyncEventError: Record {
  /// The kind of error that the container reported.
  public var kind: ZoneResultKind
  /// The reason, as a sentence for people.
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
  /// The elements of the page, in the list's order.
  public var items: [SyncEvent]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// The state of sync, as a whole and for each store.
public struct SyncStatus: Record {
  /// The state. synced: all changes are sent and fetched. syncing: records are being sent or fetched. error: a record
  /// was refused (details are in `stores` and `sync.queue.list`). offline: the container cannot be reached, and the
  /// core tries again. paused: the account cannot be used. signedOut: there is no connection to a cloud.
  public var state: SyncStatusState
  /// The container with which the data is synced: the path of a file, the address of a server, `host` for the cloud of
  /// the host app, or `exec:` followed by a command. `null` without a container.
  public var cloud: String?
  /// The state of each store that syncs.
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

/// The state of sync in one store.
public struct SyncStoreStatus: Record {
  /// The name of the store.
  public var store: CallerStore
  /// The number of records with changes that were not sent yet.
  public var pendingEdits: Int
  /// The number of records with changes that were sent, but are not confirmed yet.
  public var pendingSyncs: Int
  /// The number of records with files that were not sent yet.
  public var filesToSend: Int
  /// The number of files that were not fetched yet.
  public var filesToFetch: Int
  /// The number of records that arrived before the record to which they belong, such as a line before its order. They
  /// become visible when that record arrives.
  public var waiting: Int
  /// The number of records that sync cannot process: records that arrived and cannot be read, and records that the
  /// container refuses for a lasting reason.
  public var quarantined: Int
  /// The number of records that arrived and whose type only a newer version of the core knows.
  public var unknown: Int
  /// The time when the last cycle ended in this process. `null` before the end of the first cycle.
  public var lastCycleAt: Date?
  /// The time when the last successful cycle ended in this process. `null` before the first success.
  public var lastSuccessAt: Date?
  /// The reason why the last cycle failed. `null` if the last cycle succeeded.
  public var error: SyncError?
  /// The time when the core last found that the container was restored to an earlier state. Left out if that never
  /// happened.
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
