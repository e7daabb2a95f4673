// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A purchase, its present state, and whether it gives the account a tier. Members that come from the App Store's
/// documents have the App Store's names.
public struct Entitlement: Record {
  /// The id of the transaction.
  public var transactionId: String
  /// The id of the first transaction of the purchase. It is the same for all renewals.
  public var originalTransactionId: String
  /// The id of the product.
  public var productId: String
  /// The id of the tier that the product gives; `null` if the product gives no tier, or if the catalogue does not have
  /// the product.
  public var tier: String?
  /// The kind of the product, by the App Store's name, such as Auto-Renewable Subscription.
  public var type: String?
  /// The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a
  /// subscription of a higher level. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid,
  /// but still gives its tier for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the
  /// payment. expired: ended.
  public var state: EntitlementState
  /// `true` if the account has the purchase's tier now because of this purchase.
  public var entitled: Bool
  /// The time when the purchase stops giving its tier, as far as it is known. `null` if the purchase never ends, or if
  /// `entitled` is `false`.
  public var until: Date?
  /// `true` if the purchase is active and never ends.
  public var lifetime: Bool
  /// `true` if the purchase will renew; `null` if this is not known, or if the product does not renew.
  public var willRenew: Bool?
  /// The id of the product to which the purchase will renew; `null` if the purchase will not renew.
  public var renewsTo: String?
  /// `true` if another member of the family made the purchase, and shares it.
  public var familyShared: Bool
  /// The kind of the offer with which the product was bought; `null` without an offer.
  public var offerType: EntitlementOfferType?
  /// The id of the offer; `null` without an offer, and for an introductory offer.
  public var offerId: String?
  /// The duration of the offer (ISO 8601), such as P1M for a month; `null` without an offer.
  public var offerPeriod: String?
  /// `true` if the period is a free trial.
  public var trial: Bool
  /// The time when the product was bought, or when the present period of a subscription began.
  public var purchaseDate: Date
  /// The time when the present period ends or has ended; `null` if the purchase does not end.
  public var expiresDate: Date?
  /// The time when the purchase was refunded, or when the family stopped sharing it; `null` if neither has happened.
  public var revocationDate: Date?
  /// The reason for the revocation: appIssue or other; `null` if the purchase was not revoked.
  public var revocationReason: EntitlementRevocationReason?
  /// The end of the grace period, in which the purchase still gives its tier although its renewal was not paid; `null`
  /// without a grace period.
  public var gracePeriodExpiresDate: Date?
  /// The reason why the subscription does not continue, such as cancelled or billingError; `null` if it is not known.
  public var expirationIntent: EntitlementExpirationIntent?
  /// The user's answer to a higher price: pending or agreed; `null` if the user was not asked.
  public var priceConsent: EntitlementPriceConsent?
  /// The App Store environment of the purchase.
  public var environment: String
  /// The time when the App Store signed the transaction.
  public var signedDate: Date

  public init(
    transactionId: String,
    originalTransactionId: String,
    productId: String,
    tier: String?,
    type: String?,
    state: EntitlementState,
    entitled: Bool,
    until: Date?,
    lifetime: Bool,
    willRenew: Bool?,
    renewsTo: String?,
    familyShared: Bool,
    offerType: EntitlementOfferType?,
    offerId: String?,
    offerPeriod: String?,
    trial: Bool,
    purchaseDate: Date,
    expiresDate: Date?,
    revocationDate: Date?,
    revocationReason: EntitlementRevocationReason?,
    gracePeriodExpiresDate: Date?,
    expirationIntent: EntitlementExpirationIntent?,
    priceConsent: EntitlementPriceConsent?,
    environment: String,
    signedDate: Date
  ) {
    self.transactionId = transactionId
    self.originalTransactionId = originalTransactionId
    self.productId = productId
    self.tier = tier
    self.type = type
    self.state = state
    self.entitled = entitled
    self.until = until
    self.lifetime = lifetime
    self.willRenew = willRenew
    self.renewsTo = renewsTo
    self.familyShared = familyShared
    self.offerType = offerType
    self.offerId = offerId
    self.offerPeriod = offerPeriod
    self.trial = trial
    self.purchaseDate = purchaseDate
    self.expiresDate = expiresDate
    self.revocationDate = revocationDate
    self.revocationReason = revocationReason
    self.gracePeriodExpiresDate = gracePeriodExpiresDate
    self.expirationIntent = expirationIntent
    self.priceConsent = priceConsent
    self.environment = environment
    self.signedDate = signedDate
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.transactionId = reader.required("transactionId")
    self.originalTransactionId = reader.required("originalTransactionId")
    self.productId = reader.required("productId")
    self.tier = reader.optional("tier")
    self.type = reader.optional("type")
    self.state = reader.required("state")
    self.entitled = reader.required("entitled")
    self.until = reader.optional("until")
    self.lifetime = reader.required("lifetime")
    self.willRenew = reader.optional("willRenew")
    self.renewsTo = reader.optional("renewsTo")
    self.familyShared = reader.required("familyShared")
    self.offerType = reader.optional("offerType")
    self.offerId = reader.optional("offerId")
    self.offerPeriod = reader.optional("offerPeriod")
    self.trial = reader.required("trial")
    self.purchaseDate = reader.required("purchaseDate")
    self.expiresDate = reader.optional("expiresDate")
    self.revocationDate = reader.optional("revocationDate")
    self.revocationReason = reader.optional("revocationReason")
    self.gracePeriodExpiresDate = reader.optional("gracePeriodExpiresDate")
    self.expirationIntent = reader.optional("expirationIntent")
    self.priceConsent = reader.optional("priceConsent")
    self.environment = reader.required("environment")
    self.signedDate = reader.required("signedDate")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("transactionId", self.transactionId)
    writer.put("originalTransactionId", self.originalTransactionId)
    writer.put("productId", self.productId)
    writer.put("tier", self.tier)
    writer.put("type", self.type)
    writer.put("state", self.state)
    writer.put("entitled", self.entitled)
    writer.put("until", self.until)
    writer.put("lifetime", self.lifetime)
    writer.put("willRenew", self.willRenew)
    writer.put("renewsTo", self.renewsTo)
    writer.put("familyShared", self.familyShared)
    writer.put("offerType", self.offerType)
    writer.put("offerId", self.offerId)
    writer.put("offerPeriod", self.offerPeriod)
    writer.put("trial", self.trial)
    writer.put("purchaseDate", self.purchaseDate)
    writer.put("expiresDate", self.expiresDate)
    writer.put("revocationDate", self.revocationDate)
    writer.put("revocationReason", self.revocationReason)
    writer.put("gracePeriodExpiresDate", self.gracePeriodExpiresDate)
    writer.put("expirationIntent", self.expirationIntent)
    writer.put("priceConsent", self.priceConsent)
    writer.put("environment", self.environment)
    writer.put("signedDate", self.signedDate)
    return writer.json
  }
}

/// The tiers and features of the account, and the time when they last changed.
public struct EntitlementSnapshot: Record {
  /// The App Store environment of the newest document; `null` if there were no documents.
  public var environment: String?
  /// The account's tier in each group, in the catalogue's order.
  public var tiers: [HeldTier]
  /// The features of these tiers.
  public var features: [String]
  /// The time when the first of the purchases that give tiers now ends; `null` if none of them ends.
  public var validUntil: Date?
  /// The time when the tiers and features last changed. If no document was ever stored, the time of this reply. The
  /// same applies if the roots, the app, the environments or the catalogue have changed since the values were stored.
  public var at: Date
  /// The freshness of the result. fresh: from signed documents. stale: from signed documents, but a subscription that
  /// was to renew has ended within the last 90 days, and the core does not know whether it was renewed. default: there
  /// are no documents, and the account has the tiers that need no purchase.
  public var source: FlagsSource
  /// The number of milliseconds since the newest document was signed; `null` if there are no documents.
  public var age: Int?
  /// A digest of the roots, the app, the environments and the catalogue with which the values were computed.
  public var basis: String?
  /// The time when the newest document was signed.
  public var newest: Date?
  /// The time until which a newer document is expected.
  public var staleUntil: Date?

  public init(
    environment: String?,
    tiers: [HeldTier],
    features: [String],
    validUntil: Date?,
    at: Date,
    source: FlagsSource,
    age: Int?,
    basis: String? = nil,
    newest: Date? = nil,
    staleUntil: Date? = nil
  ) {
    self.environment = environment
    self.tiers = tiers
    self.features = features
    self.validUntil = validUntil
    self.at = at
    self.source = source
    self.age = age
    self.basis = basis
    self.newest = newest
    self.staleUntil = staleUntil
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.environment = reader.optional("environment")
    self.tiers = reader.required("tiers")
    self.features = reader.required("features")
    self.validUntil = reader.optional("validUntil")
    self.at = reader.required("at")
    self.basis = reader.optional("basis")
    self.newest = reader.optional("newest")
    self.staleUntil = reader.optional("staleUntil")
    self.source = reader.required("source")
    self.age = reader.optional("age")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("environment", self.environment)
    writer.put("tiers", self.tiers)
    writer.put("features", self.features)
    writer.put("validUntil", self.validUntil)
    writer.put("at", self.at)
    writer.putIfGiven("basis", self.basis)
    writer.putIfGiven("newest", self.newest)
    writer.putIfGiven("staleUntil", self.staleUntil)
    writer.put("source", self.source)
    writer.put("age", self.age)
    return writer.json
  }
}

/// A quantity of a lot, moved from or into a location.
public struct EntryPart: Record {
  /// The quantity, in the item's own unit.
  public var quantity: Decimal
  /// The id of the location that the goods left, or that received them.
  public var location: String
  /// The id of the lot. `null` for an item that is not tracked by lots.
  public var lot: String?
  /// The id of the component that was moved. Only entries about a kit have it.
  public var item: String?

  public init(
    quantity: Decimal,
    location: String,
    lot: String?,
    item: String? = nil
  ) {
    self.quantity = quantity
    self.location = location
    self.lot = lot
    self.item = item
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.quantity = reader.required("quantity")
    self.location = reader.required("location")
    self.lot = reader.optional("lot")
    self.item = reader.optional("item")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("quantity", self.quantity)
    writer.put("location", self.location)
    writer.put("lot", self.lot)
    writer.putIfGiven("item", self.item)
    return writer.json
  }
}

/// A piece of equipment for making coffee, such as a grinder or a brewer.
public struct Equipment: Record {
  /// The record's id.
  public var id: String
  /// The kind of equipment, such as `grinder`.
  public var kind: EquipmentKind
  /// The name of the piece.
  public var name: String
  /// The name of the maker.
  public var brand: String?
  /// The maker's name of the model.
  public var model: String?
  /// The day on which the piece was bought, such as 2026-11-30.
  public var boughtAt: String?
  /// The price for which the piece was bought.
  public var price: Money?
  /// The scale of the grind settings. Only a grinder may have it.
  public var setting: GrindScale?
  /// The brewing method of a brewer. Only a brewer may have it.
  public var method: BrewMethod?
  /// A free text about the piece.
  public var note: String?
  /// `true` if the piece is a favourite.
  public var favourite: Bool
  /// `true` if the piece is no longer in use. Lists leave it out unless they are asked for.
  public var archived: Bool
  /// `true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the usual one,
  /// this member is set to `false`.
  public var isDefault: Bool
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small picture, call
  /// `assets.read` with the variant `thumb`. Left out without photos.
  public var photos: [String]?

  public init(
    id: String,
    kind: EquipmentKind,
    name: String,
    brand: String?,
    model: String?,
    boughtAt: String?,
    price: Money?,
    setting: GrindScale?,
    method: BrewMethod?,
    note: String?,
    favourite: Bool,
    archived: Bool,
    isDefault: Bool,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil,
    photos: [String]? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.brand = brand
    self.model = model
    self.boughtAt = boughtAt
    self.price = price
    self.setting = setting
    self.method = method
    self.note = note
    self.favourite = favourite
    self.archived = archived
    self.isDefault = isDefault
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
    self.photos = photos
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.kind = reader.required("kind")
    self.name = reader.required("name")
    self.brand = reader.optional("brand")
    self.model = reader.optional("model")
    self.boughtAt = reader.optional("boughtAt")
    self.price = reader.optional("price")
    self.setting = reader.optional("setting")
    self.method = reader.optional("method")
    self.note = reader.optional("note")
    self.favourite = reader.required("favourite")
    self.archived = reader.required("archived")
    self.isDefault = reader.required("isDefault")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.photos = reader.optional("photos")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("kind", self.kind)
    writer.put("name", self.name)
    writer.put("brand", self.brand)
    writer.put("model", self.model)
    writer.put("boughtAt", self.boughtAt)
    writer.put("price", self.price)
    writer.put("setting", self.setting)
    writer.put("method", self.method)
    writer.put("note", self.note)
    writer.put("favourite", self.favourite)
    writer.put("archived", self.archived)
    writer.put("isDefault", self.isDefault)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("photos", self.photos)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct EquipmentConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Equipment

  public init(
    kind: String,
    current: Equipment
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
public struct EquipmentDetailsChanges: InputRecord {
  /// The kind of equipment, such as `grinder`.
  public var kind: EquipmentKind?
  /// The name of the piece.
  public var name: String?
  /// The name of the maker.
  public var brand: Change<String>
  /// The maker's name of the model.
  public var model: Change<String>
  /// The day on which the piece was bought, such as 2026-11-30.
  public var boughtAt: Change<String>
  /// The price for which the piece was bought.
  public var price: Change<MoneyChanges>
  /// The scale of the grind settings. Only a grinder may have it.
  public var setting: Change<GrindScaleChanges>
  /// The brewing method of a brewer. Only a brewer may have it.
  public var method: Change<BrewMethod>
  /// A free text about the piece.
  public var note: Change<String>
  /// `true` if the piece is a favourite.
  public var favourite: Change<Bool>
  /// `true` if the piece is no longer in use. Lists leave it out unless they are asked for.
  public var archived: Change<Bool>
  /// `true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the usual one,
  /// this member is set to `false`.
  public var isDefault: Change<Bool>

  public init(
    kind: EquipmentKind? = nil,
    name: String? = nil,
    brand: Change<String> = .unchanged,
    model: Change<String> = .unchanged,
    boughtAt: Change<String> = .unchanged,
    price: Change<MoneyChanges> = .unchanged,
    setting: Change<GrindScaleChanges> = .unchanged,
    method: Change<BrewMethod> = .unchanged,
    note: Change<String> = .unchanged,
    favourite: Change<Bool> = .unchanged,
    archived: Change<Bool> = .unchanged,
    isDefault: Change<Bool> = .unchanged
  ) {
    self.kind = kind
    self.name = name
    self.brand = brand
    self.model = model
    self.boughtAt = boughtAt
    self.price = price
    self.setting = setting
    self.method = method
    self.note = note
    self.favourite = favourite
    self.archived = archived
    self.isDefault = isDefault
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("kind", self.kind)
    writer.putIfGiven("name", self.name)
    writer.putChange("brand", self.brand)
    writer.putChange("model", self.model)
    writer.putChange("boughtAt", self.boughtAt)
    writer.putChange("price", self.price)
    writer.putChange("setting", self.setting)
    writer.putChange("method", self.method)
    writer.putChange("note", self.note)
    writer.putChange("favourite", self.favourite)
    writer.putChange("archived", self.archived)
    writer.putChange("isDefault", self.isDefault)
    return writer.json
  }
}

/// One page of a list.
public struct EquipmentPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Equipment]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Equipment],
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

/// An event: the report of one change of one record.
public struct EventRecord: Record {
  /// The service to which the record belongs, such as `inventory`, `companies` or `access`. The names of the service's
  /// methods begin with it.
  public var service: String
  /// The kind of the record, such as `item`, `company` or `access`. For data that only this device stores, a name such
  /// as `recents`, `appGroup`, `links`, `location`, `deployment`, `documents`, `intents` or `session`.
  public var type: String
  /// The id of the company to which the record belongs. `null` for the account's own records.
  public var company: String?
  /// The id of the record. For data of this device that has no record ids, such as `recents`, the account's id.
  public var id: String
  /// The kind of change: created, updated or deleted.
  public var action: EventAction
  /// The version of the record after the change. For a deleted record, its last version. For data that only this device
  /// stores, a number that increases with each change.
  public var version: Int
  /// The names of the members that an update changed, among those that the reader may see. Empty for other actions.
  public var fields: [String]
  /// The user who made the change.
  public var actor: String
  /// The time of the change. For a change of another device, the time when it arrived on this device.
  public var at: Date
  /// The origin of the change. here: a request on this device. sync: another device.
  public var origin: EventOrigin

  public init(
    service: String,
    type: String,
    company: String?,
    id: String,
    action: EventAction,
    version: Int,
    fields: [String],
    actor: String,
    at: Date,
    origin: EventOrigin
  ) {
    self.service = service
    self.type = type
    self.company = company
    self.id = id
    self.action = action
    self.version = version
    self.fields = fields
    self.actor = actor
    self.at = at
    self.origin = origin
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.service = reader.required("service")
    self.type = reader.required("type")
    self.company = reader.optional("company")
    self.id = reader.required("id")
    self.action = reader.required("action")
    self.version = reader.required("version")
    self.fields = reader.required("fields")
    self.actor = reader.required("actor")
    self.at = reader.required("at")
    self.origin = reader.required("origin")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("service", self.service)
    writer.put("type", self.type)
    writer.put("company", self.company)
    writer.put("id", self.id)
    writer.put("action", self.action)
    writer.put("version", self.version)
    writer.put("fields", self.fields)
    writer.put("actor", self.actor)
    writer.put("at", self.at)
    writer.put("origin", self.origin)
    return writer.json
  }
}

/// Events, in the order in which the changes were made.
public struct EventPage: Record {
  /// The events that the caller may see, the oldest first.
  public var events: [EventRecord]
  /// The position after these events. Pass it as `cursor` to get the later events, now or after a restart.
  public var cursor: String
  /// `true` if there already are more events after the cursor.
  public var more: Bool

  public init(
    events: [EventRecord],
    cursor: String,
    more: Bool
  ) {
    self.events = events
    self.cursor = cursor
    self.more = more
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.events = reader.required("events")
    self.cursor = reader.required("cursor")
    self.more = reader.required("more")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("events", self.events)
    writer.put("cursor", self.cursor)
    writer.put("more", self.more)
    return writer.json
  }
}

/// The number of brews on which an insight is based, and the number that is needed.
public struct Evidence: Record {
  /// The number of examined brews: the latest brews that match the filters, at most 1,000.
  public var brews: Int
  /// The number of examined brews, or of tasting notes, that count for this kind. If there are enough brews but too few
  /// different values, the number of different values.
  public var have: Int
  /// The number that `have` must reach for a finding of this kind.
  public var need: Int

  public init(
    brews: Int,
    have: Int,
    need: Int
  ) {
    self.brews = brews
    self.have = have
    self.need = need
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.brews = reader.required("brews")
    self.have = reader.required("have")
    self.need = reader.required("need")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("brews", self.brews)
    writer.put("have", self.have)
    writer.put("need", self.need)
    return writer.json
  }
}

/// A lot in stock that has expired or will expire soon.
public struct ExpiringLot: Record {
  /// The id of the lot.
  public var lot: String
  /// The id of the lot's item.
  public var item: String
  /// The item's SKU (stock keeping unit).
  public var sku: String
  /// The item's name.
  public var name: String
  /// The item's own unit, in which its quantities are given.
  public var unit: String
  /// The lot's batch.
  public var batch: String?
  /// The lot's serial number.
  public var serial: String?
  /// The last day on which the lot is good.
  public var expiry: String
  /// The lot's status. Lots of any status are listed.
  public var status: LotStatus
  /// The quantity of the lot on hand in all locations, in the item's own unit.
  public var onHand: Decimal

  public init(
    lot: String,
    item: String,
    sku: String,
    name: String,
    unit: String,
    batch: String?,
    serial: String?,
    expiry: String,
    status: LotStatus,
    onHand: Decimal
  ) {
    self.lot = lot
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.batch = batch
    self.serial = serial
    self.expiry = expiry
    self.status = status
    self.onHand = onHand
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.lot = reader.required("lot")
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
    self.expiry = reader.required("expiry")
    self.status = reader.required("status")
    self.onHand = reader.required("onHand")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("lot", self.lot)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    writer.put("expiry", self.expiry)
    writer.put("status", self.status)
    writer.put("onHand", self.onHand)
    return writer.json
  }
}

/// One page of a list.
public struct ExpiringLotPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [ExpiringLot]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [ExpiringLot],
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

/// A description of the journal's figures and insights in words, and the source of the answer.
public struct ExplainedInsights: Record {
  /// The most important fact, in one short sentence.
  public var headline: String
  /// One to three paragraphs of plain sentences.
  public var paragraphs: [String]
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
    headline: String,
    paragraphs: [String],
    source: AnalyzedFlavorSource,
    suggestion: String?,
    at: Date,
    repeated: Bool
  ) {
    self.headline = headline
    self.paragraphs = paragraphs
    self.source = source
    self.suggestion = suggestion
    self.at = at
    self.repeated = repeated
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.headline = reader.required("headline")
    self.paragraphs = reader.required("paragraphs")
    self.source = reader.required("source")
    self.suggestion = reader.optional("suggestion")
    self.at = reader.required("at")
    self.repeated = reader.required("repeated")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("headline", self.headline)
    writer.put("paragraphs", self.paragraphs)
    writer.put("source", self.source)
    writer.put("suggestion", self.suggestion)
    writer.put("at", self.at)
    writer.put("repeated", self.repeated)
    return writer.json
  }
}

/// The reason why a user may call a method, or the rights that would be enough to call it.
public struct Explanation: Record {
  /// The name of the method.
  public var method: String
  /// The method's rule of access, in the form of `x-access` in the discovery document.
  public var rule: AccessRule
  /// `true` if the user may call the method.
  public var allowed: Bool
  /// The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner, founder: the
  /// user is an owner or the founder. manager: the user has a bit in managerMask. department: the user has a bit in
  /// deptMask. member: the user has any right in the company. If `allowed` is false: noCompany: the call has no
  /// company. signInRequired: no user is signed in. noRight: the user lacks the right. archived: the company is
  /// archived. noFeature: the account lacks the feature that the method needs. noCredentials: there are no credentials
  /// to change. notKeptHere: another account stores the credentials. personal: the company is the account's own
  /// inventory. tierIsBought: purchases decide the company's tier. tierRequired: the company's tier is lower than the
  /// method needs. shared: only the account that owns the company may call the method, and another account owns this
  /// company. readOnly: the company is shared for reading only. notShared: the method is for companies that other
  /// accounts share, and this company is the account's own.
  public var reason: ExplanationReason
  /// The feature that must have been bought for the method; `null` if the method needs no feature.
  public var feature: String?
  /// The bits of the departments that the rule names. The user needs at least one of them. `null` if the rule needs no
  /// bit.
  public var asked: Int?
  /// The rights that the user holds.
  public var held: Rights
  /// The grants that would allow the call. Each of them alone is enough. Empty unless `reason` is `noRight`.
  public var grants: [SufficientGrant]

  public init(
    method: String,
    rule: AccessRule,
    allowed: Bool,
    reason: ExplanationReason,
    feature: String?,
    asked: Int?,
    held: Rights,
    grants: [SufficientGrant]
  ) {
    self.method = method
    self.rule = rule
    self.allowed = allowed
    self.reason = reason
    self.feature = feature
    self.asked = asked
    self.held = held
    self.grants = grants
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.method = reader.required("method")
    self.rule = reader.required("rule")
    self.allowed = reader.required("allowed")
    self.reason = reader.required("reason")
    self.feature = reader.optional("feature")
    self.asked = reader.optional("asked")
    self.held = reader.required("held")
    self.grants = reader.required("grants")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("method", self.method)
    writer.put("rule", self.rule)
    writer.put("allowed", self.allowed)
    writer.put("reason", self.reason)
    writer.put("feature", self.feature)
    writer.put("asked", self.asked)
    writer.put("held", self.held)
    writer.put("grants", self.grants)
    return writer.json
  }
}

/// The size of an export, and its text if it was not written to a file.
public struct ExportReport: Record {
  /// The number of exported records.
  public var rows: Int
  /// The number of bytes of the export, including the line with the column names in csv.
  public var bytes: Int
  /// The exported text. `null` if the export was written to a file.
  public var text: String?

  public init(
    rows: Int,
    bytes: Int,
    text: String?
  ) {
    self.rows = rows
    self.bytes = bytes
    self.text = text
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rows = reader.required("rows")
    self.bytes = reader.required("bytes")
    self.text = reader.optional("text")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rows", self.rows)
    writer.put("bytes", self.bytes)
    writer.put("text", self.text)
    return writer.json
  }
}

/// An invoice or a credit note as an electronic invoice.
public struct ExportedInvoice: Record {
  /// The format of the file.
  public var format: String
  /// The number of the document.
  public var number: String
  /// The text of the file, in UTF-8.
  public var text: String

  public init(
    format: String,
    number: String,
    text: String
  ) {
    self.format = format
    self.number = number
    self.text = text
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.format = reader.required("format")
    self.number = reader.required("number")
    self.text = reader.required("text")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("format", self.format)
    writer.put("number", self.number)
    writer.put("text", self.text)
    return writer.json
  }
}
