// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// One page of a list.
public struct Page: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [JSON]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [JSON],
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

/// The line is not valid JSON, or longer than allowed.
public struct ParseErrorData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The fault in the text. Left out if the message is too long.
  public var reason: String?
  /// The position of the fault in the message, in bytes from 0. Left out if the message is not text at all.
  public var offset: Int?
  /// The largest number of bytes that a message may have. Left out if the message is not too long.
  public var limit: Int?

  public init(
    kind: String,
    reason: String? = nil,
    offset: Int? = nil,
    limit: Int? = nil
  ) {
    self.kind = kind
    self.reason = reason
    self.offset = offset
    self.limit = limit
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.reason = reader.optional("reason")
    self.offset = reader.optional("offset")
    self.limit = reader.optional("limit")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("reason", self.reason)
    writer.putIfGiven("offset", self.offset)
    writer.putIfGiven("limit", self.limit)
    return writer.json
  }
}

/// A participant of a company: an account that has joined, or that was invited or removed.
public struct Participant: Record {
  /// The id of the participation. For the owner, the company's id.
  public var id: String
  /// The role of the account. owner: it shares the company. participant: the company is shared with it.
  public var role: ShareRole
  /// The address, number or label of the invitation. `null` for a participant who joined with the share's link.
  public var invitedAs: String?
  /// The link of this invitation, which admits only the first person who opens it. `null` once the invitation is
  /// accepted.
  public var url: String?
  /// The user reference of the participant, which is the container's name for the account. `null` until the invitation
  /// is accepted.
  public var account: String?
  /// The id of the user in the access record, as in `access.list`. Until the invitation is accepted, it is a
  /// placeholder. `null` without an access record.
  public var user: String?
  /// The participant's name.
  public var name: String?
  /// The permission of a participant. readWrite: everything that the participant's access record allows. readOnly: only
  /// reading, even if the access record allows more.
  public var permission: SharePermission
  /// The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed: the owner
  /// has removed the participant.
  public var acceptance: ParticipantAcceptance
  /// `true` if the participant has accepted the invitation and has no rights yet. To give rights, call `access.grant`.
  public var waiting: Bool
  /// The time of the invitation. For a participant without an invitation, the time of joining.
  public var invitedAt: Date
  /// The time when the invitation was accepted. `null` until then.
  public var acceptedAt: Date?
  /// The id of the participant's access record. `null` if the record no longer exists.
  public var access: String?

  public init(
    id: String,
    role: ShareRole,
    invitedAs: String?,
    url: String?,
    account: String?,
    user: String?,
    name: String?,
    permission: SharePermission,
    acceptance: ParticipantAcceptance,
    waiting: Bool,
    invitedAt: Date,
    acceptedAt: Date?,
    access: String?
  ) {
    self.id = id
    self.role = role
    self.invitedAs = invitedAs
    self.url = url
    self.account = account
    self.user = user
    self.name = name
    self.permission = permission
    self.acceptance = acceptance
    self.waiting = waiting
    self.invitedAt = invitedAt
    self.acceptedAt = acceptedAt
    self.access = access
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.role = reader.required("role")
    self.invitedAs = reader.optional("invitedAs")
    self.url = reader.optional("url")
    self.account = reader.optional("account")
    self.user = reader.optional("user")
    self.name = reader.optional("name")
    self.permission = reader.required("permission")
    self.acceptance = reader.required("acceptance")
    self.waiting = reader.required("waiting")
    self.invitedAt = reader.required("invitedAt")
    self.acceptedAt = reader.optional("acceptedAt")
    self.access = reader.optional("access")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("role", self.role)
    writer.put("invitedAs", self.invitedAs)
    writer.put("url", self.url)
    writer.put("account", self.account)
    writer.put("user", self.user)
    writer.put("name", self.name)
    writer.put("permission", self.permission)
    writer.put("acceptance", self.acceptance)
    writer.put("waiting", self.waiting)
    writer.put("invitedAt", self.invitedAt)
    writer.put("acceptedAt", self.acceptedAt)
    writer.put("access", self.access)
    return writer.json
  }
}

/// One page of a list.
public struct ParticipantPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Participant]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Participant],
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

/// A payment for an order, or a repayment.
public struct Payment: Record {
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
    return writer.json
  }
}

/// The transaction was already reversed. data.reversedBy is the id of the reversing transaction.
public struct PaymentReversedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The id of the payment that has reversed the given payment.
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

/// The request would lose changes that this device has not sent to the cloud yet. data.counts has their number for each
/// company.
public struct PendingChangesData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The numbers of records with unsent changes, for each company with such records.
  public var counts: [PendingCount]

  public init(
    kind: String,
    counts: [PendingCount]
  ) {
    self.kind = kind
    self.counts = counts
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.counts = reader.required("counts")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("counts", self.counts)
    return writer.json
  }
}

/// The number of records of one company, or of the account, with unsent changes of this device.
public struct PendingCount: Record {
  /// The company. `null` for the account's own records.
  public var company: String?
  /// The company's name.
  public var name: String?
  /// The number of records with unsent changes.
  public var records: Int

  public init(
    company: String?,
    name: String?,
    records: Int
  ) {
    self.company = company
    self.name = name
    self.records = records
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.company = reader.optional("company")
    self.name = reader.optional("name")
    self.records = reader.required("records")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("company", self.company)
    writer.put("name", self.name)
    writer.put("records", self.records)
    return writer.json
  }
}

/// A link that was opened and waits for the app.
public struct PendingLink: Record {
  /// The view to show: one of the flags in the file of `--links`, or `acceptShare` for a share link.
  public var flag: String
  /// The time when the link was opened.
  public var at: Date
  /// The link itself, for `acceptShare` and for patterns with an id, a kind or a query. Left out for other links.
  public var url: String?
  /// The kind of record that `id` names, such as `item`, from the pattern.
  public var kind: String?
  /// The id in the link: the decoded text at the position of `{id}` in the pattern.
  public var id: String?
  /// The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the link does
  /// not have are left out.
  public var query: [LinkParameter]?

  public init(
    flag: String,
    at: Date,
    url: String? = nil,
    kind: String? = nil,
    id: String? = nil,
    query: [LinkParameter]? = nil
  ) {
    self.flag = flag
    self.at = at
    self.url = url
    self.kind = kind
    self.id = id
    self.query = query
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.flag = reader.required("flag")
    self.at = reader.required("at")
    self.url = reader.optional("url")
    self.kind = reader.optional("kind")
    self.id = reader.optional("id")
    self.query = reader.optional("query")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("flag", self.flag)
    writer.put("at", self.at)
    writer.putIfGiven("url", self.url)
    writer.putIfGiven("kind", self.kind)
    writer.putIfGiven("id", self.id)
    writer.putIfGiven("query", self.query)
    return writer.json
  }
}

/// The refusal of a call for the company of the account's own inventory. No right allows such a call.
public struct PersonalData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The reason. personal: nobody signs in to the account's own inventory, and it is never shared.
  public var reason: String

  public init(
    kind: String,
    reason: String
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

/// A quantity to pick for a dispatch.
public struct PickedLine: Record {
  /// The id of the dispatch.
  public var dispatch: String
  /// The dispatch's number in the company, such as D-1.
  public var number: String
  /// The id of the order line.
  public var orderLine: String
  /// The id of the item. For a line of a kit, the id of the component.
  public var item: String?
  /// The item's SKU.
  public var sku: String?
  /// The line's text. For a component of a kit, the component's name.
  public var text: String
  /// The quantity, in the item's own unit.
  public var quantity: Decimal
  /// The item's own unit.
  public var unit: String
  /// The id of the lot. `null` for an item that is not tracked by lots.
  public var lot: String?
  /// The lot's batch. `null` for a lot without a batch.
  public var batch: String?
  /// The lot's serial number. `null` for a lot without a serial number.
  public var serial: String?
  /// The lot's expiry date: the last day on which the goods may be used. `null` if the lot does not expire.
  public var expiry: String?

  public init(
    dispatch: String,
    number: String,
    orderLine: String,
    item: String?,
    sku: String?,
    text: String,
    quantity: Decimal,
    unit: String,
    lot: String?,
    batch: String?,
    serial: String?,
    expiry: String?
  ) {
    self.dispatch = dispatch
    self.number = number
    self.orderLine = orderLine
    self.item = item
    self.sku = sku
    self.text = text
    self.quantity = quantity
    self.unit = unit
    self.lot = lot
    self.batch = batch
    self.serial = serial
    self.expiry = expiry
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.dispatch = reader.required("dispatch")
    self.number = reader.required("number")
    self.orderLine = reader.required("orderLine")
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.text = reader.required("text")
    self.quantity = reader.required("quantity")
    self.unit = reader.required("unit")
    self.lot = reader.optional("lot")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
    self.expiry = reader.optional("expiry")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("dispatch", self.dispatch)
    writer.put("number", self.number)
    writer.put("orderLine", self.orderLine)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("text", self.text)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("lot", self.lot)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    writer.put("expiry", self.expiry)
    return writer.json
  }
}

/// The goods to pick from one location.
public struct PickedPlace: Record {
  /// The id of the location.
  public var location: String
  /// The code on the location's label.
  public var code: String?
  /// The path of the location: the names of the locations that contain it, the outermost first, and its own name last.
  public var path: [String]
  /// The lines to pick at this location, sorted by SKU.
  public var lines: [PickedLine]

  public init(
    location: String,
    code: String?,
    path: [String],
    lines: [PickedLine]
  ) {
    self.location = location
    self.code = code
    self.path = path
    self.lines = lines
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.location = reader.required("location")
    self.code = reader.optional("code")
    self.path = reader.required("path")
    self.lines = reader.required("lines")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("location", self.location)
    writer.put("code", self.code)
    writer.put("path", self.path)
    writer.put("lines", self.lines)
    return writer.json
  }
}

/// One page of a list.
public struct PickedPlacePage: ListPage {
  /// All elements, in the list's order.
  public var items: [PickedPlace]
  /// Always `null`, because the list has only one page.
  public var next: String?

  public init(
    items: [PickedPlace],
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

/// Places that widgets can show.
public struct PlaceList: Record {
  /// The places.
  public var places: [WidgetPlace]

  public init(
    places: [WidgetPlace]
  ) {
    self.places = places
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.places = reader.required("places")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("places", self.places)
    return writer.json
  }
}

/// The host's answer to host.places.resolve.
public struct PlaceResolveAnswer: InputRecord {
  /// The name of the place.
  public var name: String
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The state or province.
  public var region: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?

  public init(
    name: String,
    latitude: Decimal,
    longitude: Decimal,
    region: String? = nil,
    country: String? = nil,
    timeZone: String? = nil
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.region = region
    self.country = country
    self.timeZone = timeZone
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("region", self.region)
    writer.putIfGiven("country", self.country)
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.putIfGiven("timeZone", self.timeZone)
    return writer.json
  }
}

/// The host's answer to host.places.search.
public struct PlaceSearchAnswer: InputRecord {
  /// The places with their coordinates, the best matches first. Empty if there are no such places.
  public var places: [PlaceSearchAnswerPlace]?
  /// The suggestions: places without coordinates, the best matches first. Each has a token for `host.places.resolve`.
  public var suggestions: [PlaceSuggestionInput]?

  public init(
    places: [PlaceSearchAnswerPlace]? = nil,
    suggestions: [PlaceSuggestionInput]? = nil
  ) {
    self.places = places
    self.suggestions = suggestions
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("places", self.places)
    writer.putIfGiven("suggestions", self.suggestions)
    return writer.json
  }
}

/// A place of the host's answer to host.places.search.
public struct PlaceSearchAnswerPlace: InputRecord {
  /// The name of the place.
  public var name: String
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The state or province.
  public var region: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?

  public init(
    name: String,
    latitude: Decimal,
    longitude: Decimal,
    region: String? = nil,
    country: String? = nil,
    timeZone: String? = nil
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.region = region
    self.country = country
    self.timeZone = timeZone
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("region", self.region)
    writer.putIfGiven("country", self.country)
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.putIfGiven("timeZone", self.timeZone)
    return writer.json
  }
}

/// A place that the host suggests. places.resolve returns its coordinates.
public struct PlaceSuggestion: Record {
  /// The token of the suggestion. Pass it to `places.resolve`. Only the host knows the meaning of its content.
  public var token: String
  /// The suggestion's first line of text, such as the name of the place.
  public var title: String
  /// The suggestion's second line of text, such as the region. `null` if there is no second line.
  public var subtitle: String?

  public init(
    token: String,
    title: String,
    subtitle: String?
  ) {
    self.token = token
    self.title = title
    self.subtitle = subtitle
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.token = reader.required("token")
    self.title = reader.required("title")
    self.subtitle = reader.optional("subtitle")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("token", self.token)
    writer.put("title", self.title)
    writer.put("subtitle", self.subtitle)
    return writer.json
  }
}

/// A place that the host suggests. places.resolve returns its coordinates.
public struct PlaceSuggestionInput: InputRecord {
  /// The token of the suggestion. Pass it to `places.resolve`. Only the host knows the meaning of its content.
  public var token: String
  /// The suggestion's first line of text, such as the name of the place.
  public var title: String
  /// The suggestion's second line of text, such as the region. `null` if there is no second line.
  public var subtitle: String?

  public init(
    token: String,
    title: String,
    subtitle: String? = nil
  ) {
    self.token = token
    self.title = title
    self.subtitle = subtitle
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("token", self.token)
    writer.put("title", self.title)
    writer.putIfGiven("subtitle", self.subtitle)
    return writer.json
  }
}

/// Places cannot be found: the host does not offer them, and the machine has no table of time zones. The message has
/// instructions.
public struct PlacesUnavailableData: Record {
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

/// Whether a version of the app must or should be updated, with the message and the page for the user.
public struct PolicyVerdict: Record {
  /// The need for an update. required: the version is below the minimum version. recommended: the version is below the
  /// recommended version, but not below the minimum. none: the version is below neither of them, or
  /// `policy.update.later` has put off the recommended update.
  public var update: PolicyVerdictUpdate
  /// The time from which policy.check recommends the put-off update again. `null` if no recommended update is put off.
  public var hiddenUntil: Date?
  /// The minimum version. Users of lower versions must update the app. `null` for no minimum.
  public var minimumVersion: String?
  /// The recommended version. Users of lower versions should update the app. `null` for no recommendation.
  public var recommendedVersion: String?
  /// The message for users who should or must update. `null` if the policy has no message.
  public var message: String?
  /// The address of the page with the update. `null` if the policy has no address.
  public var url: String?
  /// The malformed parts of the document. The core ignores malformed members of the policy.
  public var problems: [DocumentProblem]
  /// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
  /// and the result is a safe default.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
  public var age: Int?
  /// The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
  /// read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
  public var origin: FlagsOrigin

  public init(
    update: PolicyVerdictUpdate,
    hiddenUntil: Date?,
    minimumVersion: String?,
    recommendedVersion: String?,
    message: String?,
    url: String?,
    problems: [DocumentProblem],
    source: FlagsSource,
    age: Int?,
    origin: FlagsOrigin
  ) {
    self.update = update
    self.hiddenUntil = hiddenUntil
    self.minimumVersion = minimumVersion
    self.recommendedVersion = recommendedVersion
    self.message = message
    self.url = url
    self.problems = problems
    self.source = source
    self.age = age
    self.origin = origin
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.update = reader.required("update")
    self.hiddenUntil = reader.optional("hiddenUntil")
    self.minimumVersion = reader.optional("minimumVersion")
    self.recommendedVersion = reader.optional("recommendedVersion")
    self.message = reader.optional("message")
    self.url = reader.optional("url")
    self.problems = reader.required("problems")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.origin = reader.required("origin")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("update", self.update)
    writer.put("hiddenUntil", self.hiddenUntil)
    writer.put("minimumVersion", self.minimumVersion)
    writer.put("recommendedVersion", self.recommendedVersion)
    writer.put("message", self.message)
    writer.put("url", self.url)
    writer.put("problems", self.problems)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("origin", self.origin)
    return writer.json
  }
}

/// A result without members.
public struct Pong: Record {
  public init() {}

  public init(_ json: JSON, _ reading: Reading) {}

  public var json: JSON { .object([]) }
}

/// The entries that were posted to the ledger, and the resulting stock levels.
public struct PostedStock: Record {
  /// The id of the transaction, which can be passed to inventory.stock.reverse. `null` if no entry was posted, or if
  /// the movements have different transactions. In that case, see `transaction` of each entry.
  public var transaction: String?
  /// The entries, in the order in which they were posted.
  public var entries: [StockEntry]
  /// The resulting stock levels of the moved items, in each location and lot that the request changed.
  public var levels: [StockLevel]
  /// The ids of moved lots that have expired, as a warning. The request named these lots; the core never chooses
  /// expired lots itself.
  public var expired: [String]

  public init(
    transaction: String?,
    entries: [StockEntry],
    levels: [StockLevel],
    expired: [String]
  ) {
    self.transaction = transaction
    self.entries = entries
    self.levels = levels
    self.expired = expired
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.transaction = reader.optional("transaction")
    self.entries = reader.required("entries")
    self.levels = reader.required("levels")
    self.expired = reader.required("expired")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("transaction", self.transaction)
    writer.put("entries", self.entries)
    writer.put("levels", self.levels)
    writer.put("expired", self.expired)
    return writer.json
  }
}

/// One pour of water during a brew.
public struct Pour: Record {
  /// The time of the pour, in seconds since the beginning of the brew.
  public var at: Decimal
  /// The water of this pour, in grams; more than 0, at most 20,000.
  public var water: Decimal
  /// A free text about the pour.
  public var note: String?

  public init(
    at: Decimal,
    water: Decimal,
    note: String?
  ) {
    self.at = at
    self.water = water
    self.note = note
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.water = reader.required("water")
    self.note = reader.optional("note")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("water", self.water)
    writer.put("note", self.note)
    return writer.json
  }
}

/// One pour of water during a brew.
public struct PourInput: InputRecord {
  /// The time of the pour, in seconds since the beginning of the brew.
  public var at: Decimal
  /// The water of this pour, in grams; more than 0, at most 20,000.
  public var water: Decimal
  /// A free text about the pour.
  public var note: String?

  public init(
    at: Decimal,
    water: Decimal,
    note: String? = nil
  ) {
    self.at = at
    self.water = water
    self.note = note
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("water", self.water)
    writer.putIfGiven("note", self.note)
    return writer.json
  }
}

/// Whether the user sent the link.
public struct PresentAnswer: InputRecord {
  /// `true` if the user sent the link. `null` if the system does not report it.
  public var sent: Bool?

  public init(
    sent: Bool? = nil
  ) {
    self.sent = sent
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("sent", self.sent)
    return writer.json
  }
}

/// A link for which the host has shown its sheet, and whether the user sent it.
public struct PresentedLink: Record {
  /// The link.
  public var url: String
  /// `true` if the user sent the link. `null` if the host does not report it.
  public var sent: Bool?

  public init(
    url: String,
    sent: Bool?
  ) {
    self.url = url
    self.sent = sent
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.url = reader.required("url")
    self.sent = reader.optional("sent")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("url", self.url)
    writer.put("sent", self.sent)
    return writer.json
  }
}

/// A preset: a set of rights with a name, for a common kind of work.
public struct Preset: Record {
  /// The name of the preset, for `preset` of `access.grant`.
  public var name: PresetName
  /// The work for which the preset is meant.
  public var doc: String
  /// The departments in which the user does the daily work. Each bit of this number is a department;
  /// `access.departments` lists the bits.
  public var deptMask: Int
  /// The departments that the user manages. Each bit of this number is a department; `access.departments` lists the
  /// bits.
  public var managerMask: Int

  public init(
    name: PresetName,
    doc: String,
    deptMask: Int,
    managerMask: Int
  ) {
    self.name = name
    self.doc = doc
    self.deptMask = deptMask
    self.managerMask = managerMask
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.doc = reader.required("doc")
    self.deptMask = reader.required("deptMask")
    self.managerMask = reader.required("managerMask")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("doc", self.doc)
    writer.put("deptMask", self.deptMask)
    writer.put("managerMask", self.managerMask)
    return writer.json
  }
}

/// One page of a list.
public struct PresetPage: ListPage {
  /// All elements, in the list's order.
  public var items: [Preset]
  /// Always `null`, because the list has only one page.
  public var next: String?

  public init(
    items: [Preset],
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

/// The zone to which a link leads, and the state of the link.
public struct PreviewedShare: InputRecord {
  /// The zone. If it is not the account's own zone, `owner` names the owner.
  public var zone: CloudZoneAnswer
  /// The title of the share, such as the company's name.
  public var title: String
  /// The permission of a participant who accepts the link.
  public var permission: SharePermission
  /// The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone. accepted:
  /// the account has already accepted the link. full: the share admits no more participants.
  public var state: SharePreviewState
  /// The name of the owner.
  public var ownerName: String?

  public init(
    zone: CloudZoneAnswer,
    title: String,
    permission: SharePermission,
    state: SharePreviewState,
    ownerName: String? = nil
  ) {
    self.zone = zone
    self.title = title
    self.permission = permission
    self.state = state
    self.ownerName = ownerName
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("zone", self.zone)
    writer.put("title", self.title)
    writer.putIfGiven("ownerName", self.ownerName)
    writer.put("permission", self.permission)
    writer.put("state", self.state)
    return writer.json
  }
}

/// A selling price of an item, in a price list or for one customer. It can be limited to larger quantities and to a
/// period.
public struct Price: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the item.
  public var item: String
  /// The price of one own unit of the item.
  public var price: Money
  /// The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and lower case of
  /// the letters A to Z do not matter. Required for a price without `contact`.
  public var list: String?
  /// The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own price takes
  /// precedence over the prices of lists.
  public var contact: String?
  /// The smallest quantity of a line to which this price applies, in the item's own unit. `null` for any quantity.
  public var minQuantity: Decimal?
  /// The first day on which the price applies, in the company's time zone. `null` if there is no first day.
  public var from: String?
  /// The last day on which the price applies, in the company's time zone. `null` if there is no last day.
  public var until: String?
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
    price: Money,
    list: String?,
    contact: String?,
    minQuantity: Decimal?,
    from: String?,
    until: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.price = price
    self.list = list
    self.contact = contact
    self.minQuantity = minQuantity
    self.from = from
    self.until = until
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
    self.price = reader.required("price")
    self.list = reader.optional("list")
    self.contact = reader.optional("contact")
    self.minQuantity = reader.optional("minQuantity")
    self.from = reader.optional("from")
    self.until = reader.optional("until")
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
    writer.put("price", self.price)
    writer.put("list", self.list)
    writer.put("contact", self.contact)
    writer.put("minQuantity", self.minQuantity)
    writer.put("from", self.from)
    writer.put("until", self.until)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// A supplier's price for an order of at least a given quantity.
public struct PriceBreak: Record {
  /// The smallest order quantity for this price, in the unit that the supplier sells.
  public var minQuantity: Decimal
  /// The price of one unit that the supplier sells.
  public var price: Money

  public init(
    minQuantity: Decimal,
    price: Money
  ) {
    self.minQuantity = minQuantity
    self.price = price
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.minQuantity = reader.required("minQuantity")
    self.price = reader.required("price")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("minQuantity", self.minQuantity)
    writer.put("price", self.price)
    return writer.json
  }
}

/// A supplier's price for an order of at least a given quantity.
public struct PriceBreakInput: InputRecord {
  /// The smallest order quantity for this price, in the unit that the supplier sells.
  public var minQuantity: Decimal
  /// The price of one unit that the supplier sells.
  public var price: MoneyInput

  public init(
    minQuantity: Decimal,
    price: MoneyInput
  ) {
    self.minQuantity = minQuantity
    self.price = price
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("minQuantity", self.minQuantity)
    writer.put("price", self.price)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct PriceConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Price

  public init(
    kind: String,
    current: Price
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
public struct PriceDetailsChanges: InputRecord {
  /// The id of the item.
  public var item: String?
  /// The price of one own unit of the item.
  public var price: MoneyChanges?
  /// The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and lower case of
  /// the letters A to Z do not matter. Required for a price without `contact`.
  public var list: Change<String>
  /// The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own price takes
  /// precedence over the prices of lists.
  public var contact: Change<String>
  /// The smallest quantity of a line to which this price applies, in the item's own unit. `null` for any quantity.
  public var minQuantity: Change<Decimal>
  /// The first day on which the price applies, in the company's time zone. `null` if there is no first day.
  public var from: Change<String>
  /// The last day on which the price applies, in the company's time zone. `null` if there is no last day.
  public var until: Change<String>

  public init(
    item: String? = nil,
    price: MoneyChanges? = nil,
    list: Change<String> = .unchanged,
    contact: Change<String> = .unchanged,
    minQuantity: Change<Decimal> = .unchanged,
    from: Change<String> = .unchanged,
    until: Change<String> = .unchanged
  ) {
    self.item = item
    self.price = price
    self.list = list
    self.contact = contact
    self.minQuantity = minQuantity
    self.from = from
    self.until = until
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("item", self.item)
    writer.putIfGiven("price", self.price)
    writer.putChange("list", self.list)
    writer.putChange("contact", self.contact)
    writer.putChange("minQuantity", self.minQuantity)
    writer.putChange("from", self.from)
    writer.putChange("until", self.until)
    return writer.json
  }
}

/// One page of a list.
public struct PricePage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Price]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Price],
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

/// A problem of a value, and its place.
public struct Problem: Record {
  /// The place of the problem: a JSON Pointer (RFC 6901), such as /lines/0/quantity. The empty text for the value as a
  /// whole.
  public var pointer: String
  /// The kind of the problem. missing: a required member is missing. unknown: the member has no meaning here. type: the
  /// value has the wrong JSON type. value: the value is not allowed.
  public var kind: ProblemKind
  /// The problem as a sentence, with the member and the expected value.
  public var message: String

  public init(
    pointer: String,
    kind: ProblemKind,
    message: String
  ) {
    self.pointer = pointer
    self.kind = kind
    self.message = message
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.pointer = reader.required("pointer")
    self.kind = reader.required("kind")
    self.message = reader.required("message")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("pointer", self.pointer)
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    return writer.json
  }
}

/// The catalogue, and the prices of its products in the store.
public struct Products: Record {
  /// The id of the app that sells the products.
  public var bundleId: String
  /// The features that tiers can include.
  public var features: [CatalogueFeature]
  /// The tiers, in any order.
  public var tiers: [CatalogueTier]
  /// The products, in the order in which they are offered.
  public var products: [CatalogueProduct]
  /// The source of the catalogue. default: built into the program. file: the file that the option --catalogue names.
  public var source: ProductsSource
  /// The App Store environments whose documents are accepted, such as Production.
  public var environments: [String]
  /// The products that the store sells on this device with their prices, as the host reported them.
  public var store: StoreListing
  /// The ids of bought products that the catalogue does not have, sorted by their bytes.
  public var unknown: [String]

  public init(
    bundleId: String,
    features: [CatalogueFeature],
    tiers: [CatalogueTier],
    products: [CatalogueProduct],
    source: ProductsSource,
    environments: [String],
    store: StoreListing,
    unknown: [String]
  ) {
    self.bundleId = bundleId
    self.features = features
    self.tiers = tiers
    self.products = products
    self.source = source
    self.environments = environments
    self.store = store
    self.unknown = unknown
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.bundleId = reader.required("bundleId")
    self.features = reader.required("features")
    self.tiers = reader.required("tiers")
    self.products = reader.required("products")
    self.source = reader.required("source")
    self.environments = reader.required("environments")
    self.store = reader.required("store")
    self.unknown = reader.required("unknown")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("bundleId", self.bundleId)
    writer.put("features", self.features)
    writer.put("tiers", self.tiers)
    writer.put("products", self.products)
    writer.put("source", self.source)
    writer.put("environments", self.environments)
    writer.put("store", self.store)
    writer.put("unknown", self.unknown)
    return writer.json
  }
}

/// Whether a request still waits for the host's answer.
public struct Progressed: Record {
  /// `true` if a request still waits for the host's answer. If it is `false`, the host can stop its work.
  public var waiting: Bool

  public init(
    waiting: Bool
  ) {
    self.waiting = waiting
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.waiting = reader.required("waiting")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("waiting", self.waiting)
    return writer.json
  }
}

/// What a tap on a promotion opens: a product, a web address, or a link into the app.
public struct PromotionAction: Record {
  /// The kind of action. product: show a product to buy. address: open a web address. link: open a link into the app.
  public var kind: PromotionActionKind
  /// What to open: the product's id, the web address, or the link.
  public var target: String

  public init(
    kind: PromotionActionKind,
    target: String
  ) {
    self.kind = kind
    self.target = target
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.target = reader.required("target")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("target", self.target)
    return writer.json
  }
}

/// The image of a promotion: an address on the web, or an asset of the public database.
public struct PromotionImage: Record {
  /// The address of the image. `null` if the image is an asset.
  public var url: String?
  /// The SHA-256 digest of the asset's bytes, as 64 hexadecimal digits. `null` if the image has an address.
  public var sha256: String?
  /// The size of the asset in bytes. `null` if the image has an address.
  public var bytes: Int?
  /// The path of the file in which the host has saved the asset. `null` if the host has not saved it.
  public var path: String?

  public init(
    url: String?,
    sha256: String?,
    bytes: Int?,
    path: String?
  ) {
    self.url = url
    self.sha256 = sha256
    self.bytes = bytes
    self.path = path
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.url = reader.optional("url")
    self.sha256 = reader.optional("sha256")
    self.bytes = reader.optional("bytes")
    self.path = reader.optional("path")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("url", self.url)
    writer.put("sha256", self.sha256)
    writer.put("bytes", self.bytes)
    writer.put("path", self.path)
    return writer.json
  }
}

/// The promotions that apply to a user now.
public struct Promotions: Record {
  /// The promotions. Higher priorities come first, then earlier starts. Equal ones are sorted by id.
  public var promotions: [ShownPromotion]
  /// The next time at which the list may change only because time passes: a promotion begins or ends, or a purchase or
  /// a dismissal ends. `null` if there is no such time.
  public var validUntil: Date?
  /// The malformed parts of the document. Malformed promotions are left out.
  public var problems: [DocumentProblem]
  /// The age of the prices in `product`.
  public var store: StoreAge
  /// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
  /// and the result is a safe default.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
  public var age: Int?
  /// The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
  /// read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
  public var origin: FlagsOrigin

  public init(
    promotions: [ShownPromotion],
    validUntil: Date?,
    problems: [DocumentProblem],
    store: StoreAge,
    source: FlagsSource,
    age: Int?,
    origin: FlagsOrigin
  ) {
    self.promotions = promotions
    self.validUntil = validUntil
    self.problems = problems
    self.store = store
    self.source = source
    self.age = age
    self.origin = origin
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.promotions = reader.required("promotions")
    self.validUntil = reader.optional("validUntil")
    self.problems = reader.required("problems")
    self.store = reader.required("store")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.origin = reader.required("origin")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("promotions", self.promotions)
    writer.put("validUntil", self.validUntil)
    writer.put("problems", self.problems)
    writer.put("store", self.store)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("origin", self.origin)
    return writer.json
  }
}

/// The declared capabilities: those that the core knows, and those that it does not know.
public struct Provided: Record {
  /// The capabilities that the core knows.
  public var used: [String]
  /// The capabilities that the core does not know. The core never sends these requests.
  public var unknown: [String]
  /// The known names that are similar to unknown capabilities.
  public var suggestions: [SuggestedCapability]

  public init(
    used: [String],
    unknown: [String],
    suggestions: [SuggestedCapability]
  ) {
    self.used = used
    self.unknown = unknown
    self.suggestions = suggestions
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.used = reader.required("used")
    self.unknown = reader.required("unknown")
    self.suggestions = reader.required("suggestions")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("used", self.used)
    writer.put("unknown", self.unknown)
    writer.put("suggestions", self.suggestions)
    return writer.json
  }
}

/// A record of the public database.
public struct PublicRecord: InputRecord {
  /// The name of the record, which is unique among the records of its type.
  public var recordName: String
  /// The record's fields by name.
  public var fields: [String: CloudValueInput?]
  /// The change tag: the container's name for this state of the record.
  public var recordChangeTag: String?
  /// The time when the record was first saved, by the container's clock.
  public var creationDate: Date?
  /// The time when the record was last saved, by the container's clock.
  public var modificationDate: Date?

  public init(
    recordName: String,
    fields: [String: CloudValueInput?],
    recordChangeTag: String? = nil,
    creationDate: Date? = nil,
    modificationDate: Date? = nil
  ) {
    self.recordName = recordName
    self.fields = fields
    self.recordChangeTag = recordChangeTag
    self.creationDate = creationDate
    self.modificationDate = modificationDate
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("recordName", self.recordName)
    writer.put("fields", self.fields)
    writer.putIfGiven("recordChangeTag", self.recordChangeTag)
    writer.putIfGiven("creationDate", self.creationDate)
    writer.putIfGiven("modificationDate", self.modificationDate)
    return writer.json
  }
}

/// A purchase: an order that the company sends to a supplier.
public struct Purchase: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the contact who is the supplier.
  public var contact: String
  /// The currency of all amounts of the purchase (ISO 4217).
  public var currency: String
  /// The supplier's own reference for the purchase.
  public var reference: String?
  /// The address to which the goods are delivered.
  public var deliveryAddress: Address?
  /// `true` if prices include the tax.
  public var taxIncluded: Bool
  /// The discount on the whole purchase, in percent.
  public var discount: Decimal?
  /// A note for the supplier, on the purchase's documents.
  public var note: String?
  /// An internal note, which appears on no document.
  public var internalNote: String?
  /// The instant at which the goods are expected.
  public var expectedAt: Date?
  /// `true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived: true`. Only
  /// closed or cancelled purchases can be archived.
  public var archived: Bool
  /// The purchase's number on documents. The purchase gets its number when it is first ordered, and no other purchase
  /// gets this number later. `null` until then.
  public var number: String?
  /// The purchase's status. Steps (`purchases.step`), receipts and reversed receipts change the status.
  public var status: PurchaseStatus
  /// The supplier's name when the purchase was created.
  public var contactName: String
  /// The instant at which the purchase was last ordered. `null` for a draft that was never ordered.
  public var orderedAt: Date?
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
  /// The sum of the lines without tax. Only managers of orders or the inventory see it.
  public var net: Money?
  /// The tax on `net`. Only managers of orders or the inventory see it.
  public var tax: Money?
  /// The sum of `net` and `tax`. Only managers of orders or the inventory see it.
  public var gross: Money?
  /// The number of lines without a price. The sums do not include them. Only managers of orders or the inventory see
  /// this number.
  public var unpriced: Int?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    contact: String,
    currency: String,
    reference: String?,
    deliveryAddress: Address?,
    taxIncluded: Bool,
    discount: Decimal?,
    note: String?,
    internalNote: String?,
    expectedAt: Date?,
    archived: Bool,
    number: String?,
    status: PurchaseStatus,
    contactName: String,
    orderedAt: Date?,
    taxRounding: OrderTaxRounding?,
    rounding: OrderRounding?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    net: Money? = nil,
    tax: Money? = nil,
    gross: Money? = nil,
    unpriced: Int? = nil,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.contact = contact
    self.currency = currency
    self.reference = reference
    self.deliveryAddress = deliveryAddress
    self.taxIncluded = taxIncluded
    self.discount = discount
    self.note = note
    self.internalNote = internalNote
    self.expectedAt = expectedAt
    self.archived = archived
    self.number = number
    self.status = status
    self.contactName = contactName
    self.orderedAt = orderedAt
    self.taxRounding = taxRounding
    self.rounding = rounding
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.net = net
    self.tax = tax
    self.gross = gross
    self.unpriced = unpriced
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.contact = reader.required("contact")
    self.currency = reader.required("currency")
    self.reference = reader.optional("reference")
    self.deliveryAddress = reader.optional("deliveryAddress")
    self.taxIncluded = reader.required("taxIncluded")
    self.discount = reader.optional("discount")
    self.note = reader.optional("note")
    self.internalNote = reader.optional("internalNote")
    self.expectedAt = reader.optional("expectedAt")
    self.archived = reader.required("archived")
    self.number = reader.optional("number")
    self.status = reader.required("status")
    self.contactName = reader.required("contactName")
    self.orderedAt = reader.optional("orderedAt")
    self.net = reader.optional("net")
    self.tax = reader.optional("tax")
    self.gross = reader.optional("gross")
    self.unpriced = reader.optional("unpriced")
    self.taxRounding = reader.optional("taxRounding")
    self.rounding = reader.optional("rounding")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("contact", self.contact)
    writer.put("currency", self.currency)
    writer.put("reference", self.reference)
    writer.put("deliveryAddress", self.deliveryAddress)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("discount", self.discount)
    writer.put("note", self.note)
    writer.put("internalNote", self.internalNote)
    writer.put("expectedAt", self.expectedAt)
    writer.put("archived", self.archived)
    writer.put("number", self.number)
    writer.put("status", self.status)
    writer.put("contactName", self.contactName)
    writer.put("orderedAt", self.orderedAt)
    writer.putIfGiven("net", self.net)
    writer.putIfGiven("tax", self.tax)
    writer.putIfGiven("gross", self.gross)
    writer.putIfGiven("unpriced", self.unpriced)
    writer.put("taxRounding", self.taxRounding)
    writer.put("rounding", self.rounding)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct PurchaseConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Purchase

  public init(
    kind: String,
    current: Purchase
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

/// The contents of the order form that a company sends to a supplier.
public struct PurchaseDocument: Record {
  /// The id of the purchase.
  public var purchase: String
  /// The purchase's number. `null` before it is first ordered.
  public var number: String?
  /// The supplier's own reference for the purchase.
  public var reference: String?
  /// The instant at which the purchase was last ordered. For a draft that was never ordered, now.
  public var issuedAt: Date
  /// The instant at which the goods are expected.
  public var expectedAt: Date?
  /// The buyer: the company.
  public var buyer: DocumentParty
  /// The supplier, with the address of its invoices.
  public var supplier: DocumentParty
  /// The address to which the goods are delivered. If the purchase has none, the company's address.
  public var deliveryAddress: Address?
  /// The note for the supplier.
  public var note: String?
  /// `true` if prices include the tax.
  public var taxIncluded: Bool
  /// The lines of the purchase.
  public var lines: [PurchaseDocumentLine]
  /// The sum without tax. Only managers of orders or the inventory see it.
  public var net: Money?
  /// The tax on `net`. Only managers of orders or the inventory see it.
  public var tax: Money?
  /// The sum with tax. Only managers of orders or the inventory see it.
  public var gross: Money?
  /// The sums for each category and rate of the tax. Only managers of orders or the inventory see them.
  public var taxes: [TaxSum]?

  public init(
    purchase: String,
    number: String?,
    reference: String?,
    issuedAt: Date,
    expectedAt: Date?,
    buyer: DocumentParty,
    supplier: DocumentParty,
    deliveryAddress: Address?,
    note: String?,
    taxIncluded: Bool,
    lines: [PurchaseDocumentLine],
    net: Money? = nil,
    tax: Money? = nil,
    gross: Money? = nil,
    taxes: [TaxSum]? = nil
  ) {
    self.purchase = purchase
    self.number = number
    self.reference = reference
    self.issuedAt = issuedAt
    self.expectedAt = expectedAt
    self.buyer = buyer
    self.supplier = supplier
    self.deliveryAddress = deliveryAddress
    self.note = note
    self.taxIncluded = taxIncluded
    self.lines = lines
    self.net = net
    self.tax = tax
    self.gross = gross
    self.taxes = taxes
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.purchase = reader.required("purchase")
    self.number = reader.optional("number")
    self.reference = reader.optional("reference")
    self.issuedAt = reader.required("issuedAt")
    self.expectedAt = reader.optional("expectedAt")
    self.buyer = reader.required("buyer")
    self.supplier = reader.required("supplier")
    self.deliveryAddress = reader.optional("deliveryAddress")
    self.note = reader.optional("note")
    self.taxIncluded = reader.required("taxIncluded")
    self.lines = reader.required("lines")
    self.net = reader.optional("net")
    self.tax = reader.optional("tax")
    self.gross = reader.optional("gross")
    self.taxes = reader.optional("taxes")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("purchase", self.purchase)
    writer.put("number", self.number)
    writer.put("reference", self.reference)
    writer.put("issuedAt", self.issuedAt)
    writer.put("expectedAt", self.expectedAt)
    writer.put("buyer", self.buyer)
    writer.put("supplier", self.supplier)
    writer.put("deliveryAddress", self.deliveryAddress)
    writer.put("note", self.note)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("lines", self.lines)
    writer.putIfGiven("net", self.net)
    writer.putIfGiven("tax", self.tax)
    writer.putIfGiven("gross", self.gross)
    writer.putIfGiven("taxes", self.taxes)
    return writer.json
  }
}

/// A line of a purchase's order form.
public struct PurchaseDocumentLine: Record {
  /// The item's SKU. `null` for a line without an item.
  public var sku: String?
  /// The line's text.
  public var text: String
  /// The note below the line.
  public var note: String?
  /// The ordered quantity, in the unit `unit`.
  public var quantity: Decimal
  /// The unit of the quantity. `null` for a line without a unit.
  public var unit: String?
  /// The tax rate in percent.
  public var taxRate: Decimal
  /// The category of the tax (EN 16931).
  public var taxCategory: ItemTaxCategory
  /// The price of one unit. `null` for a line without a price. Only managers of orders or the inventory see it.
  public var unitPrice: Money?
  /// The discount on the line in percent. Only managers of orders or the inventory see it.
  public var discount: Decimal?
  /// The line's amount without tax. `null` for a line without a price. Only managers of orders or the inventory see it.
  public var net: Money?

  public init(
    sku: String?,
    text: String,
    note: String?,
    quantity: Decimal,
    unit: String?,
    taxRate: Decimal,
    taxCategory: ItemTaxCategory,
    unitPrice: Money? = nil,
    discount: Decimal? = nil,
    net: Money? = nil
  ) {
    self.sku = sku
    self.text = text
    self.note = note
    self.quantity = quantity
    self.unit = unit
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.unitPrice = unitPrice
    self.discount = discount
    self.net = net
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.sku = reader.optional("sku")
    self.text = reader.required("text")
    self.note = reader.optional("note")
    self.quantity = reader.required("quantity")
    self.unit = reader.optional("unit")
    self.unitPrice = reader.optional("unitPrice")
    self.discount = reader.optional("discount")
    self.taxRate = reader.required("taxRate")
    self.taxCategory = reader.required("taxCategory")
    self.net = reader.optional("net")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("sku", self.sku)
    writer.put("text", self.text)
    writer.put("note", self.note)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.putIfGiven("unitPrice", self.unitPrice)
    writer.putIfGiven("discount", self.discount)
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
    writer.putIfGiven("net", self.net)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct PurchaseDraftChanges: InputRecord {
  /// The id of the contact who is the supplier.
  public var contact: String?
  /// The currency of all amounts of the purchase (ISO 4217).
  public var currency: String?
  /// The supplier's own reference for the purchase.
  public var reference: Change<String>
  /// The address to which the goods are delivered.
  public var deliveryAddress: Change<AddressChanges>
  /// `true` if prices include the tax.
  public var taxIncluded: Change<Bool>
  /// The discount on the whole purchase, in percent.
  public var discount: Change<Decimal>
  /// A note for the supplier, on the purchase's documents.
  public var note: Change<String>
  /// An internal note, which appears on no document.
  public var internalNote: Change<String>
  /// The instant at which the goods are expected.
  public var expectedAt: Change<Date>
  /// `true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived: true`. Only
  /// closed or cancelled purchases can be archived.
  public var archived: Change<Bool>

  public init(
    contact: String? = nil,
    currency: String? = nil,
    reference: Change<String> = .unchanged,
    deliveryAddress: Change<AddressChanges> = .unchanged,
    taxIncluded: Change<Bool> = .unchanged,
    discount: Change<Decimal> = .unchanged,
    note: Change<String> = .unchanged,
    internalNote: Change<String> = .unchanged,
    expectedAt: Change<Date> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
    self.contact = contact
    self.currency = currency
    self.reference = reference
    self.deliveryAddress = deliveryAddress
    self.taxIncluded = taxIncluded
    self.discount = discount
    self.note = note
    self.internalNote = internalNote
    self.expectedAt = expectedAt
    self.archived = archived
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("contact", self.contact)
    writer.putIfGiven("currency", self.currency)
    writer.putChange("reference", self.reference)
    writer.putChange("deliveryAddress", self.deliveryAddress)
    writer.putChange("taxIncluded", self.taxIncluded)
    writer.putChange("discount", self.discount)
    writer.putChange("note", self.note)
    writer.putChange("internalNote", self.internalNote)
    writer.putChange("expectedAt", self.expectedAt)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// A purchase that the user began outside the app, in the store or by a link.
public struct PurchaseIntent: Record {
  /// The id of the intent.
  public var id: String
  /// The id of the product to buy.
  public var productId: String
  /// The id of the offer for this purchase; `null` for a purchase without an offer.
  public var offerId: String?
  /// The time when the intent was added.
  public var receivedAt: Date

  public init(
    id: String,
    productId: String,
    offerId: String?,
    receivedAt: Date
  ) {
    self.id = id
    self.productId = productId
    self.offerId = offerId
    self.receivedAt = receivedAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.productId = reader.required("productId")
    self.offerId = reader.optional("offerId")
    self.receivedAt = reader.required("receivedAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("productId", self.productId)
    writer.put("offerId", self.offerId)
    writer.put("receivedAt", self.receivedAt)
    return writer.json
  }
}

/// A line of a purchase: a quantity of an item, or of something that is not in the inventory.
public struct PurchaseLine: Record {
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
    unreadable: [String]? = nil
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
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct PurchaseLineConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: PurchaseLine

  public init(
    kind: String,
    current: PurchaseLine
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
public struct PurchasePage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Purchase]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Purchase],
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

/// A receipt: a quantity of a purchase line that arrived.
public struct PurchaseReceipt: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the purchase.
  public var purchase: String
  /// The id of the purchase line.
  public var line: String
  /// The quantity, in the line's unit. Negative for a reversal.
  public var quantity: Decimal
  /// The quantities that were moved into the inventory, by location and lot. Negative for a reversal.
  public var parts: [EntryPart]
  /// The id of the ledger transaction. For an imported receipt, which moved no stock, the receipt's own id.
  public var transaction: String
  /// The id of the user who received the goods, or who reversed the receipt.
  public var actor: String
  /// The id of the receipt that this receipt reverses. `null` for a receipt that reverses no other.
  public var reverses: String?
  /// The reason for the reversal, as a free text. `null` for a receipt that reverses no other.
  public var reason: String?
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
    purchase: String,
    line: String,
    quantity: Decimal,
    parts: [EntryPart],
    transaction: String,
    actor: String,
    reverses: String?,
    reason: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.purchase = purchase
    self.line = line
    self.quantity = quantity
    self.parts = parts
    self.transaction = transaction
    self.actor = actor
    self.reverses = reverses
    self.reason = reason
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.purchase = reader.required("purchase")
    self.line = reader.required("line")
    self.quantity = reader.required("quantity")
    self.parts = reader.required("parts")
    self.transaction = reader.required("transaction")
    self.actor = reader.required("actor")
    self.reverses = reader.optional("reverses")
    self.reason = reader.optional("reason")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("purchase", self.purchase)
    writer.put("line", self.line)
    writer.put("quantity", self.quantity)
    writer.put("parts", self.parts)
    writer.put("transaction", self.transaction)
    writer.put("actor", self.actor)
    writer.put("reverses", self.reverses)
    writer.put("reason", self.reason)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// A step: the record of one change of status, such as that of an order.
public struct PurchaseStep: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order, dispatch, purchase or build whose status changed.
  public var subject: String
  /// The status before the step.
  public var from: PurchaseStatus
  /// The status after the step.
  public var to: PurchaseStatus
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
    from: PurchaseStatus,
    to: PurchaseStatus,
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

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct PurchaseTermsChanges: InputRecord {
  /// The text of the line, such as the item's name.
  public var text: String?
  /// The quantity, in the line's unit. More than 0.
  public var quantity: Decimal?
  /// The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`.
  public var unit: Change<String>
  /// The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set it.
  public var unitPrice: Change<MoneyChanges>
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
    unitPrice: Change<MoneyChanges> = .unchanged,
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
    writer.putChange("unitPrice", self.unitPrice)
    writer.putChange("discount", self.discount)
    writer.putChange("taxRate", self.taxRate)
    writer.putChange("taxCategory", self.taxCategory)
    writer.putChange("note", self.note)
    return writer.json
  }
}

/// A purchase with its lines, receipts and steps.
public struct PurchaseView: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the contact who is the supplier.
  public var contact: String
  /// The currency of all amounts of the purchase (ISO 4217).
  public var currency: String
  /// The supplier's own reference for the purchase.
  public var reference: String?
  /// The address to which the goods are delivered.
  public var deliveryAddress: Address?
  /// `true` if prices include the tax.
  public var taxIncluded: Bool
  /// The discount on the whole purchase, in percent.
  public var discount: Decimal?
  /// A note for the supplier, on the purchase's documents.
  public var note: String?
  /// An internal note, which appears on no document.
  public var internalNote: String?
  /// The instant at which the goods are expected.
  public var expectedAt: Date?
  /// `true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived: true`. Only
  /// closed or cancelled purchases can be archived.
  public var archived: Bool
  /// The purchase's number on documents. The purchase gets its number when it is first ordered, and no other purchase
  /// gets this number later. `null` until then.
  public var number: String?
  /// The purchase's status. Steps (`purchases.step`), receipts and reversed receipts change the status.
  public var status: PurchaseStatus
  /// The supplier's name when the purchase was created.
  public var contactName: String
  /// The instant at which the purchase was last ordered. `null` for a draft that was never ordered.
  public var orderedAt: Date?
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
  /// The lines, in the order in which they were added.
  public var lines: [ShownPurchaseLine]
  /// The receipts, the oldest first.
  public var receipts: [PurchaseReceipt]
  /// The steps, the oldest first.
  public var steps: [PurchaseStep]
  /// The sum of the lines without tax. Only managers of orders or the inventory see it.
  public var net: Money?
  /// The tax on `net`. Only managers of orders or the inventory see it.
  public var tax: Money?
  /// The sum of `net` and `tax`. Only managers of orders or the inventory see it.
  public var gross: Money?
  /// The number of lines without a price. The sums do not include them. Only managers of orders or the inventory see
  /// this number.
  public var unpriced: Int?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The sums of the priced lines for each category and rate of the tax. Only managers of orders or the inventory see
  /// them.
  public var taxes: [TaxSum]?

  public init(
    id: String,
    company: String,
    contact: String,
    currency: String,
    reference: String?,
    deliveryAddress: Address?,
    taxIncluded: Bool,
    discount: Decimal?,
    note: String?,
    internalNote: String?,
    expectedAt: Date?,
    archived: Bool,
    number: String?,
    status: PurchaseStatus,
    contactName: String,
    orderedAt: Date?,
    taxRounding: OrderTaxRounding?,
    rounding: OrderRounding?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    lines: [ShownPurchaseLine],
    receipts: [PurchaseReceipt],
    steps: [PurchaseStep],
    net: Money? = nil,
    tax: Money? = nil,
    gross: Money? = nil,
    unpriced: Int? = nil,
    unreadable: [String]? = nil,
    taxes: [TaxSum]? = nil
  ) {
    self.id = id
    self.company = company
    self.contact = contact
    self.currency = currency
    self.reference = reference
    self.deliveryAddress = deliveryAddress
    self.taxIncluded = taxIncluded
    self.discount = discount
    self.note = note
    self.internalNote = internalNote
    self.expectedAt = expectedAt
    self.archived = archived
    self.number = number
    self.status = status
    self.contactName = contactName
    self.orderedAt = orderedAt
    self.taxRounding = taxRounding
    self.rounding = rounding
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.lines = lines
    self.receipts = receipts
    self.steps = steps
    self.net = net
    self.tax = tax
    self.gross = gross
    self.unpriced = unpriced
    self.unreadable = unreadable
    self.taxes = taxes
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.contact = reader.required("contact")
    self.currency = reader.required("currency")
    self.reference = reader.optional("reference")
    self.deliveryAddress = reader.optional("deliveryAddress")
    self.taxIncluded = reader.required("taxIncluded")
    self.discount = reader.optional("discount")
    self.note = reader.optional("note")
    self.internalNote = reader.optional("internalNote")
    self.expectedAt = reader.optional("expectedAt")
    self.archived = reader.required("archived")
    self.number = reader.optional("number")
    self.status = reader.required("status")
    self.contactName = reader.required("contactName")
    self.orderedAt = reader.optional("orderedAt")
    self.net = reader.optional("net")
    self.tax = reader.optional("tax")
    self.gross = reader.optional("gross")
    self.unpriced = reader.optional("unpriced")
    self.taxRounding = reader.optional("taxRounding")
    self.rounding = reader.optional("rounding")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.taxes = reader.optional("taxes")
    self.lines = reader.required("lines")
    self.receipts = reader.required("receipts")
    self.steps = reader.required("steps")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("contact", self.contact)
    writer.put("currency", self.currency)
    writer.put("reference", self.reference)
    writer.put("deliveryAddress", self.deliveryAddress)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("discount", self.discount)
    writer.put("note", self.note)
    writer.put("internalNote", self.internalNote)
    writer.put("expectedAt", self.expectedAt)
    writer.put("archived", self.archived)
    writer.put("number", self.number)
    writer.put("status", self.status)
    writer.put("contactName", self.contactName)
    writer.put("orderedAt", self.orderedAt)
    writer.putIfGiven("net", self.net)
    writer.putIfGiven("tax", self.tax)
    writer.putIfGiven("gross", self.gross)
    writer.putIfGiven("unpriced", self.unpriced)
    writer.put("taxRounding", self.taxRounding)
    writer.put("rounding", self.rounding)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("taxes", self.taxes)
    writer.put("lines", self.lines)
    writer.put("receipts", self.receipts)
    writer.put("steps", self.steps)
    return writer.json
  }
}

/// The outcome of a purchase, and the account's tiers and features after it.
public struct Purchased: Record {
  /// The id of the purchase, which the core has sent to the host in host.store.purchase.
  public var purchaseId: String
  /// The id of the product.
  public var productId: String
  /// The id of the offer with which the product was bought; `null` without an offer.
  public var offerId: String?
  /// The outcome of the purchase. purchased: the document was accepted, and the account has the product. ended: the
  /// document was accepted, but the transaction has expired, is unpaid, or was revoked or replaced. pending: another
  /// person must approve the purchase first, and the document arrives later by entitlements.ingest. cancelled: the user
  /// cancelled the purchase. refused: the document was refused, or is about another product; `outcomes` has the reason.
  public var state: PurchasedState
  /// The outcomes, one for each document. The outcome of a notification is followed by those of the documents inside
  /// it.
  public var outcomes: [Outcome]
  /// The account's present tier in each group, in the catalogue's order.
  public var tiers: [HeldTier]
  /// The features of these tiers, sorted by the bytes of their ids.
  public var features: [String]
  /// The time when the first of the purchases that give tiers now ends; `null` if none of them ends.
  public var validUntil: Date?
  /// The time for which the tiers and features were computed.
  public var at: Date

  public init(
    purchaseId: String,
    productId: String,
    offerId: String?,
    state: PurchasedState,
    outcomes: [Outcome],
    tiers: [HeldTier],
    features: [String],
    validUntil: Date?,
    at: Date
  ) {
    self.purchaseId = purchaseId
    self.productId = productId
    self.offerId = offerId
    self.state = state
    self.outcomes = outcomes
    self.tiers = tiers
    self.features = features
    self.validUntil = validUntil
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.purchaseId = reader.required("purchaseId")
    self.productId = reader.required("productId")
    self.offerId = reader.optional("offerId")
    self.state = reader.required("state")
    self.outcomes = reader.required("outcomes")
    self.tiers = reader.required("tiers")
    self.features = reader.required("features")
    self.validUntil = reader.optional("validUntil")
    self.at = reader.required("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("purchaseId", self.purchaseId)
    writer.put("productId", self.productId)
    writer.put("offerId", self.offerId)
    writer.put("state", self.state)
    writer.put("outcomes", self.outcomes)
    writer.put("tiers", self.tiers)
    writer.put("features", self.features)
    writer.put("validUntil", self.validUntil)
    writer.put("at", self.at)
    return writer.json
  }
}
