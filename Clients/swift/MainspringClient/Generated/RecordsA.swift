// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The items with their shares of the revenue, in classes.
public struct ABCReport: Record {
  /// The first day of the report. `null` for a report without a first day.
  public var from: String?
  /// The last day of the report (included). `null` for a report up to now.
  public var to: String?
  /// The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
  /// this machine does not know that time zone.
  public var timeZone: String
  /// The totals of all sold items, by currency and class.
  public var totals: [ABCTotal]
  /// The sold items, by currency, the largest revenue first.
  public var items: [ABCRow]
  /// The cursor of the next page. Pass it as `after`. `null` on the last page.
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

/// The revenue of an item.
public struct ABCRow: Record {
  /// The item.
  public var item: String?
  /// The item's SKU.
  public var sku: String?
  /// The item's name.
  public var name: String?
  /// The class. Items are counted from the largest revenue down. A: the items counted before this item have less than
  /// 80 % of all revenue together. B: the items counted before this item have 80 % or more, but less than 95 %. C: all
  /// other items.
  public var `class`: ABCRowClass
  /// The revenue without tax, less the amounts for returned and credited goods.
  public var revenue: MoneySum
  /// The share of all revenue in the currency, in percent, with two decimals, rounded half to even. `null` if there is
  /// no revenue.
  public var share: Decimal?
  /// The share of all revenue that this item and the items before it have together, in percent, with two decimals.
  /// `null` if there is no revenue.
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

/// The items of one class, in one currency.
public struct ABCTotal: Record {
  /// The class.
  public var `class`: ABCRowClass
  /// The number of items in the class.
  public var count: Int
  /// The revenue of these items, without tax.
  public var revenue: MoneySum
  /// The share of all revenue in the currency, in percent, with two decimals. `null` if there is no revenue.
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

/// A share that was accepted.
public struct AcceptedShare: Record {
  /// The company, which `companies.list` returns from now on. Its records are being fetched.
  public var company: String
  /// `true` if the company is the account's own. In that case, nothing was changed.
  public var mine: Bool
  /// The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the access
  /// record allows more.
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
  /// The record's id.
  public var id: String
  /// The company.
  public var company: String
  /// The user who has these rights: the account, or a user who signs in.
  public var user: String
  /// The user's name. access.people shows it to all users of the company.
  public var name: String?
  /// `true` if the user is an owner. An owner has all rights, except the rights that only the founder has.
  public var isOwner: Bool
  /// `true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes
  /// another owner the founder.
  public var isFounder: Bool
  /// The departments in which the user does the daily work, as a bit mask. `access.departments` lists the bits.
  public var deptMask: Int
  /// The departments that the user manages, as a bit mask. A manager of a department can also delete, approve and see
  /// costs there.
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
  /// The name of the error for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see.
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

/// A rule of access: the right that a call requires.
public struct AccessRule: Record {
  /// The kind of the required right.
  public var rule: AccessRuleRule
  /// The department in which the right is required. Left out if the rule names no single department.
  public var department: String?
  /// The bits of the mask. A user with at least one of these bits meets the rule. Left out if the rule requires no
  /// bits.
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

/// An entry of a contact's account.
public struct AccountEntry: Record {
  /// The instant of issue, or of the payment.
  public var at: Date
  /// The kind of the entry.
  public var kind: AccountEntryKind
  /// The id of the document, of the payment, or of the order.
  public var id: String
  /// The order.
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
  /// The name of the error for programs.
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
  /// The text of a note, or the number of the record.
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
  /// The cursor of the next page. Pass it as `after`. `null` on the last page.
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

/// The number of unpaid invoices, and the amount due.
public struct AgingFigures: Record {
  /// The number of invoices, and of orders that were invoiced before invoices were stored.
  public var orders: Int
  /// The amount that is still due for them.
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

/// The unpaid amounts of customers, by the age of the invoices.
public struct AgingReport: Record {
  /// The instant of the report.
  public var at: Date
  /// The time zone in which days are counted: the company's time zone. UTC if the company has no time zone, or if this
  /// machine does not know that time zone.
  public var timeZone: String
  /// A row for each currency with unpaid amounts. By contact: a row for each customer and currency, sorted by currency,
  /// and within a currency by the amount due, the largest first.
  public var items: [AgingRow]
  /// Always `null`, because the list is complete.
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

/// The unpaid amounts in one currency.
public struct AgingRow: Record {
  /// The customer, if rows are by contact.
  public var contact: String?
  /// The customer's name on one of the orders, if rows are by contact.
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
  /// The user who acts in the company; `null` while a user must sign in first.
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
  /// The name of the error for programs.
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

/// The flavour of a coffee in numbers, and their source.
public struct AnalyzedFlavor: Record {
  /// The flavour profile.
  public var profile: FlavorProfile
  /// The version of the tasting after the profile was stored. `null` if the profile was not stored.
  public var version: Int?
  /// The source of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
  /// failed.
  public var source: AnalyzedFlavorSource
  /// The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if `source`
  /// is `history`.
  public var suggestion: String?
  /// The time of the answer.
  public var at: Date
  /// `true` if this is the stored answer to an earlier, equal question. The model was not asked again.
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

/// The form in which a table was read, as given in the request or as guessed.
public struct AnsweredForm: Record {
  /// The column separator. `null` if a line `sep=` of the file sets another character.
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

/// Facts that help to understand feedback: versions and counts, but no text of users.
public struct AppDiagnostics: Record {
  /// The core's version.
  public var version: String
  /// The operating system: `linux` or `macos`.
  public var platform: String
  /// The version of SQLite.
  public var sqlite: String
  /// The environment that the app was built for.
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
  /// The identity token, a JWS. It is required, and never stored.
  public var identityToken: String?
  /// The authorization code. It is required, can be used once, and is never stored.
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
  /// The keys.
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
  /// The name of the error for programs.
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

/// A photo, document, logo or proof of a record.
public struct Asset: Record {
  /// The asset's id.
  public var id: String
  /// The company of the asset; `null` for an asset of the account's own record.
  public var company: String?
  /// The record to which the asset belongs.
  public var owner: AssetOwner
  /// The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of
  /// delivery. document: anything else.
  public var role: AssetRole
  /// The asset's name, which may differ from the file's name; `null` if the asset has none.
  public var name: String?
  /// The media type, from the asset's first bytes. If these bytes do not show the type, the media type that the request
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
  /// The place of the bytes. local: only on this device. synced: on this device and in the cloud. remote: only in the
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
  /// The offset of the first of these bytes.
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
  /// The name of the error for programs.
  public var kind: String
  /// The SHA-256 digest of the missing bytes. If an asset with the same bytes is added, the file is there again.
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
  /// The kind of the record, as events name it: item, location, company.
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
  /// The kind of the record, as events name it: item, location, company.
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
  /// The cursor of the next page. Pass it as `after`. `null` on the last page.
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
  /// The name of the error for programs.
  public var kind: String
  /// The limit that would be exceeded, in bytes: for all assets of a record, or for a logo.
  public var limit: Int
  /// The number of bytes with the new asset.
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
  /// The size. thumb: at most 256 pixels on the longer side; preview: at most 1280.
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

/// The parts of the app that are open to the user.
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
  /// The id of the user, a record of users; `null` if none is signed in.
  public var user: String?
  /// The deployment path, which decides where the app's data is stored. It is the member `path` in the result of
  /// policy.deployment.get.
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

/// The availability of the AI.
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
