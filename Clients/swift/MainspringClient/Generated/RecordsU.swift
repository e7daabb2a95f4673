// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason.
public struct UnauthorizedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The reason. signedOut: no user is signed in. none: the backend has not authenticated the user yet. expired: the
  /// backend's authentication is no longer valid.
  public var reason: UnauthorizedDataReason
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    reason: UnauthorizedDataReason,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.reason = reason
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.reason = reader.required("reason")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("reason", self.reason)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// Stock that is in the ledger, in the scope of a stocktake, and was not counted.
public struct UncountedStock: Record {
  /// The id of the item.
  public var item: String
  /// The item's SKU (stock keeping unit).
  public var sku: String
  /// The item's name.
  public var name: String
  /// The item's own unit, in which its quantities are given.
  public var unit: String
  /// The id of the location of the stock.
  public var location: String?
  /// The location's name.
  public var locationName: String?
  /// The id of the lot; `null` for an item that is not tracked by lots.
  public var lot: String?
  /// The lot's batch.
  public var batch: String?
  /// The lot's serial number.
  public var serial: String?
  /// The quantity in the ledger, in the item's own unit. `null` if the caller may not see it, because the stocktake is
  /// blind.
  public var expected: Decimal?

  public init(
    item: String,
    sku: String,
    name: String,
    unit: String,
    location: String?,
    locationName: String?,
    lot: String?,
    batch: String?,
    serial: String?,
    expected: Decimal?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.location = location
    self.locationName = locationName
    self.lot = lot
    self.batch = batch
    self.serial = serial
    self.expected = expected
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.location = reader.optional("location")
    self.locationName = reader.optional("locationName")
    self.lot = reader.optional("lot")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
    self.expected = reader.optional("expected")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("location", self.location)
    writer.put("locationName", self.locationName)
    writer.put("lot", self.lot)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    writer.put("expected", self.expected)
    return writer.json
  }
}

/// One page of a list.
public struct UncountedStockPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [UncountedStock]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [UncountedStock],
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

/// The cost of one unit of an item. It can have five more decimals than the currency has.
public struct UnitCost: Record {
  /// The amount in the currency's minor units: 1250.5 is 12.505 EUR.
  public var amount: Decimal
  /// The currency's code (ISO 4217): three capitals, such as EUR.
  public var currency: String

  public init(
    amount: Decimal,
    currency: String
  ) {
    self.amount = amount
    self.currency = currency
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.amount = reader.required("amount")
    self.currency = reader.required("currency")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("amount", self.amount)
    writer.put("currency", self.currency)
    return writer.json
  }
}

/// A subscription that has ended.
public struct Unsubscribed: Record {
  /// The handle of the subscription.
  public var unsubscribed: Int

  public init(
    unsubscribed: Int
  ) {
    self.unsubscribed = unsubscribed
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.unsubscribed = reader.required("unsubscribed")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("unsubscribed", self.unsubscribed)
    return writer.json
  }
}

/// The core does not support this version of the protocol. data.supported lists the supported versions.
public struct UnsupportedProtocolData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The versions of the protocol that the core supports.
  public var supported: [Int]

  public init(
    kind: String,
    supported: [Int]
  ) {
    self.kind = kind
    self.supported = supported
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.supported = reader.required("supported")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("supported", self.supported)
    return writer.json
  }
}

/// A recommended update that was put off, and the time until which it is not shown.
public struct UpdateDelay: Record {
  /// The version that the request gave.
  public var version: String
  /// The time from which the update is recommended again.
  public var until: Date

  public init(
    version: String,
    until: Date
  ) {
    self.version = version
    self.until = until
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.version = reader.required("version")
    self.until = reader.required("until")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("version", self.version)
    writer.put("until", self.until)
    return writer.json
  }
}

/// An upload of an asset in pieces: its id, and the number of bytes received.
public struct Upload: Record {
  /// The id of the upload, for assets.append and assets.finish.
  public var upload: String
  /// The number of bytes received, which is the offset of the next piece.
  public var received: Int

  public init(
    upload: String,
    received: Int
  ) {
    self.upload = upload
    self.received = received
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.upload = reader.required("upload")
    self.received = reader.required("received")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("upload", self.upload)
    writer.put("received", self.received)
    return writer.json
  }
}

/// A person who has signed in with Apple.
public struct User: Record {
  /// The record's id.
  public var id: String
  /// The user's id at Apple. The same person has a different id for each developer.
  public var appleUser: String
  /// The user's name. Apple sends it only at the first sign-in.
  public var fullName: String?
  /// The user's e-mail address. Apple sends it only at the first sign-in.
  public var email: String?
  /// `true` if `email` is a relay address of Apple, which hides the user's own address.
  public var isPrivateRelay: Bool
  /// The time when the user last signed in on any device.
  public var lastSignInAt: Date
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
    appleUser: String,
    fullName: String?,
    email: String?,
    isPrivateRelay: Bool,
    lastSignInAt: Date,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.appleUser = appleUser
    self.fullName = fullName
    self.email = email
    self.isPrivateRelay = isPrivateRelay
    self.lastSignInAt = lastSignInAt
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.appleUser = reader.required("appleUser")
    self.fullName = reader.optional("fullName")
    self.email = reader.optional("email")
    self.isPrivateRelay = reader.required("isPrivateRelay")
    self.lastSignInAt = reader.required("lastSignInAt")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("appleUser", self.appleUser)
    writer.put("fullName", self.fullName)
    writer.put("email", self.email)
    writer.put("isPrivateRelay", self.isPrivateRelay)
    writer.put("lastSignInAt", self.lastSignInAt)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}
