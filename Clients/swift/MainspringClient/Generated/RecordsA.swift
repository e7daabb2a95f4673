// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The items with their shares of the revenue, in classes.
public struct ABCReport: Record {
  /// The first day; null for all earlier days.
  public var from: String?
  /// The last day; null for a report up to now.
  public var to: String?
  /// The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that the machine does not know.
  public var timeZone: String
  /// The totals of all sold items, by currency and class.
  public var totals: [ABCTotal]
  /// The sold items, by currency, the largest revenue first.
  public var items: [ABCRow]
  /// Pass it as after to get the next page; null at the end.
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
  /// The class: A if the items with more revenue brought less than 80 % of all revenue, B if they brought less than 95 %, else C.
  public var `class`: ABCRowClass
  /// The revenue without tax, less returned and credited goods.
  public var revenue: MoneySum
  /// The share of all revenue in the currency, in percent, with two decimals, rounded half to even; null if there is no revenue.
  public var share: Decimal?
  /// The share of this item and of all items with more revenue together.
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
  /// The share of all revenue, in percent, with two decimals; null if there is no revenue.
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
  /// true if there is a model that answers.
  public var available: Bool
  /// The reason why there is no model; null if there is one.
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
  /// The company, now also in companies.list. Its records are on their way.
  public var company: String
  /// true if the company is the account's own. Then nothing was changed.
  public var mine: Bool
  /// readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows.
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
  /// `true` if the user is an owner, who has all rights except those of the founder alone.
  public var isOwner: Bool
  /// `true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes another owner the founder.
  public var isFounder: Bool
  /// The departments in which the user does the daily work, as a mask. access.departments lists the bits.
  public var deptMask: Int
  /// The departments in which the user also deletes, approves and sees costs, as a mask.
  public var managerMask: Int
  /// The version of the record: 1 at first, and 1 more with each change.
  public var version: Int
  /// The time when the user was let in.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The time when `mainspring recover` last gave the user another password, or null if it never did.
  public var recoveredAt: Date?
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
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

/// The record has another version than expected; data.current is the record in its present state.
public struct AccessRecordConflictData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The record in its present state, as far as the caller may see it.
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
  /// The department for which the right is required. Left out if the rule names no department.
  public var department: String?
  /// The bits, one of which is enough. Left out if the rule requires no bits.
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

/// The directory has no cloud account that can be used; data.status is the state of the account.
public struct AccountUnavailableData: Record {
  /// The machine name of the error.
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
  /// The kind of record. contactNote is a note that a user wrote.
  public var kind: String
  /// The id of the record.
  public var id: String
  /// The text of a note, or the number of the record.
  public var text: String
  /// The status of the record; null for a kind without status.
  public var status: String?
  /// The user who did it; null if no longer known.
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
  /// The value to pass as after for the next page; null at the end.
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
  /// Street, number, floor, as they stand on an envelope.
  public var lines: [String]
  /// The city.
  public var city: String?
  /// The state, province or county.
  public var region: String?
  /// The postal code.
  public var postalCode: String?
  /// ISO 3166-1, two capitals: DE.
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

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct AddressChanges: InputRecord {
  /// Street, number, floor, as they stand on an envelope.
  public var lines: Change<[String]>
  /// The city.
  public var city: Change<String>
  /// The state, province or county.
  public var region: Change<String>
  /// The postal code.
  public var postalCode: Change<String>
  /// ISO 3166-1, two capitals: DE.
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
  /// Street, number, floor, as they stand on an envelope.
  public var lines: [String]?
  /// The city.
  public var city: String?
  /// The state, province or county.
  public var region: String?
  /// The postal code.
  public var postalCode: String?
  /// ISO 3166-1, two capitals: DE.
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

/// The number of unpaid orders, and the amount due.
public struct AgingFigures: Record {
  /// The number of orders.
  public var orders: Int
  /// The amount that is still due for these orders.
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
  /// The time zone in which days are counted: the company's. It is UTC if the company has none, or one that the machine does not know.
  public var timeZone: String
  /// A row for each currency with unpaid amounts.
  public var items: [AgingRow]
  /// Always null, as the list is complete.
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
  /// The sum of all unpaid amounts.
  public var total: AgingFigures
  /// The amounts invoiced at most 30 days ago.
  public var days30: AgingFigures
  /// The amounts invoiced 31 to 60 days ago.
  public var days60: AgingFigures
  /// The amounts invoiced 61 to 90 days ago.
  public var days90: AgingFigures
  /// The amounts invoiced more than 90 days ago.
  public var older: AgingFigures

  public init(
    total: AgingFigures,
    days30: AgingFigures,
    days60: AgingFigures,
    days90: AgingFigures,
    older: AgingFigures
  ) {
    self.total = total
    self.days30 = days30
    self.days60 = days60
    self.days90 = days90
    self.older = older
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.total = reader.required("total")
    self.days30 = reader.required("days30")
    self.days60 = reader.required("days60")
    self.days90 = reader.required("days90")
    self.older = reader.required("older")
  }

  public var json: JSON {
    var writer = MemberWriter()
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
  /// The company of the request, or the selected one; null if there is neither.
  public var company: String?
  /// The user who acts in the company; null as long as a sign-in is needed.
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

/// The transaction was already reversed; data.reversedBy names the reversing transaction.
public struct AlreadyReversedData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The transaction that reversed it.
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
  /// The profile.
  public var profile: FlavorProfile
  /// The version of the tasting that it was stored with; null if it was not.
  public var version: Int?
  /// model: the AI of the host. history: the account's own journal, because the host failed.
  public var source: AnalyzedFlavorSource
  /// The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history.
  public var suggestion: String?
  /// The time of the answer.
  public var at: Date
  /// true if the same question was answered before, and the model was not asked again.
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
  /// anotherOwner
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

/// The form in which a table was read, as given or as guessed.
public struct AnsweredForm: Record {
  /// The column separator; null for another one, which a sep= line of the file sets.
  public var separator: AnsweredFormSeparator?
  /// The decimal separator; null if no number of the first rows tells.
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
  /// The operating system: linux or macos.
  public var platform: String
  /// The version of SQLite.
  public var sqlite: String
  /// The environment that the app was built for.
  public var buildEnvironment: ClientBuild
  /// The program that uses the core, as in system.hello; null if it has not sent that.
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
  /// The user's id before the app was transferred to another developer. Used if that user's session ended with transferred.
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

/// The company is archived; it can be read, and restored with companies.update.
public struct ArchivedData: Record {
  /// The machine name of the error.
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
  /// The company of the asset; null for an asset of the account's own record.
  public var company: String?
  /// The record to which the asset belongs.
  public var owner: AssetOwner
  /// The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of delivery. document:
  /// anything else.
  public var role: AssetRole
  /// The asset's name, which may differ from the file's name.
  public var name: String?
  /// The media type, from the asset's first bytes. If these do not show it, the type that the request gave.
  public var mediaType: String
  /// The number of bytes.
  public var bytes: Int
  /// The SHA-256 digest of the bytes, as hexadecimal digits.
  public var sha256: String
  /// The width in pixels, from the image's header; null for other assets.
  public var width: Int?
  /// The height in pixels.
  public var height: Int?
  /// Smaller pictures of an image. Where one is missing, the image itself is used.
  public var variants: [AssetVariant]
  /// The position among the assets of the record. The first photo is the cover.
  public var position: Int
  /// The version, from 1. It grows by one with each change.
  public var version: Int
  /// The instant at which the asset was added.
  public var createdAt: Date
  /// The instant of the last change.
  public var updatedAt: Date
  /// The place of the bytes. local: only on this device. synced: on this device and in the cloud. remote: only in the cloud; the first read
  /// fetches them. missing: in neither, because another device has not sent them yet, or the file was removed.
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

/// The file of the asset was removed from the data directory.
public struct AssetMissingData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The digest of the missing bytes. Adding the same bytes again restores them.
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

/// The record to which an asset belongs, and with which it is deleted.
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

/// The record to which an asset belongs, and with which it is deleted.
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
  /// The value to pass as after for the next page; null at the end.
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

/// The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size.
public struct AssetTooLargeData: Record {
  /// The machine name of the error.
  public var kind: String
  /// The limit in bytes, for all assets of a record or for a logo.
  public var limit: Int
  /// The number of bytes that there would be.
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
  /// The SHA-256 digest of the bytes.
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
  /// true if the app is open: a user has signed in with Apple.
  public var shell: Bool
  /// true if chat and feedback are open: the backend has authenticated the user.
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
  /// true if a user is signed in.
  public var signedIn: Bool
  /// The id of the user, a record of users; null if none is signed in.
  public var user: String?
  /// The place of the app's data, as in policy.deployment.get.
  public var path: AuthStatePath
  /// The place of the backend's token, now or in future: with the host, or in a file of the core.
  public var secrets: AuthStateSecrets
  /// Apple's last report about the credential, also for a session that has ended; null before the first.
  public var credentialState: AuthStateCredentialState?
  /// The time of that report. The session lasts, however old the report is.
  public var checkedAt: Date?
  /// The state of the backend's authentication of the user.
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
  /// true if there is a model that answers.
  public var available: Bool
  /// The reason why there is no model; null if there is one.
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
