// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A label for a record.
public struct LabelRecord: Record {
  /// What scan.resolve resolves to the record, in whatever symbology it is printed.
  public var code: String
  /// What people call the record.
  public var title: String

  public init(
    code: String,
    title: String
  ) {
    self.code = code
    self.title = title
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.code = reader.required("code")
    self.title = reader.required("title")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("code", self.code)
    writer.put("title", self.title)
    return writer.json
  }
}

/// A category or a tag, and how many items have it.
public struct LabelCount: Record {
  /// What it is called, as it was spelled last.
  public var name: String
  /// How many items have it that are not archived.
  public var items: Int

  public init(
    name: String,
    items: Int
  ) {
    self.name = name
    self.items = items
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.items = reader.required("items")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("items", self.items)
    return writer.json
  }
}

/// A page of categories or tags.
public struct LabelPage: ListPage {
  /// What there is, by name; case does not count.
  public var items: [LabelCount]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?
  /// Whether some of very many new items are not counted yet; they are in idle moments, and by whoever asks again.
  public var partial: Bool

  public init(
    items: [LabelCount],
    next: String?,
    partial: Bool
  ) {
    self.items = items
    self.next = next
    self.partial = partial
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
    self.partial = reader.required("partial")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    writer.put("partial", self.partial)
    return writer.json
  }
}

/// Where the device was when it was last asked, and how far that is to be trusted.
public struct LastLocation: Record {
  /// In degrees, north of the equator; rounded to six decimals.
  public var latitude: Decimal
  /// In degrees, east of Greenwich; rounded to six decimals.
  public var longitude: Decimal
  /// What the place is called; null as long as that is not known.
  public var name: String?
  /// When the device was there.
  public var at: Date
  /// How many metres the device may have been from there; null when the host did not say.
  public var accuracy: Decimal?
  /// Whether it is older than was asked for.
  public var stale: Bool
  /// How many milliseconds ago the device was there; 0 when the clock was set back since.
  public var age: Int
  /// Whether the app may know where the device is now; where it may not, this place is no more than a memory.
  public var authorization: LastLocationAuthorization

  public init(
    latitude: Decimal,
    longitude: Decimal,
    name: String?,
    at: Date,
    accuracy: Decimal?,
    stale: Bool,
    age: Int,
    authorization: LastLocationAuthorization
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
    self.at = at
    self.accuracy = accuracy
    self.stale = stale
    self.age = age
    self.authorization = authorization
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.name = reader.optional("name")
    self.at = reader.required("at")
    self.accuracy = reader.optional("accuracy")
    self.stale = reader.required("stale")
    self.age = reader.required("age")
    self.authorization = reader.required("authorization")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("name", self.name)
    writer.put("at", self.at)
    writer.put("accuracy", self.accuracy)
    writer.put("stale", self.stale)
    writer.put("age", self.age)
    writer.put("authorization", self.authorization)
    return writer.json
  }
}

/// A company that the account takes part in no longer.
public struct LeftCompany: Record {
  /// The company, which is here no longer.
  public var company: String

  public init(
    company: String
  ) {
    self.company = company
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.company = reader.required("company")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("company", self.company)
    return writer.json
  }
}

/// A share that was left.
public struct LeftShare: InputRecord {
  /// The zone.
  public var zone: CloudZoneAnswer

  public init(
    zone: CloudZoneAnswer
  ) {
    self.zone = zone
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("zone", self.zone)
    return writer.json
  }
}

/// As many as there may be are open already; data.limit says how many.
public struct LimitReachedData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// How many there may be.
  public var limit: Int
  /// The record that is stored all the same: the answer that failed, or the feedback; left out where nothing is.
  public var record: String?
  /// The record that it belongs to, such as the conversation; left out where it belongs to none.
  public var owner: String?

  public init(
    kind: String,
    limit: Int,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.limit = limit
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.limit = reader.required("limit")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("limit", self.limit)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct LineTermsChanges: InputRecord {
  /// What it is of.
  public var text: String?
  /// How much; more than 0.
  public var quantity: Decimal?
  /// What the quantity counts; of an item its own unit, or one of its units.
  public var unit: Change<String>
  /// What one costs, in the order's currency.
  public var unitPrice: MoneyChanges?
  /// What is taken off, in percent.
  public var discount: Change<Decimal>
  /// The rate of tax in percent, with at most 3 decimals; 0 without it.
  public var taxRate: Change<Decimal>
  /// What stands below it on documents.
  public var note: Change<String>

  public init(
    text: String? = nil,
    quantity: Decimal? = nil,
    unit: Change<String> = .unchanged,
    unitPrice: MoneyChanges? = nil,
    discount: Change<Decimal> = .unchanged,
    taxRate: Change<Decimal> = .unchanged,
    note: Change<String> = .unchanged
  ) {
    self.text = text
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.discount = discount
    self.taxRate = taxRate
    self.note = note
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("text", self.text)
    writer.putIfGiven("quantity", self.quantity)
    writer.putChange("unit", self.unit)
    writer.putIfGiven("unitPrice", self.unitPrice)
    writer.putChange("discount", self.discount)
    writer.putChange("taxRate", self.taxRate)
    writer.putChange("note", self.note)
    return writer.json
  }
}

/// What links have asked for.
public struct LinkList: Record {
  /// In the order in which it was asked for.
  public var links: [PendingLink]

  public init(
    links: [PendingLink]
  ) {
    self.links = links
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.links = reader.required("links")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("links", self.links)
    return writer.json
  }
}

/// A parameter of a link's query.
public struct LinkParameter: Record {
  /// Its name, as the pattern has it.
  public var name: String
  /// Its value, decoded; empty for a name without one.
  public var value: String

  public init(
    name: String,
    value: String
  ) {
    self.name = name
    self.value = value
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.value = reader.required("value")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("value", self.value)
    return writer.json
  }
}

/// Somebody in a company.
public struct ListedAccess: Record {
  /// What they may do.
  public var access: AccessRecord
  /// The name that they sign in with; null for who has none, and of people whose passwords are not the caller's to reset.
  public var username: String?

  public init(
    access: AccessRecord,
    username: String?
  ) {
    self.access = access
    self.username = username
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.access = reader.required("access")
    self.username = reader.optional("username")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("access", self.access)
    writer.put("username", self.username)
    return writer.json
  }
}

/// One page of a list.
public struct ListedAccessPage: ListPage {
  /// The elements, in the list's order.
  public var items: [ListedAccess]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [ListedAccess],
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

/// A company, where it is stored, and the caller's role in it.
public struct ListedCompany: Record {
  /// The company's id.
  public var id: String
  /// The name that people call it by.
  public var name: String
  /// Where its logo is found.
  public var logo: String?
  /// What it pays for.
  public var tier: CompanyTier
  /// Whether it is archived: then it can be read, and not written.
  public var archived: Bool
  /// business or personal.
  public var kind: CompanyKind
  /// The store that holds it.
  public var store: CallerStore
  /// What the caller is there; null as long as a sign-in is needed.
  public var role: ShareRole?
  /// unneeded: the company has no credentials, and the account acts there; needed: it has, and nobody is signed in; done: somebody is;
  /// create: its owner asks everybody for credentials of their own, and the account has none (access.credentials.create).
  public var signIn: CallerSignIn

  public init(
    id: String,
    name: String,
    logo: String?,
    tier: CompanyTier,
    archived: Bool,
    kind: CompanyKind,
    store: CallerStore,
    role: ShareRole?,
    signIn: CallerSignIn
  ) {
    self.id = id
    self.name = name
    self.logo = logo
    self.tier = tier
    self.archived = archived
    self.kind = kind
    self.store = store
    self.role = role
    self.signIn = signIn
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.logo = reader.optional("logo")
    self.tier = reader.required("tier")
    self.archived = reader.required("archived")
    self.kind = reader.required("kind")
    self.store = reader.required("store")
    self.role = reader.optional("role")
    self.signIn = reader.required("signIn")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("logo", self.logo)
    writer.put("tier", self.tier)
    writer.put("archived", self.archived)
    writer.put("kind", self.kind)
    writer.put("store", self.store)
    writer.put("role", self.role)
    writer.put("signIn", self.signIn)
    return writer.json
  }
}

/// One page of a list.
public struct ListedCompanyPage: ListPage {
  /// The elements, in the list's order.
  public var items: [ListedCompany]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [ListedCompany],
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

/// A conversation of the core.
public struct ListedConversation: Record {
  /// Its number; no two of a core have the same.
  public var number: Int
  /// Whether it is the one that asks.
  public var own: Bool
  /// Who said hello (system.hello); null when nobody did.
  public var client: Client?
  /// The command of its program, such as serve or mcp; null where the core is not shared.
  public var command: String?
  /// The number of its process; null where the core is not shared.
  public var process: Int?
  /// For how many milliseconds it has been there.
  public var uptime: Int
  /// What it has said it can answer as the host (host.provide).
  public var capabilities: [String]
  /// Whether it may only read.
  public var readOnly: Bool

  public init(
    number: Int,
    own: Bool,
    client: Client?,
    command: String?,
    process: Int?,
    uptime: Int,
    capabilities: [String],
    readOnly: Bool
  ) {
    self.number = number
    self.own = own
    self.client = client
    self.command = command
    self.process = process
    self.uptime = uptime
    self.capabilities = capabilities
    self.readOnly = readOnly
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.number = reader.required("number")
    self.own = reader.required("own")
    self.client = reader.optional("client")
    self.command = reader.optional("command")
    self.process = reader.optional("process")
    self.uptime = reader.required("uptime")
    self.capabilities = reader.required("capabilities")
    self.readOnly = reader.required("readOnly")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("number", self.number)
    writer.put("own", self.own)
    writer.put("client", self.client)
    writer.put("command", self.command)
    writer.put("process", self.process)
    writer.put("uptime", self.uptime)
    writer.put("capabilities", self.capabilities)
    writer.put("readOnly", self.readOnly)
    return writer.json
  }
}

/// What was found of an item in a place, with what people call the two.
public struct ListedCountLine: Record {
  /// The line's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The stocktake.
  public var count: String
  /// What was counted.
  public var item: String
  /// Where.
  public var location: String
  /// Which lot of it; null for an item whose lots are not told apart.
  public var lot: String?
  /// How much there was, in the item's own unit.
  public var quantity: Decimal
  /// How much the ledger said then, so that what is sold meanwhile is no difference; null for who counts blind.
  public var expected: Decimal?
  /// Who counted.
  public var actor: String
  /// When.
  public var at: Date
  /// The item's stock keeping unit; null for one that was deleted.
  public var sku: String?
  /// What people call the item.
  public var name: String?
  /// What quantities of it count.
  public var unit: String?
  /// What people call the location; null for one that was deleted.
  public var locationName: String?
  /// The lot's batch.
  public var batch: String?
  /// The lot's serial number.
  public var serial: String?

  public init(
    id: String,
    company: String,
    count: String,
    item: String,
    location: String,
    lot: String?,
    quantity: Decimal,
    expected: Decimal?,
    actor: String,
    at: Date,
    sku: String?,
    name: String?,
    unit: String?,
    locationName: String?,
    batch: String?,
    serial: String?
  ) {
    self.id = id
    self.company = company
    self.count = count
    self.item = item
    self.location = location
    self.lot = lot
    self.quantity = quantity
    self.expected = expected
    self.actor = actor
    self.at = at
    self.sku = sku
    self.name = name
    self.unit = unit
    self.locationName = locationName
    self.batch = batch
    self.serial = serial
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.count = reader.required("count")
    self.item = reader.required("item")
    self.location = reader.required("location")
    self.lot = reader.optional("lot")
    self.quantity = reader.required("quantity")
    self.expected = reader.optional("expected")
    self.actor = reader.required("actor")
    self.at = reader.required("at")
    self.sku = reader.optional("sku")
    self.name = reader.optional("name")
    self.unit = reader.optional("unit")
    self.locationName = reader.optional("locationName")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("count", self.count)
    writer.put("item", self.item)
    writer.put("location", self.location)
    writer.put("lot", self.lot)
    writer.put("quantity", self.quantity)
    writer.put("expected", self.expected)
    writer.put("actor", self.actor)
    writer.put("at", self.at)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("locationName", self.locationName)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    return writer.json
  }
}

/// One page of a list.
public struct ListedCountLinePage: ListPage {
  /// The elements, in the list's order.
  public var items: [ListedCountLine]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [ListedCountLine],
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

/// A lot, and how much of it there is.
public struct ListedLot: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The item that it is of; it stays so.
  public var item: String
  /// The batch, unique in its item; it, or serial, must be given.
  public var batch: String?
  /// The serial number of one piece, unique in its item for ever.
  public var serial: String?
  /// The last day on which it is good.
  public var expiry: String?
  /// The day on which it was made.
  public var manufacturedAt: String?
  /// What its supplier calls it.
  public var supplierLot: String?
  /// Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
  public var status: LotStatus
  /// What else is to be known.
  public var note: String?
  /// Whether it is out of use: it takes no more stock.
  public var archived: Bool
  /// The lot with the same batch or serial number that this one has become part of, after devices made both apart; null for any other.
  public var joined: String?
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
  /// How much of it there is, wherever it lies.
  public var onHand: Decimal
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    item: String,
    batch: String?,
    serial: String?,
    expiry: String?,
    manufacturedAt: String?,
    supplierLot: String?,
    status: LotStatus,
    note: String?,
    archived: Bool,
    joined: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    sku: String,
    name: String,
    unit: String,
    onHand: Decimal,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.batch = batch
    self.serial = serial
    self.expiry = expiry
    self.manufacturedAt = manufacturedAt
    self.supplierLot = supplierLot
    self.status = status
    self.note = note
    self.archived = archived
    self.joined = joined
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.sku = sku
    self.name = name
    self.unit = unit
    self.onHand = onHand
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.required("item")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
    self.expiry = reader.optional("expiry")
    self.manufacturedAt = reader.optional("manufacturedAt")
    self.supplierLot = reader.optional("supplierLot")
    self.status = reader.required("status")
    self.note = reader.optional("note")
    self.archived = reader.required("archived")
    self.joined = reader.optional("joined")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.onHand = reader.required("onHand")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("item", self.item)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    writer.put("expiry", self.expiry)
    writer.put("manufacturedAt", self.manufacturedAt)
    writer.put("supplierLot", self.supplierLot)
    writer.put("status", self.status)
    writer.put("note", self.note)
    writer.put("archived", self.archived)
    writer.put("joined", self.joined)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("onHand", self.onHand)
    return writer.json
  }
}

/// One page of a list.
public struct ListedLotPage: ListPage {
  /// The elements, in the list's order.
  public var items: [ListedLot]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [ListedLot],
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

/// A live query that is closed.
public struct LiveClosed: Record {
  /// The handle that it had.
  public var closed: Int

  public init(
    closed: Int
  ) {
    self.closed = closed
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.closed = reader.required("closed")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("closed", self.closed)
    return writer.json
  }
}

/// A live query.
public struct LiveOpened: Record {
  /// The query's handle.
  public var live: Int
  /// What the method answers now.
  public var result: JSON?

  public init(
    live: Int,
    result: JSON?
  ) {
    self.live = live
    self.result = result
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.live = reader.required("live")
    self.result = reader.optional("result")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("live", self.live)
    writer.put("result", self.result)
    return writer.json
  }
}

/// Something that was lent or borrowed.
public struct Loan: Record {
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
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct LoanConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Loan

  public init(
    kind: String,
    current: Loan
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
public struct LoanPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Loan]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [Loan],
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

/// What of a loan is of one lot.
public struct LoanPart: Record {
  /// The lot.
  public var lot: String?
  /// How much was lent.
  public var quantity: Decimal
  /// How much of that is back, or lost.
  public var closed: Decimal

  public init(
    lot: String?,
    quantity: Decimal,
    closed: Decimal
  ) {
    self.lot = lot
    self.quantity = quantity
    self.closed = closed
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.lot = reader.optional("lot")
    self.quantity = reader.required("quantity")
    self.closed = reader.required("closed")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lot", self.lot)
    writer.put("quantity", self.quantity)
    writer.put("closed", self.closed)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct LoanTermsChanges: InputRecord {
  /// When it is to be back.
  public var dueAt: Change<Date>
  /// What else is to be known.
  public var note: Change<String>

  public init(
    dueAt: Change<Date> = .unchanged,
    note: Change<String> = .unchanged
  ) {
    self.dueAt = dueAt
    self.note = note
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putChange("dueAt", self.dueAt)
    writer.putChange("note", self.note)
    return writer.json
  }
}

/// A place where a company keeps its stock.
public struct Location: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// What people call it.
  public var name: String
  /// What it is labelled with, unique in the company; the case of the letters A to Z doesn't make another one.
  public var code: String?
  /// The location that it is part of.
  public var parent: String?
  /// Whether it only holds other locations, and no stock.
  public var structural: Bool
  /// What becomes of what lies there: only what is in stock is available.
  public var kind: LocationKind
  /// What scanners read there.
  public var barcode: String?
  /// Where it is.
  public var address: Address?
  /// What else is to be known.
  public var note: String?
  /// Whether it is out of use: it takes no more stock.
  public var archived: Bool
  /// The location with the same code that this one has become part of, after devices made both apart; null for any other.
  public var joined: String?
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
    name: String,
    code: String?,
    parent: String?,
    structural: Bool,
    kind: LocationKind,
    barcode: String?,
    address: Address?,
    note: String?,
    archived: Bool,
    joined: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.name = name
    self.code = code
    self.parent = parent
    self.structural = structural
    self.kind = kind
    self.barcode = barcode
    self.address = address
    self.note = note
    self.archived = archived
    self.joined = joined
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.name = reader.required("name")
    self.code = reader.optional("code")
    self.parent = reader.optional("parent")
    self.structural = reader.required("structural")
    self.kind = reader.required("kind")
    self.barcode = reader.optional("barcode")
    self.address = reader.optional("address")
    self.note = reader.optional("note")
    self.archived = reader.required("archived")
    self.joined = reader.optional("joined")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("name", self.name)
    writer.put("code", self.code)
    writer.put("parent", self.parent)
    writer.put("structural", self.structural)
    writer.put("kind", self.kind)
    writer.put("barcode", self.barcode)
    writer.put("address", self.address)
    writer.put("note", self.note)
    writer.put("archived", self.archived)
    writer.put("joined", self.joined)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The host's answer to host.location.request.
public struct LocationAnswer: InputRecord {
  /// Needed, unless authorization is denied or restricted.
  public var latitude: Decimal?
  /// Needed, unless authorization is denied or restricted.
  public var longitude: Decimal?
  /// How many metres the device may be from there.
  public var accuracy: Decimal?
  /// When the device was there; now without it.
  public var at: Date?
  /// Whether the app may know where the device is.
  public var authorization: LastLocationAuthorization?

  public init(
    latitude: Decimal? = nil,
    longitude: Decimal? = nil,
    accuracy: Decimal? = nil,
    at: Date? = nil,
    authorization: LastLocationAuthorization? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.at = at
    self.authorization = authorization
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("latitude", self.latitude)
    writer.putIfGiven("longitude", self.longitude)
    writer.putIfGiven("accuracy", self.accuracy)
    writer.putIfGiven("at", self.at)
    writer.putIfGiven("authorization", self.authorization)
    return writer.json
  }
}

/// Whether the app may know where the device is.
public struct LocationAuthorization: Record {
  /// What the user, or who manages the device, has decided.
  public var state: LastLocationAuthorization
  /// When the host said so; null as long as it has not.
  public var changedAt: Date?

  public init(
    state: LastLocationAuthorization,
    changedAt: Date?
  ) {
    self.state = state
    self.changedAt = changedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.state = reader.required("state")
    self.changedAt = reader.optional("changedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("state", self.state)
    writer.put("changedAt", self.changedAt)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct LocationConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Location

  public init(
    kind: String,
    current: Location
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

/// The app is not allowed to know where the device is; data.state is denied or restricted.
public struct LocationDeniedData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// What has been decided: denied or restricted.
  public var state: LastLocationAuthorization

  public init(
    kind: String,
    state: LastLocationAuthorization
  ) {
    self.kind = kind
    self.state = state
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.state = reader.required("state")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("state", self.state)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct LocationDetailsChanges: InputRecord {
  /// What people call it.
  public var name: String?
  /// What it is labelled with, unique in the company; the case of the letters A to Z doesn't make another one.
  public var code: Change<String>
  /// The location that it is part of.
  public var parent: Change<String>
  /// Whether it only holds other locations, and no stock.
  public var structural: Change<Bool>
  /// What becomes of what lies there: only what is in stock is available.
  public var kind: Change<LocationKind>
  /// What scanners read there.
  public var barcode: Change<String>
  /// Where it is.
  public var address: Change<AddressChanges>
  /// What else is to be known.
  public var note: Change<String>
  /// Whether it is out of use: it takes no more stock.
  public var archived: Change<Bool>

  public init(
    name: String? = nil,
    code: Change<String> = .unchanged,
    parent: Change<String> = .unchanged,
    structural: Change<Bool> = .unchanged,
    kind: Change<LocationKind> = .unchanged,
    barcode: Change<String> = .unchanged,
    address: Change<AddressChanges> = .unchanged,
    note: Change<String> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
    self.name = name
    self.code = code
    self.parent = parent
    self.structural = structural
    self.kind = kind
    self.barcode = barcode
    self.address = address
    self.note = note
    self.archived = archived
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("name", self.name)
    writer.putChange("code", self.code)
    writer.putChange("parent", self.parent)
    writer.putChange("structural", self.structural)
    writer.putChange("kind", self.kind)
    writer.putChange("barcode", self.barcode)
    writer.putChange("address", self.address)
    writer.putChange("note", self.note)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// A location as a part of a tree.
public struct LocationNode: Record {
  /// The location.
  public var id: String
  /// The location that it is part of.
  public var parent: String?
  /// How far below the root it is.
  public var depth: Int
  /// What people call it.
  public var name: String
  /// What it is labelled with.
  public var code: String?
  /// What becomes of what lies there.
  public var kind: LocationKind
  /// Whether it only holds other locations.
  public var structural: Bool
  /// Whether it is out of use.
  public var archived: Bool
  /// How many locations are part of it directly.
  public var children: Int
  /// Whether nothing lies in it; its parts aside.
  public var isEmpty: Bool

  public init(
    id: String,
    parent: String?,
    depth: Int,
    name: String,
    code: String?,
    kind: LocationKind,
    structural: Bool,
    archived: Bool,
    children: Int,
    isEmpty: Bool
  ) {
    self.id = id
    self.parent = parent
    self.depth = depth
    self.name = name
    self.code = code
    self.kind = kind
    self.structural = structural
    self.archived = archived
    self.children = children
    self.isEmpty = isEmpty
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.parent = reader.optional("parent")
    self.depth = reader.required("depth")
    self.name = reader.required("name")
    self.code = reader.optional("code")
    self.kind = reader.required("kind")
    self.structural = reader.required("structural")
    self.archived = reader.required("archived")
    self.children = reader.required("children")
    self.isEmpty = reader.required("isEmpty")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("parent", self.parent)
    writer.put("depth", self.depth)
    writer.put("name", self.name)
    writer.put("code", self.code)
    writer.put("kind", self.kind)
    writer.put("structural", self.structural)
    writer.put("archived", self.archived)
    writer.put("children", self.children)
    writer.put("isEmpty", self.isEmpty)
    return writer.json
  }
}

/// One page of a list.
public struct LocationPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Location]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [Location],
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

/// A tree of locations.
public struct LocationTree: Record {
  /// The locations, each before its parts, in the order of their names; 2,000 at most.
  public var nodes: [LocationNode]
  /// Whether there are no more of them.
  public var isWhole: Bool

  public init(
    nodes: [LocationNode],
    isWhole: Bool
  ) {
    self.nodes = nodes
    self.isWhole = isWhole
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.nodes = reader.required("nodes")
    self.isWhole = reader.required("isWhole")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("nodes", self.nodes)
    writer.put("isWhole", self.isWhole)
    return writer.json
  }
}

/// A line of the log.
public struct LogEntry: Record {
  /// When it was written, by the system's clock.
  public var at: Date
  /// How grave it is.
  public var level: LogEntryLevel
  /// What it says, without control characters and line ends.
  public var message: String

  public init(
    at: Date,
    level: LogEntryLevel,
    message: String
  ) {
    self.at = at
    self.level = level
    self.message = message
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.level = reader.required("level")
    self.message = reader.required("message")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("level", self.level)
    writer.put("message", self.message)
    return writer.json
  }
}

/// What an export of the log has written.
public struct LogExportReport: Record {
  /// How many lines of the log.
  public var lines: Int
  /// How many bytes all of it has.
  public var bytes: Int
  /// All of it, where it was asked for as a text; null otherwise.
  public var text: String?

  public init(
    lines: Int,
    bytes: Int,
    text: String?
  ) {
    self.lines = lines
    self.bytes = bytes
    self.text = text
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.lines = reader.required("lines")
    self.bytes = reader.required("bytes")
    self.text = reader.optional("text")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lines", self.lines)
    writer.put("bytes", self.bytes)
    writer.put("text", self.text)
    return writer.json
  }
}

/// A line of the log.
public struct LogLine: Record {
  /// When it was written.
  public var at: Date
  /// How grave it is.
  public var level: LogLineLevel
  /// What it is about; core for what the core says about itself, cloudKit for what sync does.
  public var category: String
  /// The conversation that wrote it: its number (system.conversations), a dot and a mark of this run of the core; null for a line of the
  /// core's own.
  public var conversation: String?
  /// What it says, in one line: control characters are escaped as in JSON, and secrets replaced.
  public var message: String
  /// Its fields, an object, in which secrets are replaced; null for none.
  public var fields: JSON?

  public init(
    at: Date,
    level: LogLineLevel,
    category: String,
    conversation: String?,
    message: String,
    fields: JSON?
  ) {
    self.at = at
    self.level = level
    self.category = category
    self.conversation = conversation
    self.message = message
    self.fields = fields
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.level = reader.required("level")
    self.category = reader.required("category")
    self.conversation = reader.optional("conversation")
    self.message = reader.required("message")
    self.fields = reader.optional("fields")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("level", self.level)
    writer.put("category", self.category)
    writer.put("conversation", self.conversation)
    writer.put("message", self.message)
    writer.put("fields", self.fields)
    return writer.json
  }
}

/// One page of a list.
public struct LogLinePage: ListPage {
  /// The elements, in the list's order.
  public var items: [LogLine]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [LogLine],
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

/// The host's answer to host.log.write.
public struct LogWritten: InputRecord {
  public init() {}

  public var json: JSON { .object([]) }
}

/// What of an item is told from the rest of it: a batch, or one piece with a serial number.
public struct Lot: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The item that it is of; it stays so.
  public var item: String
  /// The batch, unique in its item; it, or serial, must be given.
  public var batch: String?
  /// The serial number of one piece, unique in its item for ever.
  public var serial: String?
  /// The last day on which it is good.
  public var expiry: String?
  /// The day on which it was made.
  public var manufacturedAt: String?
  /// What its supplier calls it.
  public var supplierLot: String?
  /// Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
  public var status: LotStatus
  /// What else is to be known.
  public var note: String?
  /// Whether it is out of use: it takes no more stock.
  public var archived: Bool
  /// The lot with the same batch or serial number that this one has become part of, after devices made both apart; null for any other.
  public var joined: String?
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
    item: String,
    batch: String?,
    serial: String?,
    expiry: String?,
    manufacturedAt: String?,
    supplierLot: String?,
    status: LotStatus,
    note: String?,
    archived: Bool,
    joined: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.batch = batch
    self.serial = serial
    self.expiry = expiry
    self.manufacturedAt = manufacturedAt
    self.supplierLot = supplierLot
    self.status = status
    self.note = note
    self.archived = archived
    self.joined = joined
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.required("item")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
    self.expiry = reader.optional("expiry")
    self.manufacturedAt = reader.optional("manufacturedAt")
    self.supplierLot = reader.optional("supplierLot")
    self.status = reader.required("status")
    self.note = reader.optional("note")
    self.archived = reader.required("archived")
    self.joined = reader.optional("joined")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("item", self.item)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    writer.put("expiry", self.expiry)
    writer.put("manufacturedAt", self.manufacturedAt)
    writer.put("supplierLot", self.supplierLot)
    writer.put("status", self.status)
    writer.put("note", self.note)
    writer.put("archived", self.archived)
    writer.put("joined", self.joined)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct LotConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Lot

  public init(
    kind: String,
    current: Lot
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

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct LotDetailsChanges: InputRecord {
  /// The item that it is of; it stays so.
  public var item: String?
  /// The batch, unique in its item; it, or serial, must be given.
  public var batch: Change<String>
  /// The serial number of one piece, unique in its item for ever.
  public var serial: Change<String>
  /// The last day on which it is good.
  public var expiry: Change<String>
  /// The day on which it was made.
  public var manufacturedAt: Change<String>
  /// What its supplier calls it.
  public var supplierLot: Change<String>
  /// Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
  public var status: Change<LotStatus>
  /// What else is to be known.
  public var note: Change<String>
  /// Whether it is out of use: it takes no more stock.
  public var archived: Change<Bool>

  public init(
    item: String? = nil,
    batch: Change<String> = .unchanged,
    serial: Change<String> = .unchanged,
    expiry: Change<String> = .unchanged,
    manufacturedAt: Change<String> = .unchanged,
    supplierLot: Change<String> = .unchanged,
    status: Change<LotStatus> = .unchanged,
    note: Change<String> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
    self.item = item
    self.batch = batch
    self.serial = serial
    self.expiry = expiry
    self.manufacturedAt = manufacturedAt
    self.supplierLot = supplierLot
    self.status = status
    self.note = note
    self.archived = archived
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("item", self.item)
    writer.putChange("batch", self.batch)
    writer.putChange("serial", self.serial)
    writer.putChange("expiry", self.expiry)
    writer.putChange("manufacturedAt", self.manufacturedAt)
    writer.putChange("supplierLot", self.supplierLot)
    writer.putChange("status", self.status)
    writer.putChange("note", self.note)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// An item whose projected stock is too low.
public struct LowStock: Record {
  /// The item.
  public var item: String
  /// The item's stock keeping unit.
  public var sku: String
  /// What people call the item.
  public var name: String
  /// What quantities of it count.
  public var unit: String
  /// How much there is.
  public var onHand: Decimal
  /// How much can be sold or used.
  public var available: Decimal
  /// How much open orders ask for, whether it is there or not.
  public var demand: Decimal
  /// How much is ordered and has not come.
  public var onOrder: Decimal
  /// The projected stock: what is on hand and can be used, less all demand, plus what is on order.
  public var projected: Decimal
  /// How much there should be at least; null where the item does not say, which counts as 0.
  public var minStock: Decimal?
  /// How much is lacking: minStock less the projected stock.
  public var lacking: Decimal
  /// How much to order at least; null where the item does not say.
  public var reorderQuantity: Decimal?

  public init(
    item: String,
    sku: String,
    name: String,
    unit: String,
    onHand: Decimal,
    available: Decimal,
    demand: Decimal,
    onOrder: Decimal,
    projected: Decimal,
    minStock: Decimal?,
    lacking: Decimal,
    reorderQuantity: Decimal?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.onHand = onHand
    self.available = available
    self.demand = demand
    self.onOrder = onOrder
    self.projected = projected
    self.minStock = minStock
    self.lacking = lacking
    self.reorderQuantity = reorderQuantity
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.onHand = reader.required("onHand")
    self.available = reader.required("available")
    self.demand = reader.required("demand")
    self.onOrder = reader.required("onOrder")
    self.projected = reader.required("projected")
    self.minStock = reader.optional("minStock")
    self.lacking = reader.required("lacking")
    self.reorderQuantity = reader.optional("reorderQuantity")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("onHand", self.onHand)
    writer.put("available", self.available)
    writer.put("demand", self.demand)
    writer.put("onOrder", self.onOrder)
    writer.put("projected", self.projected)
    writer.put("minStock", self.minStock)
    writer.put("lacking", self.lacking)
    writer.put("reorderQuantity", self.reorderQuantity)
    return writer.json
  }
}

/// One page of a list.
public struct LowStockPage: ListPage {
  /// The elements, in the list's order.
  public var items: [LowStock]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [LowStock],
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
