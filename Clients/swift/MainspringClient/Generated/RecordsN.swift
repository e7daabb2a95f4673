// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Who somebody in a company is, or was.
public struct NamedPerson: Record {
  /// The user, as actor and user elsewhere.
  public var id: String
  /// What people call them; null for who has no name.
  public var name: String?
  /// What they sign in with, where they have no name, or signed in with before they left; it is there for who does, or did.
  public var username: String?
  /// true for who has left; not there for the others.
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
  /// The elements, in the list's order.
  public var items: [NamedPerson]
  /// Pass it as after to get the next page; null at the end.
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

/// What somebody is to sign in with.
public struct NewCredentials: InputRecord {
  /// The name, unique in the company, ignoring case, width and Unicode normalization; it never changes.
  public var username: String
  /// At least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is not compared by it.
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

/// A line that is to be: of an item, or of what text says.
public struct NewLine: InputRecord {
  /// How much; more than 0.
  public var quantity: Decimal
  /// The item; it, sku or text must be given.
  public var item: String?
  /// The item's SKU, in its place.
  public var sku: String?
  /// What it is of; an item's name where it is left out.
  public var text: String?
  /// What the quantity counts; of an item its own unit, or one of its units, and the one that it is sold in without it.
  public var unit: String?
  /// What one costs, in the order's currency; the item's price without it.
  public var unitPrice: MoneyInput?
  /// What is taken off, in percent.
  public var discount: Decimal?
  /// The rate of tax in percent, with at most 3 decimals; 0 without it.
  public var taxRate: Decimal?
  /// What stands below it on documents.
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
    writer.putIfGiven("note", self.note)
    return writer.json
  }
}

/// A line of a purchase that is to be: of an item, or of what text says.
public struct NewPurchaseLine: InputRecord {
  /// How much; more than 0.
  public var quantity: Decimal
  /// The item; it, sku or text must be given.
  public var item: String?
  /// The item's SKU, in its place.
  public var sku: String?
  /// What it is of; an item's name where it is left out.
  public var text: String?
  /// What the quantity counts; of an item its own unit, or one of its units, and the one that it is bought in without it.
  public var unit: String?
  /// What one costs, in the purchase's currency; what the item costs without it, if that is known. For managers alone.
  public var unitPrice: MoneyInput?
  /// What is taken off, in percent.
  public var discount: Decimal?
  /// The rate of tax in percent, with at most 3 decimals; 0 without it.
  public var taxRate: Decimal?
  /// What stands below it on documents.
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
    writer.putIfGiven("note", self.note)
    return writer.json
  }
}

/// No company was named, none is selected, and there is not just one.
public struct NoCompanyData: Record {
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

/// There is no such record.
public struct NotFoundData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// A JSON Pointer into the parameters to what names it; left out for what the method is about.
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

/// The credentials are kept by the account that owns the company.
public struct NotKeptHereData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// What would be enough.
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

/// The app's data is not kept here; data.path says which deployment path holds.
public struct NotOnThisPathData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// Where the app's data is now: policy.deployment.get says why.
  public var path: AuthStatePath
  /// The record that is stored all the same: the answer that failed, or the feedback; left out where nothing is.
  public var record: String?
  /// The record that it belongs to, such as the conversation; left out where it belongs to none.
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

/// A payment, and how its order stands with it.
public struct NotedPayment: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The order.
  public var order: String
  /// How much; less than 0 for what was paid back.
  public var amount: Money
  /// How: cash, card.
  public var method: String?
  /// What it is called elsewhere.
  public var reference: String?
  /// When.
  public var paidAt: Date
  /// Why it was reversed.
  public var reason: String?
  /// The payment that it takes back.
  public var reverses: String?
  /// Who noted it.
  public var actor: String
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// How paid stands now to what is owed for the order.
  public var paymentState: OrderPaymentState
  /// What was paid for it in all, less what was paid back.
  public var paid: Money
  /// What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it is submitted as it is.
  public var due: Money
  /// The order's version now, for what expects one.
  public var orderVersion: Int
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
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
