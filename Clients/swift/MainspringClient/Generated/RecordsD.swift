// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The zones of a database that have changed.
public struct DatabaseChanges: InputRecord {
  /// The token to send with the next request.
  public var token: String
  /// `true` if there are more changes. The core then sends the next request at once, with the new token.
  public var more: Bool
  /// The zones with changes.
  public var zones: Change<[CloudZoneAnswer]>
  /// The zones that no longer exist, or are no longer shared with the account.
  public var deletedZones: Change<[DeletedZone]>
  /// Only in a reply about the private database: the present token of the shared database. If the core already has this
  /// token, it need not ask for the changes of the shared database. Left out if the container does not know the token.
  public var sharedToken: Change<String>

  public init(
    token: String,
    more: Bool,
    zones: Change<[CloudZoneAnswer]> = .unchanged,
    deletedZones: Change<[DeletedZone]> = .unchanged,
    sharedToken: Change<String> = .unchanged
  ) {
    self.token = token
    self.more = more
    self.zones = zones
    self.deletedZones = deletedZones
    self.sharedToken = sharedToken
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putChange("zones", self.zones)
    writer.putChange("deletedZones", self.deletedZones)
    writer.put("token", self.token)
    writer.put("more", self.more)
    writer.putChange("sharedToken", self.sharedToken)
    return writer.json
  }
}

/// The figures of a day. A figure is `null` if the caller has no access to its department.
public struct DaySummary: Record {
  /// The instant at which the day begins.
  public var from: Date
  /// The number of orders in each status.
  public var orders: [StatusCount]?
  /// The number of orders, in progress or invoiced, that still have goods to ship and that the customer wants by the
  /// end of the day.
  public var toShip: Int?
  /// The sums of the day's orders, for each currency. Drafts and cancelled orders are left out.
  public var sales: [SalesSum]?
  /// The number of dispatches in each status.
  public var dispatches: [StatusCount]?
  /// The number of items with a projected stock below their minStock, or below zero.
  public var lowItems: Int?
  /// The number of low items without available stock: no stock is on hand, or all stock on hand is reserved for orders
  /// and builds.
  public var outItems: Int?
  /// The number of lots in stock that have expired, or expire within the days of the company's `settings.expiryDays`
  /// (30 by default).
  public var expiringLots: Int?
  /// The number of loans that are overdue: the borrowed goods have not come back in time.
  public var overdueLoans: Int?

  public init(
    from: Date,
    orders: [StatusCount]?,
    toShip: Int?,
    sales: [SalesSum]?,
    dispatches: [StatusCount]?,
    lowItems: Int?,
    outItems: Int?,
    expiringLots: Int?,
    overdueLoans: Int?
  ) {
    self.from = from
    self.orders = orders
    self.toShip = toShip
    self.sales = sales
    self.dispatches = dispatches
    self.lowItems = lowItems
    self.outItems = outItems
    self.expiringLots = expiringLots
    self.overdueLoans = overdueLoans
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.from = reader.required("from")
    self.orders = reader.optional("orders")
    self.toShip = reader.optional("toShip")
    self.sales = reader.optional("sales")
    self.dispatches = reader.optional("dispatches")
    self.lowItems = reader.optional("lowItems")
    self.outItems = reader.optional("outItems")
    self.expiringLots = reader.optional("expiringLots")
    self.overdueLoans = reader.optional("overdueLoans")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("from", self.from)
    writer.put("orders", self.orders)
    writer.put("toShip", self.toShip)
    writer.put("sales", self.sales)
    writer.put("dispatches", self.dispatches)
    writer.put("lowItems", self.lowItems)
    writer.put("outItems", self.outItems)
    writer.put("expiringLots", self.expiringLots)
    writer.put("overdueLoans", self.overdueLoans)
    return writer.json
  }
}

/// An event that may be sent.
public struct DeclaredEvent: Record {
  /// The name of the event.
  public var name: String
  /// The properties that the event may have.
  public var properties: [DeclaredProperty]

  public init(
    name: String,
    properties: [DeclaredProperty]
  ) {
    self.name = name
    self.properties = properties
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.properties = reader.required("properties")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("properties", self.properties)
    return writer.json
  }
}

/// A property that an event may have.
public struct DeclaredProperty: Record {
  /// The name of the property.
  public var key: String
  /// The type of the value: a text of at most 100 characters, a number, or a Boolean.
  public var type: DeclaredPropertyType

  public init(
    key: String,
    type: DeclaredPropertyType
  ) {
    self.key = key
    self.type = type
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.key = reader.required("key")
    self.type = reader.required("type")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("key", self.key)
    writer.put("type", self.type)
    return writer.json
  }
}

/// A record that was deleted.
public struct Deleted: Record {
  /// The id of the deleted record.
  public var deleted: String

  public init(
    deleted: String
  ) {
    self.deleted = deleted
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.deleted = reader.required("deleted")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("deleted", self.deleted)
    return writer.json
  }
}

/// The outcome of deleting an account.
public struct DeletedAccount: Record {
  /// The id of the deleted user.
  public var user: String
  /// The outcome at the backend. none: the backend has not authenticated the user, and got no request. deleted: the
  /// backend has deleted its account of the user. failed: the backend has not confirmed the deletion, and the app must
  /// request it in another way.
  public var backend: DeletedAccountBackend
  /// The reason why the deletion at the backend failed; `null` unless `backend` is `failed`.
  public var failure: RefreshFailure?

  public init(
    user: String,
    backend: DeletedAccountBackend,
    failure: RefreshFailure?
  ) {
    self.user = user
    self.backend = backend
    self.failure = failure
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.user = reader.required("user")
    self.backend = reader.required("backend")
    self.failure = reader.optional("failure")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("user", self.user)
    writer.put("backend", self.backend)
    writer.put("failure", self.failure)
    return writer.json
  }
}

/// A zone that no longer exists, or is no longer shared with the account.
public struct DeletedZone: InputRecord {
  /// The zone.
  public var zone: CloudZoneAnswer
  /// The reason why the zone no longer exists, or is no longer shared.
  public var reason: DeletedZoneReason

  public init(
    zone: CloudZoneAnswer,
    reason: DeletedZoneReason
  ) {
    self.zone = zone
    self.reason = reason
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("zone", self.zone)
    writer.put("reason", self.reason)
    return writer.json
  }
}

/// A department of a company: a name for one bit of `deptMask` and `managerMask`.
public struct Department: Record {
  /// The department's name.
  public var name: String
  /// The department's bit in `deptMask` and `managerMask`: a power of two.
  public var mask: Int
  /// `true` if the company has added the department, `false` for the departments of every company.
  public var custom: Bool

  public init(
    name: String,
    mask: Int,
    custom: Bool
  ) {
    self.name = name
    self.mask = mask
    self.custom = custom
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.mask = reader.required("mask")
    self.custom = reader.required("custom")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("mask", self.mask)
    writer.put("custom", self.custom)
    return writer.json
  }
}

/// One page of a list.
public struct DepartmentPage: ListPage {
  /// All elements, in the list's order.
  public var items: [Department]
  /// Always `null`, because the list has only one page.
  public var next: String?

  public init(
    items: [Department],
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

/// The end of this account's participation in a company of another account.
public struct Departure: Record {
  /// The id of the departure. The notification `events.changed` has the same id.
  public var id: String
  /// The id of the company, which is no longer on this device.
  public var company: String
  /// The company's name. `null` if the name had not arrived on this device.
  public var name: String?
  /// The reason. left: the account left the company. removed: the owner removed the account. revoked: the owner ended
  /// the share. deleted: the company was deleted.
  public var reason: DepartureReason
  /// The number of records with changes of this device that were never sent. These changes are lost.
  public var unsent: Int
  /// The time when this device learned of the departure.
  public var at: Date

  public init(
    id: String,
    company: String,
    name: String?,
    reason: DepartureReason,
    unsent: Int,
    at: Date
  ) {
    self.id = id
    self.company = company
    self.name = name
    self.reason = reason
    self.unsent = unsent
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.name = reader.optional("name")
    self.reason = reader.required("reason")
    self.unsent = reader.required("unsent")
    self.at = reader.required("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("name", self.name)
    writer.put("reason", self.reason)
    writer.put("unsent", self.unsent)
    writer.put("at", self.at)
    return writer.json
  }
}

/// One page of a list.
public struct DeparturePage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Departure]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Departure],
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

/// Where the app's data is: the services that hold it, and the source of that choice.
public struct Deployment: Record {
  /// The deployment path, which names the services that hold the app's data. appleNative: Apple's own services.
  /// backend: the app's backend.
  public var path: AuthStatePath
  /// The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment:
  /// MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set. file: the
  /// document AppConfig. default: no source gives a path.
  public var source: DeploymentSource
  /// `true` if sync can use the host's CloudKit: `path` is `appleNative`, the app was built for production, and
  /// AppConfig names a container. Otherwise sync with the host's cloud is paused.
  public var cloudKit: Bool
  /// The environment for which the app was built, from the core's option `--build-environment`. Without the option, the
  /// value from `system.hello`. Without both, `development`.
  public var buildEnvironment: ClientBuild
  /// The id of the CloudKit container that AppConfig names. `null` if AppConfig names no container.
  public var cloudKitContainer: String?
  /// The values that the sources give, beginning with the source of the highest precedence. The last value is used; the
  /// values before it are not valid deployment paths. Sources of lower precedence are left out.
  public var considered: [ConsideredPath]
  /// The malformed and unknown members of `deployment` in AppConfig. The core ignores these members.
  public var problems: [DocumentProblem]

  public init(
    path: AuthStatePath,
    source: DeploymentSource,
    cloudKit: Bool,
    buildEnvironment: ClientBuild,
    cloudKitContainer: String?,
    considered: [ConsideredPath],
    problems: [DocumentProblem]
  ) {
    self.path = path
    self.source = source
    self.cloudKit = cloudKit
    self.buildEnvironment = buildEnvironment
    self.cloudKitContainer = cloudKitContainer
    self.considered = considered
    self.problems = problems
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.path = reader.required("path")
    self.source = reader.required("source")
    self.cloudKit = reader.required("cloudKit")
    self.buildEnvironment = reader.required("buildEnvironment")
    self.cloudKitContainer = reader.optional("cloudKitContainer")
    self.considered = reader.required("considered")
    self.problems = reader.required("problems")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("path", self.path)
    writer.put("source", self.source)
    writer.put("cloudKit", self.cloudKit)
    writer.put("buildEnvironment", self.buildEnvironment)
    writer.put("cloudKitContainer", self.cloudKitContainer)
    writer.put("considered", self.considered)
    writer.put("problems", self.problems)
    return writer.json
  }
}

/// A setting: its name, its type and its default.
public struct DescribedSetting: Record {
  /// The name of the setting. `app.*` and `app.device.*` are patterns for the app's own settings.
  public var name: String
  /// The type of the value.
  public var type: DescribedSettingType
  /// The type and the limits of the value, as JSON Schema (draft 2020-12).
  public var schema: JSON
  /// The value of the setting as long as it was not set.
  public var `default`: JSON
  /// The place where the value is stored. account: the value syncs between all devices of the account. device: the
  /// value stays on this device.
  public var kept: DescribedSettingKept
  /// The purpose of the setting.
  public var doc: String
  /// The command-line option that sets the value at present. `settings.set` cannot change such a value. `null` if no
  /// option sets the value.
  public var option: String?
  /// The id of the setting's record, which events and `sync.conflicts.list` contain. `null` for a setting of the
  /// device.
  public var record: String?

  public init(
    name: String,
    type: DescribedSettingType,
    schema: JSON,
    `default`: JSON,
    kept: DescribedSettingKept,
    doc: String,
    option: String?,
    record: String?
  ) {
    self.name = name
    self.type = type
    self.schema = schema
    self.default = `default`
    self.kept = kept
    self.doc = doc
    self.option = option
    self.record = record
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.type = reader.required("type")
    self.schema = reader.required("schema")
    self.default = reader.required("default")
    self.kept = reader.required("kept")
    self.doc = reader.required("doc")
    self.option = reader.optional("option")
    self.record = reader.optional("record")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("type", self.type)
    writer.put("schema", self.schema)
    writer.put("default", self.default)
    writer.put("kept", self.kept)
    writer.put("doc", self.doc)
    writer.put("option", self.option)
    writer.put("record", self.record)
    return writer.json
  }
}

/// All settings.
public struct DescribedSettings: Record {
  /// The settings: first those of the account, then those of the device, then the app's own.
  public var settings: [DescribedSetting]

  public init(
    settings: [DescribedSetting]
  ) {
    self.settings = settings
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.settings = reader.required("settings")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("settings", self.settings)
    return writer.json
  }
}

/// The location of the device when the host last found it.
public struct DeviceLocation: Record {
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The accuracy of the position in metres. `null` if the host does not report the accuracy.
  public var accuracy: Decimal?
  /// The time when the device was at this position.
  public var at: Date
  /// The name of the place. `null` if the name is not known yet. `location.geocode` fetches the name.
  public var name: String?

  public init(
    latitude: Decimal,
    longitude: Decimal,
    accuracy: Decimal?,
    at: Date,
    name: String?
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.at = at
    self.name = name
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.accuracy = reader.optional("accuracy")
    self.at = reader.required("at")
    self.name = reader.optional("name")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("accuracy", self.accuracy)
    writer.put("at", self.at)
    writer.put("name", self.name)
    return writer.json
  }
}

/// The last known place of the device.
public struct DevicePlace: Record {
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

  public init(
    latitude: Decimal,
    longitude: Decimal,
    name: String?,
    at: Date,
    accuracy: Decimal?
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
    self.at = at
    self.accuracy = accuracy
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.name = reader.optional("name")
    self.at = reader.required("at")
    self.accuracy = reader.optional("accuracy")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("name", self.name)
    writer.put("at", self.at)
    writer.put("accuracy", self.accuracy)
    return writer.json
  }
}

/// The state of a process and of its stores.
public struct Diagnostics: Record {
  /// The program's version.
  public var version: String
  /// The operating system: `linux` or `macos`.
  public var platform: String
  /// The version of SQLite.
  public var sqlite: String
  /// The path of the data directory. `:memory:` if the core keeps its data in memory.
  public var data: String
  /// The milliseconds since the process started.
  public var uptime: Int
  /// The number of requests that the process has begun to serve. Answers of the host, and requests that were run again,
  /// are included.
  public var requests: Int
  /// The stores of the data directory.
  public var stores: [StoreDiagnostics]
  /// The client, as named in `system.hello`. `null` if the client has not sent that request.
  public var client: Client?
  /// The allocated memory, in bytes. If users sign in to any company, it is rounded to whole MiB. `null` if the system
  /// does not report it.
  public var heap: Int?
  /// The number of prepared SQL statements. `null` if users sign in to any company.
  public var statements: Int?
  /// The newest lines of the log, oldest first.
  public var log: [LogEntry]

  public init(
    version: String,
    platform: String,
    sqlite: String,
    data: String,
    uptime: Int,
    requests: Int,
    stores: [StoreDiagnostics],
    client: Client?,
    heap: Int?,
    statements: Int?,
    log: [LogEntry]
  ) {
    self.version = version
    self.platform = platform
    self.sqlite = sqlite
    self.data = data
    self.uptime = uptime
    self.requests = requests
    self.stores = stores
    self.client = client
    self.heap = heap
    self.statements = statements
    self.log = log
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.version = reader.required("version")
    self.platform = reader.required("platform")
    self.sqlite = reader.required("sqlite")
    self.data = reader.required("data")
    self.uptime = reader.required("uptime")
    self.requests = reader.required("requests")
    self.stores = reader.required("stores")
    self.client = reader.optional("client")
    self.heap = reader.optional("heap")
    self.statements = reader.optional("statements")
    self.log = reader.required("log")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("version", self.version)
    writer.put("platform", self.platform)
    writer.put("sqlite", self.sqlite)
    writer.put("data", self.data)
    writer.put("uptime", self.uptime)
    writer.put("requests", self.requests)
    writer.put("stores", self.stores)
    writer.put("client", self.client)
    writer.put("heap", self.heap)
    writer.put("statements", self.statements)
    writer.put("log", self.log)
    return writer.json
  }
}

/// A record that was restored to the state in the container.
public struct DiscardedRecord: Record {
  /// The record's id.
  public var id: String
  /// `true` if the record had unconfirmed changes, which were discarded.
  public var discarded: Bool

  public init(
    id: String,
    discarded: Bool
  ) {
    self.id = id
    self.discarded = discarded
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.discarded = reader.required("discarded")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("discarded", self.discarded)
    return writer.json
  }
}

/// A dismissed promotion, and the end of its dismissal.
public struct Dismissal: Record {
  /// The id of the promotion.
  public var id: String
  /// The time from which the promotion can be shown again.
  public var until: Date

  public init(
    id: String,
    until: Date
  ) {
    self.id = id
    self.until = until
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.until = reader.required("until")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("until", self.until)
    return writer.json
  }
}

/// A dispatch: goods of an order that leave together.
public struct Dispatch: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order whose goods leave with the dispatch.
  public var order: String
  /// The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them
  /// to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods.
  public var collectionType: DispatchCollectionType
  /// The id of the recipient, if the recipient is a contact.
  public var contact: String?
  /// The id of the recipient, if the recipient is a user of the company.
  public var user: String?
  /// The recipient as a free text, such as a name.
  public var recipient: String?
  /// The address of the recipient. If it is left out, the dispatch gets the order's shipping address.
  public var address: Address?
  /// The name of the carrier, such as DHL.
  public var carrier: String?
  /// The carrier's name for the kind of shipping, such as express.
  public var service: String?
  /// The carrier's tracking number.
  public var trackingNumber: String?
  /// The number of parcels, from 1 to 10,000.
  public var parcels: Int?
  /// The weight of the dispatch, in grams.
  public var weight: Int?
  /// The id of the user who is responsible for the dispatch.
  public var assignee: String?
  /// The instant at which the dispatch is planned to leave.
  public var plannedAt: Date?
  /// A free note about the dispatch.
  public var note: String?
  /// The proof of delivery: the id of one of the dispatch's assets (`assets.add`).
  public var proof: String?
  /// The dispatch's number in the company, such as D-1.
  public var number: String
  /// The dispatch's status. To change it, call `dispatches.step`.
  public var status: DispatchStatus
  /// The instant at which the dispatch was last handed over. `null` before the first time.
  public var handedOverAt: Date?
  /// The instant of delivery. `null` if the dispatch was not delivered.
  public var deliveredAt: Date?
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
    collectionType: DispatchCollectionType,
    contact: String?,
    user: String?,
    recipient: String?,
    address: Address?,
    carrier: String?,
    service: String?,
    trackingNumber: String?,
    parcels: Int?,
    weight: Int?,
    assignee: String?,
    plannedAt: Date?,
    note: String?,
    proof: String?,
    number: String,
    status: DispatchStatus,
    handedOverAt: Date?,
    deliveredAt: Date?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.order = order
    self.collectionType = collectionType
    self.contact = contact
    self.user = user
    self.recipient = recipient
    self.address = address
    self.carrier = carrier
    self.service = service
    self.trackingNumber = trackingNumber
    self.parcels = parcels
    self.weight = weight
    self.assignee = assignee
    self.plannedAt = plannedAt
    self.note = note
    self.proof = proof
    self.number = number
    self.status = status
    self.handedOverAt = handedOverAt
    self.deliveredAt = deliveredAt
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
    self.collectionType = reader.required("collectionType")
    self.contact = reader.optional("contact")
    self.user = reader.optional("user")
    self.recipient = reader.optional("recipient")
    self.address = reader.optional("address")
    self.carrier = reader.optional("carrier")
    self.service = reader.optional("service")
    self.trackingNumber = reader.optional("trackingNumber")
    self.parcels = reader.optional("parcels")
    self.weight = reader.optional("weight")
    self.assignee = reader.optional("assignee")
    self.plannedAt = reader.optional("plannedAt")
    self.note = reader.optional("note")
    self.proof = reader.optional("proof")
    self.number = reader.required("number")
    self.status = reader.required("status")
    self.handedOverAt = reader.optional("handedOverAt")
    self.deliveredAt = reader.optional("deliveredAt")
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
    writer.put("collectionType", self.collectionType)
    writer.put("contact", self.contact)
    writer.put("user", self.user)
    writer.put("recipient", self.recipient)
    writer.put("address", self.address)
    writer.put("carrier", self.carrier)
    writer.put("service", self.service)
    writer.put("trackingNumber", self.trackingNumber)
    writer.put("parcels", self.parcels)
    writer.put("weight", self.weight)
    writer.put("assignee", self.assignee)
    writer.put("plannedAt", self.plannedAt)
    writer.put("note", self.note)
    writer.put("proof", self.proof)
    writer.put("number", self.number)
    writer.put("status", self.status)
    writer.put("handedOverAt", self.handedOverAt)
    writer.put("deliveredAt", self.deliveredAt)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct DispatchConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Dispatch

  public init(
    kind: String,
    current: Dispatch
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
public struct DispatchDraftChanges: InputRecord {
  /// The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them
  /// to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods.
  public var collectionType: DispatchCollectionType?
  /// The id of the recipient, if the recipient is a contact.
  public var contact: Change<String>
  /// The id of the recipient, if the recipient is a user of the company.
  public var user: Change<String>
  /// The recipient as a free text, such as a name.
  public var recipient: Change<String>
  /// The address of the recipient. If it is left out, the dispatch gets the order's shipping address.
  public var address: Change<AddressChanges>
  /// The name of the carrier, such as DHL.
  public var carrier: Change<String>
  /// The carrier's name for the kind of shipping, such as express.
  public var service: Change<String>
  /// The carrier's tracking number.
  public var trackingNumber: Change<String>
  /// The number of parcels, from 1 to 10,000.
  public var parcels: Change<Int>
  /// The weight of the dispatch, in grams.
  public var weight: Change<Int>
  /// The id of the user who is responsible for the dispatch.
  public var assignee: Change<String>
  /// The instant at which the dispatch is planned to leave.
  public var plannedAt: Change<Date>
  /// A free note about the dispatch.
  public var note: Change<String>
  /// The proof of delivery: the id of one of the dispatch's assets (`assets.add`).
  public var proof: Change<String>

  public init(
    collectionType: DispatchCollectionType? = nil,
    contact: Change<String> = .unchanged,
    user: Change<String> = .unchanged,
    recipient: Change<String> = .unchanged,
    address: Change<AddressChanges> = .unchanged,
    carrier: Change<String> = .unchanged,
    service: Change<String> = .unchanged,
    trackingNumber: Change<String> = .unchanged,
    parcels: Change<Int> = .unchanged,
    weight: Change<Int> = .unchanged,
    assignee: Change<String> = .unchanged,
    plannedAt: Change<Date> = .unchanged,
    note: Change<String> = .unchanged,
    proof: Change<String> = .unchanged
  ) {
    self.collectionType = collectionType
    self.contact = contact
    self.user = user
    self.recipient = recipient
    self.address = address
    self.carrier = carrier
    self.service = service
    self.trackingNumber = trackingNumber
    self.parcels = parcels
    self.weight = weight
    self.assignee = assignee
    self.plannedAt = plannedAt
    self.note = note
    self.proof = proof
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("collectionType", self.collectionType)
    writer.putChange("contact", self.contact)
    writer.putChange("user", self.user)
    writer.putChange("recipient", self.recipient)
    writer.putChange("address", self.address)
    writer.putChange("carrier", self.carrier)
    writer.putChange("service", self.service)
    writer.putChange("trackingNumber", self.trackingNumber)
    writer.putChange("parcels", self.parcels)
    writer.putChange("weight", self.weight)
    writer.putChange("assignee", self.assignee)
    writer.putChange("plannedAt", self.plannedAt)
    writer.putChange("note", self.note)
    writer.putChange("proof", self.proof)
    return writer.json
  }
}

/// One page of a list.
public struct DispatchPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Dispatch]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Dispatch],
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
public struct DispatchStep: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order, dispatch, purchase or build whose status changed.
  public var subject: String
  /// The status before the step.
  public var from: DispatchStatus
  /// The status after the step.
  public var to: DispatchStatus
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
    from: DispatchStatus,
    to: DispatchStatus,
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

/// A dispatch with its lines and steps.
public struct DispatchView: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order whose goods leave with the dispatch.
  public var order: String
  /// The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone brings them
  /// to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the goods.
  public var collectionType: DispatchCollectionType
  /// The id of the recipient, if the recipient is a contact.
  public var contact: String?
  /// The id of the recipient, if the recipient is a user of the company.
  public var user: String?
  /// The recipient as a free text, such as a name.
  public var recipient: String?
  /// The address of the recipient. If it is left out, the dispatch gets the order's shipping address.
  public var address: Address?
  /// The name of the carrier, such as DHL.
  public var carrier: String?
  /// The carrier's name for the kind of shipping, such as express.
  public var service: String?
  /// The carrier's tracking number.
  public var trackingNumber: String?
  /// The number of parcels, from 1 to 10,000.
  public var parcels: Int?
  /// The weight of the dispatch, in grams.
  public var weight: Int?
  /// The id of the user who is responsible for the dispatch.
  public var assignee: String?
  /// The instant at which the dispatch is planned to leave.
  public var plannedAt: Date?
  /// A free note about the dispatch.
  public var note: String?
  /// The proof of delivery: the id of one of the dispatch's assets (`assets.add`).
  public var proof: String?
  /// The dispatch's number in the company, such as D-1.
  public var number: String
  /// The dispatch's status. To change it, call `dispatches.step`.
  public var status: DispatchStatus
  /// The instant at which the dispatch was last handed over. `null` before the first time.
  public var handedOverAt: Date?
  /// The instant of delivery. `null` if the dispatch was not delivered.
  public var deliveredAt: Date?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The lines that were shipped with the dispatch.
  public var lines: [DispatchedLine]
  /// The steps, the oldest first.
  public var steps: [DispatchStep]
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    order: String,
    collectionType: DispatchCollectionType,
    contact: String?,
    user: String?,
    recipient: String?,
    address: Address?,
    carrier: String?,
    service: String?,
    trackingNumber: String?,
    parcels: Int?,
    weight: Int?,
    assignee: String?,
    plannedAt: Date?,
    note: String?,
    proof: String?,
    number: String,
    status: DispatchStatus,
    handedOverAt: Date?,
    deliveredAt: Date?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    lines: [DispatchedLine],
    steps: [DispatchStep],
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.order = order
    self.collectionType = collectionType
    self.contact = contact
    self.user = user
    self.recipient = recipient
    self.address = address
    self.carrier = carrier
    self.service = service
    self.trackingNumber = trackingNumber
    self.parcels = parcels
    self.weight = weight
    self.assignee = assignee
    self.plannedAt = plannedAt
    self.note = note
    self.proof = proof
    self.number = number
    self.status = status
    self.handedOverAt = handedOverAt
    self.deliveredAt = deliveredAt
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.lines = lines
    self.steps = steps
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.order = reader.required("order")
    self.collectionType = reader.required("collectionType")
    self.contact = reader.optional("contact")
    self.user = reader.optional("user")
    self.recipient = reader.optional("recipient")
    self.address = reader.optional("address")
    self.carrier = reader.optional("carrier")
    self.service = reader.optional("service")
    self.trackingNumber = reader.optional("trackingNumber")
    self.parcels = reader.optional("parcels")
    self.weight = reader.optional("weight")
    self.assignee = reader.optional("assignee")
    self.plannedAt = reader.optional("plannedAt")
    self.note = reader.optional("note")
    self.proof = reader.optional("proof")
    self.number = reader.required("number")
    self.status = reader.required("status")
    self.handedOverAt = reader.optional("handedOverAt")
    self.deliveredAt = reader.optional("deliveredAt")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.lines = reader.required("lines")
    self.steps = reader.required("steps")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("order", self.order)
    writer.put("collectionType", self.collectionType)
    writer.put("contact", self.contact)
    writer.put("user", self.user)
    writer.put("recipient", self.recipient)
    writer.put("address", self.address)
    writer.put("carrier", self.carrier)
    writer.put("service", self.service)
    writer.put("trackingNumber", self.trackingNumber)
    writer.put("parcels", self.parcels)
    writer.put("weight", self.weight)
    writer.put("assignee", self.assignee)
    writer.put("plannedAt", self.plannedAt)
    writer.put("note", self.note)
    writer.put("proof", self.proof)
    writer.put("number", self.number)
    writer.put("status", self.status)
    writer.put("handedOverAt", self.handedOverAt)
    writer.put("deliveredAt", self.deliveredAt)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.put("lines", self.lines)
    writer.put("steps", self.steps)
    return writer.json
  }
}

/// The quantity of an order line that leaves with a dispatch.
public struct DispatchedLine: Record {
  /// The id of the order line.
  public var orderLine: String
  /// The id of the line's item.
  public var item: String?
  /// The item's SKU.
  public var sku: String?
  /// The line's text.
  public var text: String
  /// The quantity, in the line's unit.
  public var quantity: Decimal
  /// The unit of the quantity. `null` for a line without a unit.
  public var unit: String?
  /// The locations and lots from which the goods were taken.
  public var parts: [EntryPart]

  public init(
    orderLine: String,
    item: String?,
    sku: String?,
    text: String,
    quantity: Decimal,
    unit: String?,
    parts: [EntryPart]
  ) {
    self.orderLine = orderLine
    self.item = item
    self.sku = sku
    self.text = text
    self.quantity = quantity
    self.unit = unit
    self.parts = parts
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.orderLine = reader.required("orderLine")
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.text = reader.required("text")
    self.quantity = reader.required("quantity")
    self.unit = reader.optional("unit")
    self.parts = reader.required("parts")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("orderLine", self.orderLine)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("text", self.text)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("parts", self.parts)
    return writer.json
  }
}

/// A line of a document.
public struct DocumentLine: Record {
  /// The item's SKU. `null` for a line without an item.
  public var sku: String?
  /// The line's text.
  public var text: String
  /// The note below the line.
  public var note: String?
  /// The ordered quantity less the cancelled quantity. On a packing list, credited goods that will not be shipped are
  /// also subtracted.
  public var quantity: Decimal
  /// The unit of the quantity. `null` for a line without a unit.
  public var unit: String?
  /// The quantity that was shipped and has not been returned.
  public var shipped: Decimal
  /// The price of one unit. `null` on a packing list. A packing list has no discounts, tax rates and amounts, either.
  public var unitPrice: Money?
  /// The discount on the line in percent, from 0 to 100.
  public var discount: Decimal?
  /// The tax rate in percent.
  public var taxRate: Decimal?
  /// The category of the tax (EN 16931).
  public var taxCategory: ItemTaxCategory?
  /// The line's amount without tax.
  public var net: Money?
  /// The tax on `net`.
  public var tax: Money?
  /// The sum of `net` and `tax`.
  public var gross: Money?

  public init(
    sku: String?,
    text: String,
    note: String?,
    quantity: Decimal,
    unit: String?,
    shipped: Decimal,
    unitPrice: Money?,
    discount: Decimal?,
    taxRate: Decimal?,
    taxCategory: ItemTaxCategory?,
    net: Money?,
    tax: Money?,
    gross: Money?
  ) {
    self.sku = sku
    self.text = text
    self.note = note
    self.quantity = quantity
    self.unit = unit
    self.shipped = shipped
    self.unitPrice = unitPrice
    self.discount = discount
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.net = net
    self.tax = tax
    self.gross = gross
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.sku = reader.optional("sku")
    self.text = reader.required("text")
    self.note = reader.optional("note")
    self.quantity = reader.required("quantity")
    self.unit = reader.optional("unit")
    self.shipped = reader.required("shipped")
    self.unitPrice = reader.optional("unitPrice")
    self.discount = reader.optional("discount")
    self.taxRate = reader.optional("taxRate")
    self.taxCategory = reader.optional("taxCategory")
    self.net = reader.optional("net")
    self.tax = reader.optional("tax")
    self.gross = reader.optional("gross")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("sku", self.sku)
    writer.put("text", self.text)
    writer.put("note", self.note)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("shipped", self.shipped)
    writer.put("unitPrice", self.unitPrice)
    writer.put("discount", self.discount)
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// The seller or the buyer on a document.
public struct DocumentParty: Record {
  /// The name of the seller or buyer.
  public var name: String
  /// The address of the seller or buyer.
  public var address: Address?

  public init(
    name: String,
    address: Address?
  ) {
    self.name = name
    self.address = address
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.address = reader.optional("address")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("address", self.address)
    return writer.json
  }
}

/// A malformed or unknown part of a document. The core ignores the part.
public struct DocumentProblem: Record {
  /// The part of the document that has the problem, as a JSON Pointer (RFC 6901).
  public var pointer: String
  /// The kind of the problem: missing, unknown, type or value.
  public var kind: String
  /// A sentence that says what is wrong, and what would be right.
  public var message: String
  /// The id of the promotion that was left out because of the problem, if the id can be read.
  public var promotion: String?

  public init(
    pointer: String,
    kind: String,
    message: String,
    promotion: String? = nil
  ) {
    self.pointer = pointer
    self.kind = kind
    self.message = message
    self.promotion = promotion
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.pointer = reader.required("pointer")
    self.kind = reader.required("kind")
    self.message = reader.required("message")
    self.promotion = reader.optional("promotion")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("pointer", self.pointer)
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    writer.putIfGiven("promotion", self.promotion)
    return writer.json
  }
}

/// The sums of a document's lines.
public struct DocumentSums: Record {
  /// The sum without tax.
  public var net: Money
  /// The tax on `net`.
  public var tax: Money
  /// The sum with tax.
  public var gross: Money
  /// The part of `gross` for goods that were returned or will not be shipped.
  public var credited: Money
  /// The amount paid, less the amount paid back.
  public var paid: Money
  /// The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be owed if
  /// the draft is submitted unchanged.
  public var due: Money
  /// The sums for each category and rate of the tax.
  public var taxes: [TaxSum]
  /// The net, tax and gross amounts of `credited`, in total and for each tax category and rate.
  public var credits: CreditSum

  public init(
    net: Money,
    tax: Money,
    gross: Money,
    credited: Money,
    paid: Money,
    due: Money,
    taxes: [TaxSum],
    credits: CreditSum
  ) {
    self.net = net
    self.tax = tax
    self.gross = gross
    self.credited = credited
    self.paid = paid
    self.due = due
    self.taxes = taxes
    self.credits = credits
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
    self.credited = reader.required("credited")
    self.paid = reader.required("paid")
    self.due = reader.required("due")
    self.taxes = reader.required("taxes")
    self.credits = reader.required("credits")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    writer.put("credited", self.credited)
    writer.put("paid", self.paid)
    writer.put("due", self.due)
    writer.put("taxes", self.taxes)
    writer.put("credits", self.credits)
    return writer.json
  }
}

/// A file with the content of an asset.
public struct DownloadedAsset: InputRecord {
  /// The path of the file.
  public var path: String
  /// The SHA-256 digest of the content, as 64 lower-case hexadecimal digits.
  public var sha256: String

  public init(
    path: String,
    sha256: String
  ) {
    self.path = path
    self.sha256 = sha256
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("path", self.path)
    writer.put("sha256", self.sha256)
    return writer.json
  }
}

/// Two contacts that may be the same person or organisation.
public struct DuplicateContacts: Record {
  /// The id and name of the older contact.
  public var first: ContactName
  /// The id and name of the newer contact.
  public var second: ContactName
  /// The kinds of values that both contacts share: `email`, `phone` or `taxId`.
  public var by: [DuplicateContactsBy]

  public init(
    first: ContactName,
    second: ContactName,
    by: [DuplicateContactsBy]
  ) {
    self.first = first
    self.second = second
    self.by = by
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.first = reader.required("first")
    self.second = reader.required("second")
    self.by = reader.required("by")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("first", self.first)
    writer.put("second", self.second)
    writer.put("by", self.by)
    return writer.json
  }
}

/// One page of a list.
public struct DuplicateContactsPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [DuplicateContacts]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [DuplicateContacts],
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

/// Another record has the same value in a member that must be unique. data.member names the member.
public struct DuplicateData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The name of the member whose value another record already has.
  public var member: String
  /// The id of the other record that has the value. Left out if the caller may not see that record.
  public var id: String?

  public init(
    kind: String,
    member: String,
    id: String? = nil
  ) {
    self.kind = kind
    self.member = member
    self.id = id
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.member = reader.required("member")
    self.id = reader.optional("id")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("member", self.member)
    writer.putIfGiven("id", self.id)
    return writer.json
  }
}
