// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The sold items with their shares of the revenue, in the classes A, B and C.
public struct ABCReport: Record {
  /// The first day of the period, which is included. `null` if the report has no first day.
  public var from: String?
  /// The last day of the period, which is included. `null` if the report extends to the present.
  public var to: String?
  /// The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
  /// this machine does not know that time zone.
  public var timeZone: String
  /// The totals of all sold items, one row for each currency and class.
  public var totals: [ABCTotal]
  /// The sold items, sorted by currency, and within a currency by revenue, the largest first.
  public var items: [ABCRow]
  /// The cursor of the next page, to pass as `after`; `null` on the last page.
  public var next: String?

  public init(
    from: String?,
    to: String?,
    timeZone: String,
    totals: [ABCTotal],
    items: [ABCRow],
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

/// The revenue of one item, with its class.
public struct ABCRow: Record {
  /// The id of the item.
  public var item: String?
  /// The item's SKU.
  public var sku: String?
  /// The item's name.
  public var name: String?
  /// The class. The items are ranked by revenue, the largest first. A: the items ranked before this item have less than
  /// 80 % of all revenue together. B: they have 80 % or more, but less than 95 %. C: they have 95 % or more.
  public var `class`: ABCRowClass
  /// The revenue without tax. Amounts for returned and credited goods are subtracted.
  public var revenue: MoneySum
  /// The share of this revenue in all revenue of the currency, in percent, with two decimals, rounded half to even.
  /// `null` if there is no revenue.
  public var share: Decimal?
  /// The share in all revenue of the currency that this item and all items ranked before it have together, in percent,
  /// with two decimals. `null` if there is no revenue.
  public var cumulated: Decimal?

  public init(
    item: String?,
    sku: String?,
    name: String?,
    `class`: ABCRowClass,
    revenue: MoneySum,
    share: Decimal?,
    cumulated: Decimal?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.class = `class`
    self.revenue = revenue
    self.share = share
    self.cumulated = cumulated
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.name = reader.optional("name")
    self.class = reader.required("class")
    self.revenue = reader.required("revenue")
    self.share = reader.optional("share")
    self.cumulated = reader.optional("cumulated")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("class", self.class)
    writer.put("revenue", self.revenue)
    writer.put("share", self.share)
    writer.put("cumulated", self.cumulated)
    return writer.json
  }
}

/// The sums of all items of one class, in one currency.
public struct ABCTotal: Record {
  /// The class: A, B or C.
  public var `class`: ABCRowClass
  /// The number of items in the class.
  public var count: Int
  /// The revenue of these items, without tax.
  public var revenue: MoneySum
  /// The share of this revenue in all revenue of the currency, in percent, with two decimals. `null` if there is no
  /// revenue.
  public var share: Decimal?

  public init(
    `class`: ABCRowClass,
    count: Int,
    revenue: MoneySum,
    share: Decimal?
  ) {
    self.class = `class`
    self.count = count
    self.revenue = revenue
    self.share = share
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.class = reader.required("class")
    self.count = reader.required("count")
    self.revenue = reader.required("revenue")
    self.share = reader.optional("share")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("class", self.class)
    writer.put("count", self.count)
    writer.put("revenue", self.revenue)
    writer.put("share", self.share)
    return writer.json
  }
}

/// The host's answer to host.ai.available.
public struct AIAvailabilityAnswer: InputRecord {
  /// `true` if the host has a model that can answer now.
  public var available: Bool
  /// The reason why no model can answer; `null` if `available` is `true`.
  public var reason: AvailabilityReason?

  public init(
    available: Bool,
    reason: AvailabilityReason? = nil
  ) {
    self.available = available
    self.reason = reason
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("available", self.available)
    writer.putIfGiven("reason", self.reason)
    return writer.json
  }
}

/// The host's answer to host.ai.respond.
public struct AIResponse: InputRecord {
  /// The object.
  public var content: [String: JSON]

  public init(
    content: [String: JSON]
  ) {
    self.content = content
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("content", self.content)
    return writer.json
  }
}

/// A company that the account has joined with a link.
public struct AcceptedShare: Record {
  /// The id of the company, which `companies.list` returns from now on. The core still fetches its records.
  public var company: String
  /// `true` if the company is the account's own. In that case, nothing has changed.
  public var mine: Bool
  /// The permission of a participant. readWrite: everything that the participant's access record allows. readOnly: only
  /// reading, even if the access record allows more.
  public var permission: SharePermission

  public init(
    company: String,
    mine: Bool,
    permission: SharePermission
  ) {
    self.company = company
    self.mine = mine
    self.permission = permission
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.company = reader.required("company")
    self.mine = reader.required("mine")
    self.permission = reader.required("permission")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("company", self.company)
    writer.put("mine", self.mine)
    writer.put("permission", self.permission)
    return writer.json
  }
}

/// The rights of one user in one company.
public struct AccessRecord: Record {
  /// The id of the access record.
  public var id: String
  /// The id of the company.
  public var company: String
  /// The id of the user who has these rights: the account, or a user who signs in.
  public var user: String
  /// The user's name. access.people shows it to all users of the company.
  public var name: String?
  /// `true` if the user is an owner. An owner has all rights, except the rights that only the founder has.
  public var isOwner: Bool
  /// `true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes
  /// another owner the founder.
  public var isFounder: Bool
  /// The departments in which the user does the daily work. Each bit of this number is a department;
  /// `access.departments` lists the bits.
  public var deptMask: Int
  /// The departments that the user manages. Each bit of this number is a department. A manager of a department can also
  /// delete, approve and see costs there.
  public var managerMask: Int
  /// The version of the record: 1 at first, and 1 more with each change.
  public var version: Int
  /// The time when the user got the first rights in the company.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The time when `mainspring recover` last gave the user another password; `null` if the password was never reset in
  /// this way.
  public var recoveredAt: Date?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    user: String,
    name: String?,
    isOwner: Bool,
    isFounder: Bool,
    deptMask: Int,
    managerMask: Int,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    recoveredAt: Date?,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.user = user
    self.name = name
    self.isOwner = isOwner
    self.isFounder = isFounder
    self.deptMask = deptMask
    self.managerMask = managerMask
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.recoveredAt = recoveredAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.user = reader.required("user")
    self.name = reader.optional("name")
    self.isOwner = reader.required("isOwner")
    self.isFounder = reader.required("isFounder")
    self.deptMask = reader.required("deptMask")
    self.managerMask = reader.required("managerMask")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.recoveredAt = reader.optional("recoveredAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("user", self.user)
    writer.put("name", self.name)
    writer.put("isOwner", self.isOwner)
    writer.put("isFounder", self.isFounder)
    writer.put("deptMask", self.deptMask)
    writer.put("managerMask", self.managerMask)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.put("recoveredAt", self.recoveredAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct AccessRecordConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: AccessRecord

  public init(
    kind: String,
    current: AccessRecord
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

/// A rule of access: the right that a user needs for a call.
public struct AccessRule: Record {
  /// The kind of right that is required, such as member, department or owner.
  public var rule: AccessRuleRule
  /// The department in which the right is required. Left out if the rule names no single department.
  public var department: String?
  /// The departments of which one suffices, as the bits of a number. Left out if the rule requires no department.
  public var mask: Int?

  public init(
    rule: AccessRuleRule,
    department: String? = nil,
    mask: Int? = nil
  ) {
    self.rule = rule
    self.department = department
    self.mask = mask
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rule = reader.required("rule")
    self.department = reader.optional("department")
    self.mask = reader.optional("mask")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rule", self.rule)
    writer.putIfGiven("department", self.department)
    writer.putIfGiven("mask", self.mask)
    return writer.json
  }
}

/// An entry of a contact's account: an invoice, a credit note, a payment or an order.
public struct AccountEntry: Record {
  /// The time when the document was issued, or when the payment was made.
  public var at: Date
  /// The kind of the entry: invoice, creditNote, payment or order.
  public var kind: AccountEntryKind
  /// The id of the document, the payment or the order, as `kind` says.
  public var id: String
  /// The id of the order to which the entry belongs.
  public var order: String
  /// The number of the document or of the order. `null` for a payment.
  public var number: String?
  /// The amount: positive if the contact owes more after the entry, and negative if the contact owes less.
  public var amount: Money

  public init(
    at: Date,
    kind: AccountEntryKind,
    id: String,
    order: String,
    number: String?,
    amount: Money
  ) {
    self.at = at
    self.kind = kind
    self.id = id
    self.order = order
    self.number = number
    self.amount = amount
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.kind = reader.required("kind")
    self.id = reader.required("id")
    self.order = reader.required("order")
    self.number = reader.optional("number")
    self.amount = reader.required("amount")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("kind", self.kind)
    writer.put("id", self.id)
    writer.put("order", self.order)
    writer.put("number", self.number)
    writer.put("amount", self.amount)
    return writer.json
  }
}

/// The data directory has no cloud account that can be used. data.status is the state of the account.
public struct AccountUnavailableData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The state of the cloud's account.
  public var status: SyncAccountStatus

  public init(
    kind: String,
    status: SyncAccountStatus
  ) {
    self.kind = kind
    self.status = status
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.status = reader.required("status")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("status", self.status)
    return writer.json
  }
}

/// One event in the history of a contact.
public struct Activity: Record {
  /// The time of the event.
  public var at: Date
  /// The kind of record. contactNote: a note that a user wrote.
  public var kind: String
  /// The id of the record.
  public var id: String
  /// The text of a note. For other kinds of records, the number of the record.
  public var text: String
  /// The status of the record. `null` for a kind of record without a status.
  public var status: String?
  /// The user who caused the event. `null` if the user is no longer known.
  public var actor: String?

  public init(
    at: Date,
    kind: String,
    id: String,
    text: String,
    status: String?,
    actor: String?
  ) {
    self.at = at
    self.kind = kind
    self.id = id
    self.text = text
    self.status = status
    self.actor = actor
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.kind = reader.required("kind")
    self.id = reader.required("id")
    self.text = reader.required("text")
    self.status = reader.optional("status")
    self.actor = reader.optional("actor")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("kind", self.kind)
    writer.put("id", self.id)
    writer.put("text", self.text)
    writer.put("status", self.status)
    writer.put("actor", self.actor)
    return writer.json
  }
}

/// One page of a list.
public struct ActivityPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Activity]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Activity],
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

/// A postal address.
public struct Address: Record {
  /// The lines above the city, as on an envelope: street, number, floor.
  public var lines: [String]
  /// The city.
  public var city: String?
  /// The state, province or county.
  public var region: String?
  /// The postal code.
  public var postalCode: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?

  public init(
    lines: [String],
    city: String?,
    region: String?,
    postalCode: String?,
    country: String?
  ) {
    self.lines = lines
    self.city = city
    self.region = region
    self.postalCode = postalCode
    self.country = country
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.lines = reader.required("lines")
    self.city = reader.optional("city")
    self.region = reader.optional("region")
    self.postalCode = reader.optional("postalCode")
    self.country = reader.optional("country")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lines", self.lines)
    writer.put("city", self.city)
    writer.put("region", self.region)
    writer.put("postalCode", self.postalCode)
    writer.put("country", self.country)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct AddressChanges: InputRecord {
  /// The lines above the city, as on an envelope: street, number, floor.
  public var lines: Change<[String]>
  /// The city.
  public var city: Change<String>
  /// The state, province or county.
  public var region: Change<String>
  /// The postal code.
  public var postalCode: Change<String>
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: Change<String>

  public init(
    lines: Change<[String]> = .unchanged,
    city: Change<String> = .unchanged,
    region: Change<String> = .unchanged,
    postalCode: Change<String> = .unchanged,
    country: Change<String> = .unchanged
  ) {
    self.lines = lines
    self.city = city
    self.region = region
    self.postalCode = postalCode
    self.country = country
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putChange("lines", self.lines)
    writer.putChange("city", self.city)
    writer.putChange("region", self.region)
    writer.putChange("postalCode", self.postalCode)
    writer.putChange("country", self.country)
    return writer.json
  }
}

/// A postal address.
public struct AddressInput: InputRecord {
  /// The lines above the city, as on an envelope: street, number, floor.
  public var lines: [String]?
  /// The city.
  public var city: String?
  /// The state, province or county.
  public var region: String?
  /// The postal code.
  public var postalCode: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?

  public init(
    lines: [String]? = nil,
    city: String? = nil,
    region: String? = nil,
    postalCode: String? = nil,
    country: String? = nil
  ) {
    self.lines = lines
    self.city = city
    self.region = region
    self.postalCode = postalCode
    self.country = country
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("lines", self.lines)
    writer.putIfGiven("city", self.city)
    writer.putIfGiven("region", self.region)
    writer.putIfGiven("postalCode", self.postalCode)
    writer.putIfGiven("country", self.country)
    return writer.json
  }
}

/// The number of unpaid invoices, and the amount that is still to be paid for them.
public struct AgingFigures: Record {
  /// The number of invoices. Orders that were invoiced before the core stored invoices are counted as well.
  public var orders: Int
  /// The amount that is still to be paid for these invoices and orders.
  public var due: MoneySum

  public init(
    orders: Int,
    due: MoneySum
  ) {
    self.orders = orders
    self.due = due
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.orders = reader.required("orders")
    self.due = reader.required("due")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("orders", self.orders)
    writer.put("due", self.due)
    return writer.json
  }
}

/// The amounts that customers still have to pay, by the age of the invoices.
public struct AgingReport: Record {
  /// The instant for which the report was computed.
  public var at: Date
  /// The time zone by which the age in days is counted: the company's time zone. UTC if the company has no time zone,
  /// or if this machine does not know that time zone.
  public var timeZone: String
  /// One row for each currency with unpaid amounts. If grouped by contact, one row for each customer and currency,
  /// sorted by currency, and within a currency by the unpaid amount, the largest first.
  public var items: [AgingRow]
  /// Always `null`, because the report has no further pages.
  public var next: String?

  public init(
    at: Date,
    timeZone: String,
    items: [AgingRow],
    next: String?
  ) {
    self.at = at
    self.timeZone = timeZone
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.timeZone = reader.required("timeZone")
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("timeZone", self.timeZone)
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// The unpaid amounts in one currency, of all customers or of one.
public struct AgingRow: Record {
  /// The id of the customer. `null` unless rows are grouped by contact.
  public var contact: String?
  /// The customer's name, as it is on one of the orders. `null` unless rows are grouped by contact.
  public var name: String?
  /// The sum of all unpaid amounts.
  public var total: AgingFigures
  /// The unpaid amounts of invoices that are at most 30 days old.
  public var days30: AgingFigures
  /// The unpaid amounts of invoices that are 31 to 60 days old.
  public var days60: AgingFigures
  /// The unpaid amounts of invoices that are 61 to 90 days old.
  public var days90: AgingFigures
  /// The unpaid amounts of invoices that are more than 90 days old.
  public var older: AgingFigures

  public init(
    contact: String?,
    name: String?,
    total: AgingFigures,
    days30: AgingFigures,
    days60: AgingFigures,
    days90: AgingFigures,
    older: AgingFigures
  ) {
    self.contact = contact
    self.name = name
    self.total = total
    self.days30 = days30
    self.days60 = days60
    self.days90 = days90
    self.older = older
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.contact = reader.optional("contact")
    self.name = reader.optional("name")
    self.total = reader.required("total")
    self.days30 = reader.required("days30")
    self.days60 = reader.required("days60")
    self.days90 = reader.required("days90")
    self.older = reader.required("older")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("contact", self.contact)
    writer.put("name", self.name)
    writer.put("total", self.total)
    writer.put("days30", self.days30)
    writer.put("days60", self.days60)
    writer.put("days90", self.days90)
    writer.put("older", self.older)
    return writer.json
  }
}

/// The methods that the caller may and may not call.
public struct AllowedMethods: Record {
  /// The company of the request, or the selected company; `null` if there is neither.
  public var company: String?
  /// The id of the user who acts in the company; `null` while a user must sign in first.
  public var user: String?
  /// Every method, in the order of the discovery document.
  public var methods: [CheckedMethod]

  public init(
    company: String?,
    user: String?,
    methods: [CheckedMethod]
  ) {
    self.company = company
    self.user = user
    self.methods = methods
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.company = reader.optional("company")
    self.user = reader.optional("user")
    self.methods = reader.required("methods")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("company", self.company)
    writer.put("user", self.user)
    writer.put("methods", self.methods)
    return writer.json
  }
}

/// The transaction was already reversed. data.reversedBy is the id of the reversing transaction.
public struct AlreadyReversedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The id of the transaction that reversed this transaction.
  public var reversedBy: String

  public init(
    kind: String,
    reversedBy: String
  ) {
    self.kind = kind
    self.reversedBy = reversedBy
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.reversedBy = reader.required("reversedBy")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("reversedBy", self.reversedBy)
    return writer.json
  }
}

/// The flavour of a coffee in numbers, and the source of the answer.
public struct AnalyzedFlavor: Record {
  /// The flavour of the coffee, as numbers from 0 to 10.
  public var profile: FlavorProfile
  /// The version of the tasting note after the profile was stored in it. `null` if the profile was not stored.
  public var version: Int?
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
    profile: FlavorProfile,
    version: Int?,
    source: AnalyzedFlavorSource,
    suggestion: String?,
    at: Date,
    repeated: Bool
  ) {
    self.profile = profile
    self.version = version
    self.source = source
    self.suggestion = suggestion
    self.at = at
    self.repeated = repeated
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.profile = reader.required("profile")
    self.version = reader.optional("version")
    self.source = reader.required("source")
    self.suggestion = reader.optional("suggestion")
    self.at = reader.required("at")
    self.repeated = reader.required("repeated")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("profile", self.profile)
    writer.put("version", self.version)
    writer.put("source", self.source)
    writer.put("suggestion", self.suggestion)
    writer.put("at", self.at)
    writer.put("repeated", self.repeated)
    return writer.json
  }
}

/// Another owner of the company must send the request.
public struct AnotherOwner: Record {
  /// The kind of the condition: anotherOwner.
  public var rule: String

  public init(
    rule: String
  ) {
    self.rule = rule
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rule = reader.required("rule")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rule", self.rule)
    return writer.json
  }
}

/// The form in which a table was read. Each member is what the request gave, or what the core has guessed.
public struct AnsweredForm: Record {
  /// The column separator. `null` if the first line of the file, such as `sep=|`, sets a character that has no name
  /// here.
  public var separator: AnsweredFormSeparator?
  /// The decimal separator. `null` if the numbers of the first rows do not show it.
  public var decimal: AnsweredFormDecimal?
  /// The character encoding.
  public var encoding: AnsweredFormEncoding

  public init(
    separator: AnsweredFormSeparator?,
    decimal: AnsweredFormDecimal?,
    encoding: AnsweredFormEncoding
  ) {
    self.separator = separator
    self.decimal = decimal
    self.encoding = encoding
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.separator = reader.optional("separator")
    self.decimal = reader.optional("decimal")
    self.encoding = reader.required("encoding")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("separator", self.separator)
    writer.put("decimal", self.decimal)
    writer.put("encoding", self.encoding)
    return writer.json
  }
}

/// Facts that help to understand feedback: versions and counts. They contain no text of users.
public struct AppDiagnostics: Record {
  /// The core's version.
  public var version: String
  /// The operating system: `linux` or `macos`.
  public var platform: String
  /// The version of SQLite.
  public var sqlite: String
  /// The environment for which the app was built: development, staging or production.
  public var buildEnvironment: ClientBuild
  /// The program that uses the core, as named in `system.hello`. `null` if the program has not sent that request.
  public var client: String?
  /// The stores of the data directory.
  public var stores: [StoreVersion]
  /// The number of warnings among the newest lines of the log.
  public var warnings: Int
  /// The number of errors among the newest lines of the log.
  public var errors: Int

  public init(
    version: String,
    platform: String,
    sqlite: String,
    buildEnvironment: ClientBuild,
    client: String?,
    stores: [StoreVersion],
    warnings: Int,
    errors: Int
  ) {
    self.version = version
    self.platform = platform
    self.sqlite = sqlite
    self.buildEnvironment = buildEnvironment
    self.client = client
    self.stores = stores
    self.warnings = warnings
    self.errors = errors
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.version = reader.required("version")
    self.platform = reader.required("platform")
    self.sqlite = reader.required("sqlite")
    self.buildEnvironment = reader.required("buildEnvironment")
    self.client = reader.optional("client")
    self.stores = reader.required("stores")
    self.warnings = reader.required("warnings")
    self.errors = reader.required("errors")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("version", self.version)
    writer.put("platform", self.platform)
    writer.put("sqlite", self.sqlite)
    writer.put("buildEnvironment", self.buildEnvironment)
    writer.put("client", self.client)
    writer.put("stores", self.stores)
    writer.put("warnings", self.warnings)
    writer.put("errors", self.errors)
    return writer.json
  }
}

/// The credential that Apple gives an app at a sign-in.
public struct AppleCredential: InputRecord {
  /// The user's id at Apple.
  public var user: String
  /// The identity token that Apple issued, a JWS. Required. The core never stores it.
  public var identityToken: String?
  /// The authorization code that Apple issued. Required. It can be used only once, and the core never stores it.
  public var authorizationCode: String?
  /// The user's name. Apple sends it only at the first sign-in.
  public var fullName: String?
  /// The user's e-mail address. Apple sends it only at the first sign-in.
  public var email: String?
  /// The user's id at Apple before the app was transferred to another developer. Needed if the user's session has ended
  /// with the reason `transferred`.
  public var transferredFrom: String?

  public init(
    user: String,
    identityToken: String? = nil,
    authorizationCode: String? = nil,
    fullName: String? = nil,
    email: String? = nil,
    transferredFrom: String? = nil
  ) {
    self.user = user
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
    self.fullName = fullName
    self.email = email
    self.transferredFrom = transferredFrom
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("user", self.user)
    writer.putIfGiven("identityToken", self.identityToken)
    writer.putIfGiven("authorizationCode", self.authorizationCode)
    writer.putIfGiven("fullName", self.fullName)
    writer.putIfGiven("email", self.email)
    writer.putIfGiven("transferredFrom", self.transferredFrom)
    return writer.json
  }
}

/// The host's answer to host.auth.apple.credentialState.
public struct AppleCredentialState: InputRecord {
  /// The state of the credential.
  public var state: AuthStateCredentialState

  public init(
    state: AuthStateCredentialState
  ) {
    self.state = state
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("state", self.state)
    return writer.json
  }
}

/// The host's answer to host.auth.apple.keys.
public struct AppleKeys: InputRecord {
  /// The keys, 1 to 100.
  public var keys: [JSONWebKey]

  public init(
    keys: [JSONWebKey]
  ) {
    self.keys = keys
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("keys", self.keys)
    return writer.json
  }
}

/// The company is archived. Its records can be read, but not changed. companies.update with archived: false restores
/// it.
public struct ArchivedData: Record {
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

/// An item whose price is asked for, with the quantity that is to be sold.
public struct AskedPrice: InputRecord {
  /// The id of the item.
  public var item: String?
  /// The item's SKU, instead of `item`. Give one of the two, not both.
  public var sku: String?
  /// The quantity in the unit. Default: 1.
  public var quantity: Decimal?
  /// The unit. Default: the item's `salesUnit`.
  public var unit: String?

  public init(
    item: String? = nil,
    sku: String? = nil,
    quantity: Decimal? = nil,
    unit: String? = nil
  ) {
    self.item = item
    self.sku = sku
    self.quantity = quantity
    self.unit = unit
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("item", self.item)
    writer.putIfGiven("sku", self.sku)
    writer.putIfGiven("quantity", self.quantity)
    writer.putIfGiven("unit", self.unit)
    return writer.json
  }
}

/// A photo, document, logo or proof of a record.
public struct Asset: Record {
  /// The asset's id.
  public var id: String
  /// The company of the asset; `null` for an asset of the account's own record.
  public var company: String?
  /// The record to which the asset belongs, such as an item.
  public var owner: AssetOwner
  /// The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a
  /// proof of delivery. document: anything else.
  public var role: AssetRole
  /// The asset's name, which may differ from the file's name; `null` if the asset has none.
  public var name: String?
  /// The media type, found from the asset's first bytes. If it cannot be found, this is the media type that the request
  /// gave.
  public var mediaType: String
  /// The number of bytes.
  public var bytes: Int
  /// The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits.
  public var sha256: String
  /// The width in pixels, from the image's header; `null` for other assets.
  public var width: Int?
  /// The height in pixels, from the image's header; `null` for other assets.
  public var height: Int?
  /// The smaller pictures that the host has made of the image. While a smaller picture is missing, methods use the
  /// image itself.
  public var variants: [AssetVariant]
  /// The position among the assets of the record, from 0. The first photo is the cover.
  public var position: Int
  /// The version, from 1. It grows by one with each change.
  public var version: Int
  /// The instant at which the asset was added.
  public var createdAt: Date
  /// The instant of the last change.
  public var updatedAt: Date
  /// Where the bytes are. local: only on this device. synced: on this device and in the cloud. remote: only in the
  /// cloud; the first read fetches the bytes. missing: neither on this device nor in the cloud, because another device
  /// has not sent the bytes yet, or the file was removed.
  public var state: AssetState

  public init(
    id: String,
    company: String?,
    owner: AssetOwner,
    role: AssetRole,
    name: String?,
    mediaType: String,
    bytes: Int,
    sha256: String,
    width: Int?,
    height: Int?,
    variants: [AssetVariant],
    position: Int,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    state: AssetState
  ) {
    self.id = id
    self.company = company
    self.owner = owner
    self.role = role
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
    self.sha256 = sha256
    self.width = width
    self.height = height
    self.variants = variants
    self.position = position
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.state = state
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.optional("company")
    self.owner = reader.required("owner")
    self.role = reader.required("role")
    self.name = reader.optional("name")
    self.mediaType = reader.required("mediaType")
    self.bytes = reader.required("bytes")
    self.sha256 = reader.required("sha256")
    self.width = reader.optional("width")
    self.height = reader.optional("height")
    self.variants = reader.required("variants")
    self.position = reader.required("position")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.state = reader.required("state")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("owner", self.owner)
    writer.put("role", self.role)
    writer.put("name", self.name)
    writer.put("mediaType", self.mediaType)
    writer.put("bytes", self.bytes)
    writer.put("sha256", self.sha256)
    writer.put("width", self.width)
    writer.put("height", self.height)
    writer.put("variants", self.variants)
    writer.put("position", self.position)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.put("state", self.state)
    return writer.json
  }
}

/// Bytes of an asset.
public struct AssetBytes: Record {
  /// The media type of the asset.
  public var mediaType: String
  /// The number of bytes of the whole asset.
  public var bytes: Int
  /// The offset of the first returned byte, in bytes from the beginning of the asset.
  public var offset: Int
  /// The bytes in standard base64 (RFC 4648); empty at the end of the asset.
  public var base64: String

  public init(
    mediaType: String,
    bytes: Int,
    offset: Int,
    base64: String
  ) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.offset = offset
    self.base64 = base64
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.mediaType = reader.required("mediaType")
    self.bytes = reader.required("bytes")
    self.offset = reader.required("offset")
    self.base64 = reader.required("base64")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("mediaType", self.mediaType)
    writer.put("bytes", self.bytes)
    writer.put("offset", self.offset)
    writer.put("base64", self.base64)
    return writer.json
  }
}

/// The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an asset
/// with the same bytes to restore the file.
public struct AssetMissingData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The SHA-256 digest of the missing bytes, as 64 lower-case hexadecimal digits. Add an asset with the same bytes to
  /// restore the file.
  public var sha256: String

  public init(
    kind: String,
    sha256: String
  ) {
    self.kind = kind
    self.sha256 = sha256
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.sha256 = reader.required("sha256")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("sha256", self.sha256)
    return writer.json
  }
}

/// The record to which an asset belongs. If the record is deleted, its assets are deleted, too.
public struct AssetOwner: Record {
  /// The kind of the record, such as `item`, `location` or `company`. Events have the same text in `type`.
  public var type: String
  /// The id of the record.
  public var id: String

  public init(
    type: String,
    id: String
  ) {
    self.type = type
    self.id = id
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.type = reader.required("type")
    self.id = reader.required("id")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("id", self.id)
    return writer.json
  }
}

/// The record to which an asset belongs. If the record is deleted, its assets are deleted, too.
public struct AssetOwnerInput: InputRecord {
  /// The kind of the record, such as `item`, `location` or `company`. Events have the same text in `type`.
  public var type: String
  /// The id of the record.
  public var id: String

  public init(
    type: String,
    id: String
  ) {
    self.type = type
    self.id = id
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("id", self.id)
    return writer.json
  }
}

/// One page of a list.
public struct AssetPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Asset]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Asset],
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

/// The file of an asset.
public struct AssetPath: Record {
  /// The absolute path. The file's name does not show the type.
  public var path: String
  /// The media type of the file.
  public var mediaType: String
  /// The number of bytes.
  public var bytes: Int

  public init(
    path: String,
    mediaType: String,
    bytes: Int
  ) {
    self.path = path
    self.mediaType = mediaType
    self.bytes = bytes
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.path = reader.required("path")
    self.mediaType = reader.required("mediaType")
    self.bytes = reader.required("bytes")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("path", self.path)
    writer.put("mediaType", self.mediaType)
    writer.put("bytes", self.bytes)
    return writer.json
  }
}

/// The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of bytes with
/// the new asset.
public struct AssetTooLargeData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The limit that would be exceeded, in bytes: for all assets of a record, or for a logo.
  public var limit: Int
  /// The number of bytes that would count against the limit, including the new asset.
  public var bytes: Int

  public init(
    kind: String,
    limit: Int,
    bytes: Int
  ) {
    self.kind = kind
    self.limit = limit
    self.bytes = bytes
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.limit = reader.required("limit")
    self.bytes = reader.required("bytes")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("limit", self.limit)
    writer.put("bytes", self.bytes)
    return writer.json
  }
}

/// A smaller picture of an image, made by the host.
public struct AssetVariant: Record {
  /// The size of the picture. thumb: at most 256 pixels on the longer side; preview: at most 1280.
  public var kind: AssetVariantKind
  /// The media type, from the picture's first bytes.
  public var mediaType: String
  /// The number of bytes.
  public var bytes: Int
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits.
  public var sha256: String

  public init(
    kind: AssetVariantKind,
    mediaType: String,
    bytes: Int,
    width: Int,
    height: Int,
    sha256: String
  ) {
    self.kind = kind
    self.mediaType = mediaType
    self.bytes = bytes
    self.width = width
    self.height = height
    self.sha256 = sha256
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.mediaType = reader.required("mediaType")
    self.bytes = reader.required("bytes")
    self.width = reader.required("width")
    self.height = reader.required("height")
    self.sha256 = reader.required("sha256")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("mediaType", self.mediaType)
    writer.put("bytes", self.bytes)
    writer.put("width", self.width)
    writer.put("height", self.height)
    writer.put("sha256", self.sha256)
    return writer.json
  }
}

/// A payment, with the part of it that counts for an invoice.
public struct AssignedPayment: Record {
  /// The id of the payment.
  public var payment: String
  /// The instant of the payment.
  public var paidAt: Date
  /// The method of payment as a free text, such as cash or card.
  public var method: String?
  /// The payment's reference in another system.
  public var reference: String?
  /// The reason for a reversal, as a free text. `null` for other payments.
  public var reason: String?
  /// The id of the user who recorded the payment.
  public var actor: String
  /// The part of the payment that counts for the invoice. Negative for a part that was paid back.
  public var amount: Money

  public init(
    payment: String,
    paidAt: Date,
    method: String?,
    reference: String?,
    reason: String?,
    actor: String,
    amount: Money
  ) {
    self.payment = payment
    self.paidAt = paidAt
    self.method = method
    self.reference = reference
    self.reason = reason
    self.actor = actor
    self.amount = amount
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.payment = reader.required("payment")
    self.paidAt = reader.required("paidAt")
    self.method = reader.optional("method")
    self.reference = reader.optional("reference")
    self.reason = reader.optional("reason")
    self.actor = reader.required("actor")
    self.amount = reader.required("amount")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("payment", self.payment)
    writer.put("paidAt", self.paidAt)
    writer.put("method", self.method)
    writer.put("reference", self.reference)
    writer.put("reason", self.reason)
    writer.put("actor", self.actor)
    writer.put("amount", self.amount)
    return writer.json
  }
}

/// The parts of the app that the user may use.
public struct AuthGate: Record {
  /// `true` if the app is open: a user has signed in with Apple.
  public var shell: Bool
  /// `true` if chat and feedback are open: the backend has authenticated the user.
  public var backend: Bool

  public init(
    shell: Bool,
    backend: Bool
  ) {
    self.shell = shell
    self.backend = backend
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.shell = reader.required("shell")
    self.backend = reader.required("backend")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("shell", self.shell)
    writer.put("backend", self.backend)
    return writer.json
  }
}

/// The state of the session: the user who is signed in with Apple, and the backend's authentication.
public struct AuthState: Record {
  /// `true` if a user is signed in.
  public var signedIn: Bool
  /// The id of the user's record (`users.get`); `null` if no user is signed in.
  public var user: String?
  /// The deployment path, which decides where the app's data is stored. It is the same as `path` in the result of
  /// `policy.deployment.get`.
  public var path: AuthStatePath
  /// The place where the backend's token is or will be stored. host: with the host, such as in a keychain. file: in the
  /// core's own data on the device.
  public var secrets: AuthStateSecrets
  /// Apple's last report about the state of the credential; `null` before the first report. The report stays after the
  /// session has ended.
  public var credentialState: AuthStateCredentialState?
  /// The time of Apple's last report about the credential; `null` before the first report. An old report does not end
  /// the session.
  public var checkedAt: Date?
  /// The state of the backend's authentication of the user. none: the backend has not authenticated the user. valid:
  /// the backend accepts the user. expired: the backend must authenticate the user again.
  public var backend: AuthStateBackend

  public init(
    signedIn: Bool,
    user: String?,
    path: AuthStatePath,
    secrets: AuthStateSecrets,
    credentialState: AuthStateCredentialState?,
    checkedAt: Date?,
    backend: AuthStateBackend
  ) {
    self.signedIn = signedIn
    self.user = user
    self.path = path
    self.secrets = secrets
    self.credentialState = credentialState
    self.checkedAt = checkedAt
    self.backend = backend
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.signedIn = reader.required("signedIn")
    self.user = reader.optional("user")
    self.path = reader.required("path")
    self.secrets = reader.required("secrets")
    self.credentialState = reader.optional("credentialState")
    self.checkedAt = reader.optional("checkedAt")
    self.backend = reader.required("backend")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("signedIn", self.signedIn)
    writer.put("user", self.user)
    writer.put("path", self.path)
    writer.put("secrets", self.secrets)
    writer.put("credentialState", self.credentialState)
    writer.put("checkedAt", self.checkedAt)
    writer.put("backend", self.backend)
    return writer.json
  }
}

/// Whether the host's language model can answer now, and the reason if it can't.
public struct Availability: Record {
  /// `true` if the host has a model that can answer now.
  public var available: Bool
  /// The reason why no model can answer; `null` if `available` is `true`.
  public var reason: AvailabilityReason?

  public init(
    available: Bool,
    reason: AvailabilityReason?
  ) {
    self.available = available
    self.reason = reason
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.available = reader.required("available")
    self.reason = reader.optional("reason")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("available", self.available)
    writer.put("reason", self.reason)
    return writer.json
  }
}
