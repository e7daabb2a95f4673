// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The code for a label of a record, with the record's name.
public struct LabelRecord: Record {
  /// The text of the code, which scan.resolve resolves to the record. It can be printed in any symbology that can hold
  /// letters, such as a QR code.
  public var code: String
  /// The name of the record.
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

/// A category or a tag, and the number of items that have it.
public struct LabelCount: Record {
  /// The name of the category or tag, in its latest spelling.
  public var name: String
  /// The number of items with this category or tag. Archived items are not counted.
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

/// A page of categories or tags, sorted by name.
public struct LabelPage: ListPage {
  /// The categories or tags with their numbers of items, sorted by name. Case is ignored.
  public var items: [LabelCount]
  /// The value to pass as `after` to get the next page; `null` on the last page.
  public var next: String?
  /// `true` if some new items are not counted yet, because very many items were added. They are counted in idle
  /// moments, and by later calls of this method.
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

/// The last known place of the device, with its age and the app's present permission.
public struct LastLocation: Record {
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The name of the place. `null` if the host has not given the name yet.
  public var name: String?
  /// The time when the device was at this place.
  public var at: Date
  /// The accuracy of the position, in metres. `null` if the host did not report the accuracy.
  public var accuracy: Decimal?
  /// `true` if the place is older than `maxAge`, or if the clock was set back since the place was found.
  public var stale: Bool
  /// The age of the place in milliseconds. 0 if the clock was set back since the place was found.
  public var age: Int
  /// The app's present permission to know the device's location. If it is `denied` or `restricted`, the place was found
  /// before the permission was refused.
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

/// A company that the account has left.
public struct LeftCompany: Record {
  /// The id of the company, which is no longer on this device.
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

/// A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the largest allowed
/// number.
public struct LimitReachedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The largest number that is allowed.
  public var limit: Int
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct LineTermsChanges: InputRecord {
  /// The text of the line, such as the item's name.
  public var text: String?
  /// The quantity, in the line's unit. More than 0.
  public var quantity: Decimal?
  /// The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`.
  public var unit: Change<String>
  /// The price of one unit, in the order's currency.
  public var unitPrice: MoneyChanges?
  /// The discount on the line in percent, from 0 to 100.
  public var discount: Change<Decimal>
  /// The tax rate in percent, with at most 3 decimals. Default: 0.
  public var taxRate: Change<Decimal>
  /// The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
  /// tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
  /// Default: S for a rate above 0, and else Z.
  public var taxCategory: Change<ItemTaxCategory>
  /// The note below the line on printed documents.
  public var note: Change<String>

  public init(
    text: String? = nil,
    quantity: Decimal? = nil,
    unit: Change<String> = .unchanged,
    unitPrice: MoneyChanges? = nil,
    discount: Change<Decimal> = .unchanged,
    taxRate: Change<Decimal> = .unchanged,
    taxCategory: Change<ItemTaxCategory> = .unchanged,
    note: Change<String> = .unchanged
  ) {
    self.text = text
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.discount = discount
    self.taxRate = taxRate
    self.taxCategory = taxCategory
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
    writer.putChange("taxCategory", self.taxCategory)
    writer.putChange("note", self.note)
    return writer.json
  }
}

/// The links that were opened and that the app has not taken with links.drain.
public struct LinkList: Record {
  /// The links, in the order in which they were opened.
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
  /// The name of the parameter, as in the pattern.
  public var name: String
  /// The decoded value. Empty for a name without a value.
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

/// A user of a company, with the user's rights and username.
public struct ListedAccess: Record {
  /// The user's access record.
  public var access: AccessRecord
  /// The username that the user signs in with. `null` if the user has none, or if the caller may not reset the user's
  /// password.
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
  /// The elements of the page, in the list's order.
  public var items: [ListedAccess]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A company, the store that holds it, and the caller's role in it.
public struct ListedCompany: Record {
  /// The company's id.
  public var id: String
  /// The company's name.
  public var name: String
  /// The place of the company's logo, as a text that the front end understands. `null` if there is no logo.
  public var logo: String?
  /// The tier that the company pays for.
  public var tier: CompanyTier
  /// `true` if the company is archived. Its records can be read, but not changed.
  public var archived: Bool
  /// The kind of company: business or personal.
  public var kind: CompanyKind
  /// The store that holds the company.
  public var store: CallerStore
  /// The caller's role in the company; `null` while a user must sign in first.
  public var role: ShareRole?
  /// The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the company
  /// has credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials from
  /// everybody, and the account has none yet (access.credentials.create).
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
  /// The elements of the page, in the list's order.
  public var items: [ListedCompany]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A conversation: the core's connection to one program.
public struct ListedConversation: Record {
  /// The number of the conversation, which is unique in this run of the core.
  public var number: Int
  /// `true` for the conversation that sent this request.
  public var own: Bool
  /// The client, as named in `system.hello`. `null` if the client has not sent that request.
  public var client: Client?
  /// The program's command, such as `serve` or `mcp`. `null` if the core is not shared.
  public var command: String?
  /// The program's process id. `null` if the core is not shared.
  public var process: Int?
  /// The milliseconds since the conversation began.
  public var uptime: Int
  /// The capabilities that the program provides as the host (`host.provide`).
  public var capabilities: [String]
  /// `true` if the conversation may only read.
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

/// A line of a stocktake: the counted quantity of an item in a location, with the names of the item, the location and
/// the lot.
public struct ListedCountLine: Record {
  /// The line's id.
  public var id: String
  /// The id of the company that the line belongs to.
  public var company: String
  /// The id of the stocktake.
  public var count: String
  /// The id of the counted item.
  public var item: String
  /// The id of the location of the counted stock.
  public var location: String
  /// The id of the counted lot; `null` for an item that is not tracked by lots.
  public var lot: String?
  /// The counted quantity, in the item's own unit.
  public var quantity: Decimal
  /// The quantity in the ledger when the line was recorded, in the item's own unit. A sale after the recording does not
  /// change it. `null` if the caller may not see it, because the stocktake is blind.
  public var expected: Decimal?
  /// The id of the user who counted.
  public var actor: String
  /// The instant at which the stock was counted.
  public var at: Date
  /// The item's SKU (stock keeping unit); `null` for a deleted item.
  public var sku: String?
  /// The item's name; `null` for a deleted item.
  public var name: String?
  /// The item's own unit, in which the quantities are given; `null` for a deleted item.
  public var unit: String?
  /// The location's name; `null` for a deleted location.
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
  /// The elements of the page, in the list's order.
  public var items: [ListedCountLine]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A lot, with the names of its item and its quantity on hand.
public struct ListedLot: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the lot's item. It cannot be changed.
  public var item: String
  /// The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given;
  /// for an item without batches, it must be left out.
  public var batch: String?
  /// The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial
  /// numbers, it must be given; for other items, it must be left out.
  public var serial: String?
  /// The last day on which the lot is good; `null` if it does not expire.
  public var expiry: String?
  /// The day on which the lot was made.
  public var manufacturedAt: String?
  /// The supplier's own name for the lot.
  public var supplierLot: String?
  /// The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the
  /// status `destroyed` or `lost`.
  public var status: LotStatus
  /// A free text about the lot.
  public var note: String?
  /// `true` if the lot is no longer in use. An archived lot cannot receive stock.
  public var archived: Bool
  /// The id of the lot into which this lot was merged, because two devices had created lots with the same batch or
  /// serial number. `null` otherwise.
  public var joined: String?
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
  /// The quantity of the lot on hand in all locations, in the item's own unit.
  public var onHand: Decimal
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
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
  /// The elements of the page, in the list's order.
  public var items: [ListedLot]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A live query that was closed.
public struct LiveClosed: Record {
  /// The handle of the query.
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

/// A live query and its first result.
public struct LiveOpened: Record {
  /// The handle of the live query, which `live.changed` repeats.
  public var live: Int
  /// The present result of the method.
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

/// A loan: goods that the company has lent to others, or has borrowed from others.
public struct Loan: Record {
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct LoanConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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
  /// The elements of the page, in the list's order.
  public var items: [Loan]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// The quantity of one lot in a loan, and how much of it was returned or lost.
public struct LoanPart: Record {
  /// The id of the lot; `null` for an item that is not tracked by lots.
  public var lot: String?
  /// The quantity of the lot that was lent or borrowed, in the item's own unit.
  public var quantity: Decimal
  /// The quantity of the lot that was returned or lost so far, in the item's own unit.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct LoanTermsChanges: InputRecord {
  /// The instant by which the goods are to be returned; `null` if there is no due date.
  public var dueAt: Change<Date>
  /// A free text about the loan.
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

/// A place where a company keeps its stock, such as a shop, a room or a shelf. Locations can contain other locations.
public struct Location: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The location's name.
  public var name: String
  /// The code on the location's label, unique in the company. Codes that differ only in the case of the letters A to Z
  /// are the same.
  public var code: String?
  /// The id of the location that contains this location; `null` if no location does.
  public var parent: String?
  /// `true` if the location only contains other locations, and can hold no stock itself.
  public var structural: Bool
  /// The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between two
  /// places. loan: its stock is lent. scrap: its stock is no longer fit for use.
  public var kind: LocationKind
  /// The barcode on the location's label; `null` if there is none.
  public var barcode: String?
  /// The postal address of the location.
  public var address: Address?
  /// A free text about the location.
  public var note: String?
  /// `true` if the location is no longer in use. An archived location cannot receive stock.
  public var archived: Bool
  /// The id of the location into which this location was merged, because two devices had created locations with the
  /// same code. `null` otherwise.
  public var joined: String?
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
  /// The latitude in degrees, positive north of the equator. Required, unless `authorization` is `denied` or
  /// `restricted`.
  public var latitude: Decimal?
  /// The longitude in degrees, positive east of Greenwich. Required, unless `authorization` is `denied` or
  /// `restricted`.
  public var longitude: Decimal?
  /// The accuracy of the position, in metres.
  public var accuracy: Decimal?
  /// The time when the device was at this position. Default: the present time.
  public var at: Date?
  /// The app's permission to know the device's location.
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

/// The app's permission to know the device's location.
public struct LocationAuthorization: Record {
  /// The decision of the user, or of the device's administrator, about the permission.
  public var state: LastLocationAuthorization
  /// The time when the host reported the decision. `null` before the first report.
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct LocationConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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

/// The app may not read the device's location. data.state is denied (by the user) or restricted (by the device's
/// settings).
public struct LocationDeniedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The reason why the app may not know the location. denied: the user has refused. restricted: restrictions of the
  /// device forbid it.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct LocationDetailsChanges: InputRecord {
  /// The location's name.
  public var name: String?
  /// The code on the location's label, unique in the company. Codes that differ only in the case of the letters A to Z
  /// are the same.
  public var code: Change<String>
  /// The id of the location that contains this location; `null` if no location does.
  public var parent: Change<String>
  /// `true` if the location only contains other locations, and can hold no stock itself.
  public var structural: Change<Bool>
  /// The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between two
  /// places. loan: its stock is lent. scrap: its stock is no longer fit for use.
  public var kind: Change<LocationKind>
  /// The barcode on the location's label; `null` if there is none.
  public var barcode: Change<String>
  /// The postal address of the location.
  public var address: Change<AddressChanges>
  /// A free text about the location.
  public var note: Change<String>
  /// `true` if the location is no longer in use. An archived location cannot receive stock.
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

/// A location in a tree.
public struct LocationNode: Record {
  /// The id of the location.
  public var id: String
  /// The id of the location that contains this location; `null` if no location does.
  public var parent: String?
  /// The number of levels between this location and the root; 0 for the root itself.
  public var depth: Int
  /// The location's name.
  public var name: String
  /// The code on the location's label.
  public var code: String?
  /// The use of the location: stock, transit, loan or scrap.
  public var kind: LocationKind
  /// `true` if the location only holds other locations.
  public var structural: Bool
  /// `true` if the location is no longer in use.
  public var archived: Bool
  /// The number of locations directly within this location.
  public var children: Int
  /// `true` if the location itself holds no stock. Stock of the locations within it does not count.
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
  /// The elements of the page, in the list's order.
  public var items: [Location]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A tree of locations, as a list in which each location comes before the locations within it.
public struct LocationTree: Record {
  /// The locations, each before the locations within it, sorted by name. At most 2,000.
  public var nodes: [LocationNode]
  /// `true` if the list has all locations of the tree. `false` if the limit or `depth` has left some out.
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
  /// The time when the line was written, by the system's clock.
  public var at: Date
  /// The severity of the line.
  public var level: LogEntryLevel
  /// The text of the line, without control characters and line ends.
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

/// The size of an export of the log, and its text if it was not written to a file.
public struct LogExportReport: Record {
  /// The number of lines of the log in the export.
  public var lines: Int
  /// The size of the export in bytes.
  public var bytes: Int
  /// The export as a text. `null` if the export was written to a file.
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

/// A line of the log, of the core or of a front end.
public struct LogLine: Record {
  /// The time when the line was written.
  public var at: Date
  /// The severity of the line.
  public var level: LogLineLevel
  /// The subject of the line, such as `core` for lines of the core itself or `cloudKit` for lines of sync.
  public var category: String
  /// The conversation that wrote the line: its number (as in `system.conversations`), a dot, and a random text that
  /// differs for each run of the core. `null` for lines of the core itself.
  public var conversation: String?
  /// The message in one line. Control characters are escaped as in JSON, and secrets are replaced.
  public var message: String
  /// Further facts about the line, as an object in which secrets are replaced. `null` if there are none.
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
  /// The elements of the page, in the list's order.
  public var items: [LogLine]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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

/// A lot: a batch of an item, or one piece with a serial number.
public struct Lot: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the lot's item. It cannot be changed.
  public var item: String
  /// The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given;
  /// for an item without batches, it must be left out.
  public var batch: String?
  /// The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial
  /// numbers, it must be given; for other items, it must be left out.
  public var serial: String?
  /// The last day on which the lot is good; `null` if it does not expire.
  public var expiry: String?
  /// The day on which the lot was made.
  public var manufacturedAt: String?
  /// The supplier's own name for the lot.
  public var supplierLot: String?
  /// The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the
  /// status `destroyed` or `lost`.
  public var status: LotStatus
  /// A free text about the lot.
  public var note: String?
  /// `true` if the lot is no longer in use. An archived lot cannot receive stock.
  public var archived: Bool
  /// The id of the lot into which this lot was merged, because two devices had created lots with the same batch or
  /// serial number. `null` otherwise.
  public var joined: String?
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

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct LotConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct LotDetailsChanges: InputRecord {
  /// The id of the lot's item. It cannot be changed.
  public var item: String?
  /// The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be given;
  /// for an item without batches, it must be left out.
  public var batch: Change<String>
  /// The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have serial
  /// numbers, it must be given; for other items, it must be left out.
  public var serial: Change<String>
  /// The last day on which the lot is good; `null` if it does not expire.
  public var expiry: Change<String>
  /// The day on which the lot was made.
  public var manufacturedAt: Change<String>
  /// The supplier's own name for the lot.
  public var supplierLot: Change<String>
  /// The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set the
  /// status `destroyed` or `lost`.
  public var status: Change<LotStatus>
  /// A free text about the lot.
  public var note: Change<String>
  /// `true` if the lot is no longer in use. An archived lot cannot receive stock.
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

/// The lots from which a lot was made, and the lots that were made from it, on all levels. A recall needs them, to find
/// all affected goods.
public struct LotGenealogy: Record {
  /// The lot itself.
  public var lot: ListedLot
  /// The ids of the orders that were shipped with goods of the lot.
  public var orders: [String]
  /// The lots from which the lot was made, in the order of their level.
  public var sources: [LotRelation]
  /// The lots that were made from goods of the lot, in the order of their level.
  public var products: [LotRelation]
  /// `true` if there are more related lots than the result contains. It contains at most 1,000 sources and 1,000
  /// products.
  public var partial: Bool

  public init(
    lot: ListedLot,
    orders: [String],
    sources: [LotRelation],
    products: [LotRelation],
    partial: Bool
  ) {
    self.lot = lot
    self.orders = orders
    self.sources = sources
    self.products = products
    self.partial = partial
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.lot = reader.required("lot")
    self.orders = reader.required("orders")
    self.sources = reader.required("sources")
    self.products = reader.required("products")
    self.partial = reader.required("partial")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lot", self.lot)
    writer.put("orders", self.orders)
    writer.put("sources", self.sources)
    writer.put("products", self.products)
    writer.put("partial", self.partial)
    return writer.json
  }
}

/// A related lot: its goods went into another lot, or goods of another lot went into it.
public struct LotRelation: Record {
  /// The number of steps between this lot and the requested lot: 1 for a lot that is directly related.
  public var level: Int
  /// The id of the lot that this lot is directly related to. It is one level closer to the requested lot.
  public var of: String
  /// The related lot, with its item and its quantity on hand.
  public var lot: ListedLot
  /// The quantity that went from one lot into the other, in the own unit of the lot that was used. For sources, that is
  /// this lot; for products, the lot `of`.
  public var quantity: Decimal
  /// The id of the build that made one lot from the other; `null` if a lot was split, or lots were merged.
  public var build: String?
  /// The id of the ledger transaction in which the goods went from one lot into the other.
  public var transaction: String
  /// The instant of the transaction.
  public var at: Date
  /// The ids of the orders that were shipped with goods of this lot.
  public var orders: [String]

  public init(
    level: Int,
    of: String,
    lot: ListedLot,
    quantity: Decimal,
    build: String?,
    transaction: String,
    at: Date,
    orders: [String]
  ) {
    self.level = level
    self.of = of
    self.lot = lot
    self.quantity = quantity
    self.build = build
    self.transaction = transaction
    self.at = at
    self.orders = orders
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.level = reader.required("level")
    self.of = reader.required("of")
    self.lot = reader.required("lot")
    self.quantity = reader.required("quantity")
    self.build = reader.optional("build")
    self.transaction = reader.required("transaction")
    self.at = reader.required("at")
    self.orders = reader.required("orders")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("level", self.level)
    writer.put("of", self.of)
    writer.put("lot", self.lot)
    writer.put("quantity", self.quantity)
    writer.put("build", self.build)
    writer.put("transaction", self.transaction)
    writer.put("at", self.at)
    writer.put("orders", self.orders)
    return writer.json
  }
}

/// An item whose projected stock is below its minimum, or below 0 if it has no minimum.
public struct LowStock: Record {
  /// The id of the item.
  public var item: String
  /// The item's SKU (stock keeping unit).
  public var sku: String
  /// The item's name.
  public var name: String
  /// The item's own unit, in which its quantities are given.
  public var unit: String
  /// The quantity on hand, in the item's own unit.
  public var onHand: Decimal
  /// The quantity that can be sold or used, in the item's own unit.
  public var available: Decimal
  /// The quantity that open orders and builds need, in the item's own unit. It can be more than the stock.
  public var demand: Decimal
  /// The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own
  /// unit.
  public var onOrder: Decimal
  /// The projected stock, in the item's own unit: usable stock on hand, less `demand`, plus `onOrder`. It can be
  /// negative.
  public var projected: Decimal
  /// The item's minimum stock, in the item's own unit. `null` if the item has none; the minimum is then 0.
  public var minStock: Decimal?
  /// The quantity that is lacking, in the item's own unit: `minStock` less `projected`.
  public var lacking: Decimal
  /// The smallest quantity to order at once, in the item's own unit; `null` if none is set for the item.
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
  /// The elements of the page, in the list's order.
  public var items: [LowStock]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
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
