// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A current or former user of a company.
public struct NamedPerson: Record {
  /// The user's id. Other records have this id in members such as `actor` and `user`.
  public var id: String
  /// The user's name; `null` if the user has none.
  public var name: String?
  /// The username. Present for users who sign in and have no name, and for users who have left and used to sign in.
  public var username: String?
  /// `true` if the user has left the company; otherwise left out.
  public var hasLeft: Bool?

  public init(
    id: String,
    name: String?,
    username: String? = nil,
    hasLeft: Bool? = nil
  ) {
    self.id = id
    self.name = name
    self.username = username
    self.hasLeft = hasLeft
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.optional("name")
    self.username = reader.optional("username")
    self.hasLeft = reader.optional("hasLeft")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.putIfGiven("username", self.username)
    writer.putIfGiven("hasLeft", self.hasLeft)
    return writer.json
  }
}

/// One page of a list.
public struct NamedPersonPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [NamedPerson]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [NamedPerson],
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

/// An item that is needed, with its stock and the lacking quantity.
public struct NeededPart: Record {
  /// The id of the item.
  public var item: String
  /// The item's SKU.
  public var sku: String
  /// The item's name.
  public var name: String
  /// The item's own unit, in which its quantities are given.
  public var unit: String
  /// `true` if the item itself can be made: it has an active bill of materials.
  public var isMade: Bool
  /// The quantity that would be needed if no item were in stock, in the item's own unit.
  public var gross: Decimal
  /// The quantity that is needed, in the item's own unit. Available stock of the items that are made of this item is
  /// used first.
  public var needed: Decimal
  /// The quantity in stock that can be used and is not reserved for an order or a build, in the item's own unit. For a
  /// kit, the number of whole kits that can be made of available components.
  public var available: Decimal
  /// The lacking quantity, in the item's own unit: `needed` less `available`, and at least 0.
  public var short: Decimal
  /// The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
  /// unit.
  public var incoming: Decimal
  /// The instant at which the next part of `incoming` is expected; `null` if it is not known.
  public var incomingAt: Date?

  public init(
    item: String,
    sku: String,
    name: String,
    unit: String,
    isMade: Bool,
    gross: Decimal,
    needed: Decimal,
    available: Decimal,
    short: Decimal,
    incoming: Decimal,
    incomingAt: Date?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.isMade = isMade
    self.gross = gross
    self.needed = needed
    self.available = available
    self.short = short
    self.incoming = incoming
    self.incomingAt = incomingAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.isMade = reader.required("isMade")
    self.gross = reader.required("gross")
    self.needed = reader.required("needed")
    self.available = reader.required("available")
    self.short = reader.required("short")
    self.incoming = reader.required("incoming")
    self.incomingAt = reader.optional("incomingAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("isMade", self.isMade)
    writer.put("gross", self.gross)
    writer.put("needed", self.needed)
    writer.put("available", self.available)
    writer.put("short", self.short)
    writer.put("incoming", self.incoming)
    writer.put("incomingAt", self.incomingAt)
    return writer.json
  }
}

/// The user name and the password of a user.
public struct NewCredentials: InputRecord {
  /// The user name. It must be unique in the company; case, width and Unicode normalization are ignored. It cannot be
  /// changed later.
  public var username: String
  /// The password, of at least 8 characters. The core stores only a scrypt key that is derived from the password. A
  /// repeat is recognized by its `idempotencyKey` alone: the passwords are not compared.
  public var password: String

  public init(
    username: String,
    password: String
  ) {
    self.username = username
    self.password = password
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("username", self.username)
    writer.put("password", self.password)
    return writer.json
  }
}

/// A new line of an order: for an item, or with only a text.
public struct NewLine: InputRecord {
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
    note: String? = nil
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
    return writer.json
  }
}

/// A new line of a purchase: for an item, or with only a text.
public struct NewPurchaseLine: InputRecord {
  /// The quantity, in the line's unit. More than 0.
  public var quantity: Decimal
  /// The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only `text`.
  public var item: String?
  /// The item's SKU, instead of `item`. Give one of the two, not both.
  public var sku: String?
  /// The line's text. Default: the item's name. Required for a line without an item.
  public var text: String?
  /// The unit of `quantity`: for an item, its own unit or one of its `units`. Default: the unit in which the item is
  /// bought.
  public var unit: String?
  /// The price of one unit, in the purchase's currency. If it is left out and the caller manages the inventory, the
  /// line gets the supplier's price for the quantity, or else the item's cost, if that is in this currency. Otherwise
  /// the line has no price. Only managers of orders or the inventory may set it.
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
    note: String? = nil
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
    return writer.json
  }
}

/// The request has no company, no company is selected, and there is not exactly one company. Send company, or call
/// companies.select.
public struct NoCompanyData: Record {
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

/// No record with this id exists, or the caller may not see the record.
public struct NotFoundData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// A JSON Pointer to the parameter that names the missing record, such as /item. Left out if the missing record is
  /// the main record of the method.
  public var pointer: String?

  public init(
    kind: String,
    pointer: String? = nil
  ) {
    self.kind = kind
    self.pointer = pointer
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.pointer = reader.optional("pointer")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("pointer", self.pointer)
    return writer.json
  }
}

/// Another account owns the company. In such a company, this account can create and change only its own credentials.
public struct NotKeptHereData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The condition under which the request is allowed.
  public var needs: StoreNeeded

  public init(
    kind: String,
    needs: StoreNeeded
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

/// The app's data is stored by another deployment path. data.path is the deployment path that has the data.
public struct NotOnThisPathData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The present deployment path, which names the services that hold the app's data. `policy.deployment.get` returns
  /// the source of the path.
  public var path: AuthStatePath
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    path: AuthStatePath,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.path = path
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.path = reader.required("path")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("path", self.path)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// A payment and the resulting payment state of its order.
public struct NotedPayment: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order.
  public var order: String
  /// The amount, in the order's currency. Negative for a repayment.
  public var amount: Money
  /// The method of payment as a free text, such as cash or card.
  public var method: String?
  /// The payment's reference in another system.
  public var reference: String?
  /// The instant of the payment.
  public var paidAt: Date
  /// The reason for the reversal, as a free text. `null` for a payment that reverses no other.
  public var reason: String?
  /// The id of the payment that this payment reverses. `null` for a payment that reverses no other.
  public var reverses: String?
  /// The id of the user who recorded the payment.
  public var actor: String
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The payment state of the order.
  public var paymentState: OrderPaymentState
  /// The total amount paid for the order, less the amount paid back.
  public var paid: Money
  /// The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if
  /// the draft is submitted unchanged.
  public var due: Money
  /// The current version of the order. Pass it as `expect` to the next request that changes the order.
  public var orderVersion: Int
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    order: String,
    amount: Money,
    method: String?,
    reference: String?,
    paidAt: Date,
    reason: String?,
    reverses: String?,
    actor: String,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    paymentState: OrderPaymentState,
    paid: Money,
    due: Money,
    orderVersion: Int,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.order = order
    self.amount = amount
    self.method = method
    self.reference = reference
    self.paidAt = paidAt
    self.reason = reason
    self.reverses = reverses
    self.actor = actor
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.paymentState = paymentState
    self.paid = paid
    self.due = due
    self.orderVersion = orderVersion
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.order = reader.required("order")
    self.amount = reader.required("amount")
    self.method = reader.optional("method")
    self.reference = reader.optional("reference")
    self.paidAt = reader.required("paidAt")
    self.reason = reader.optional("reason")
    self.reverses = reader.optional("reverses")
    self.actor = reader.required("actor")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.paymentState = reader.required("paymentState")
    self.paid = reader.required("paid")
    self.due = reader.required("due")
    self.orderVersion = reader.required("orderVersion")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("order", self.order)
    writer.put("amount", self.amount)
    writer.put("method", self.method)
    writer.put("reference", self.reference)
    writer.put("paidAt", self.paidAt)
    writer.put("reason", self.reason)
    writer.put("reverses", self.reverses)
    writer.put("actor", self.actor)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.put("paymentState", self.paymentState)
    writer.put("paid", self.paid)
    writer.put("due", self.due)
    writer.put("orderVersion", self.orderVersion)
    return writer.json
  }
}
