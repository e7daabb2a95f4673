// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Manager rights, one of which is required.
public struct ManagerBits: Record {
  /// The kind of the required right: manager.
  public var rule: AccessRuleRule
  /// The departments of which the caller must manage at least one, as the bits of a number.
  public var mask: Int
  /// The department in which the right is required. Left out if the right is enough in any of several departments.
  public var department: String?

  public init(
    rule: AccessRuleRule,
    mask: Int,
    department: String? = nil
  ) {
    self.rule = rule
    self.mask = mask
    self.department = department
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rule = reader.required("rule")
    self.department = reader.optional("department")
    self.mask = reader.required("mask")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rule", self.rule)
    writer.putIfGiven("department", self.department)
    writer.put("mask", self.mask)
    return writer.json
  }
}

/// A temperature, in the unit that the host chooses.
public struct MeasuredTemperature: InputRecord {
  /// The temperature, rounded to five decimals. Not below absolute zero.
  public var value: Decimal
  /// The unit of the value.
  public var unit: MeasuredTemperatureUnit

  public init(
    value: Decimal,
    unit: MeasuredTemperatureUnit
  ) {
    self.value = value
    self.unit = unit
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.put("unit", self.unit)
    return writer.json
  }
}

/// A message of a conversation.
public struct Message: Record {
  /// The record's id.
  public var id: String
  /// The id of the message's conversation.
  public var conversation: String
  /// The author of the message: user, assistant (the model), or system.
  public var role: MessageRole
  /// The text of the message. If an answer is not complete, the part that has arrived.
  public var content: String
  /// The id of the user's message that this message answers; `null` for other messages.
  public var replyTo: String?
  /// The status of the message. complete: the text is whole. streaming: the answer is arriving. failed: the answer
  /// ended early, and `error` has the reason. cancelled: the answer was cancelled.
  public var status: MessageStatus
  /// The reason of the failure; `null` unless `status` is `failed`.
  public var error: MessageError?
  /// The name of the model at the backend; `null` if the backend chooses the model.
  public var model: String?
  /// The time when the user wrote the message, or when the answer was requested.
  public var at: Date
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
    conversation: String,
    role: MessageRole,
    content: String,
    replyTo: String?,
    status: MessageStatus,
    error: MessageError?,
    model: String?,
    at: Date,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.conversation = conversation
    self.role = role
    self.content = content
    self.replyTo = replyTo
    self.status = status
    self.error = error
    self.model = model
    self.at = at
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.conversation = reader.required("conversation")
    self.role = reader.required("role")
    self.content = reader.required("content")
    self.replyTo = reader.optional("replyTo")
    self.status = reader.required("status")
    self.error = reader.optional("error")
    self.model = reader.optional("model")
    self.at = reader.required("at")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("conversation", self.conversation)
    writer.put("role", self.role)
    writer.put("content", self.content)
    writer.put("replyTo", self.replyTo)
    writer.put("status", self.status)
    writer.put("error", self.error)
    writer.put("model", self.model)
    writer.put("at", self.at)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct MessageConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Message

  public init(
    kind: String,
    current: Message
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

/// The reason why an answer failed.
public struct MessageError: Record {
  /// The name of the error for programs, such as hostUnavailable, unauthorized or backendFailed. interrupted: the core
  /// ended before the answer was complete.
  public var kind: String
  /// The reason as a sentence for people.
  public var message: String
  /// The number of milliseconds to wait before the next request to the backend; `null` if the backend gave no number.
  public var retryAfter: Int?

  public init(
    kind: String,
    message: String,
    retryAfter: Int?
  ) {
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.message = reader.required("message")
    self.retryAfter = reader.optional("retryAfter")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    writer.put("retryAfter", self.retryAfter)
    return writer.json
  }
}

/// One page of a list.
public struct MessagePage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Message]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Message],
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

/// There is no such method.
public struct MethodNotFoundData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The name of a similar method, which was probably meant. Left out if no name is similar.
  public var suggestion: String?

  public init(
    kind: String,
    suggestion: String? = nil
  ) {
    self.kind = kind
    self.suggestion = suggestion
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.suggestion = reader.optional("suggestion")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("suggestion", self.suggestion)
    return writer.json
  }
}

/// A file of an asset that could not be read during the backup.
public struct MissingAsset: Record {
  /// The name of the file: the SHA-256 digest of the asset's content, or the name of an unfinished upload. `assets` if
  /// the folder itself could not be read.
  public var name: String
  /// The reason why the file could not be read, such as `Input/output error`.
  public var reason: String

  public init(
    name: String,
    reason: String
  ) {
    self.name = name
    self.reason = reason
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.reason = reader.required("reason")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("reason", self.reason)
    return writer.json
  }
}

/// A sign-in needs both the identity token and the authorization code. data.members names the missing members.
public struct MissingCredentialData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The missing members: identityToken, authorizationCode.
  public var members: [String]

  public init(
    kind: String,
    members: [String]
  ) {
    self.kind = kind
    self.members = members
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.members = reader.required("members")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("members", self.members)
    return writer.json
  }
}

/// The results of a batch of saves and deletions.
public struct ModifiedRecords: InputRecord {
  /// One result for each record: the saves in the order sent, then the deletions.
  public var results: [CloudResult]?
  /// The token of the zone after the batch, if all records are in one zone. The core sends this token as `behind` in
  /// later requests. It shows the container whether it was restored to an earlier state.
  public var token: String?

  public init(
    results: [CloudResult]? = nil,
    token: String? = nil
  ) {
    self.results = results
    self.token = token
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("results", self.results)
    writer.putIfGiven("token", self.token)
    return writer.json
  }
}

/// The results of creating and deleting zones.
public struct ModifiedZones: InputRecord {
  /// One result for each zone: the saves in the order sent, then the deletions.
  public var results: [ZoneResult]?

  public init(
    results: [ZoneResult]? = nil
  ) {
    self.results = results
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("results", self.results)
    return writer.json
  }
}

/// An amount of money: a whole number of the currency's minor units, such as cents. A unit price or a unit cost may be
/// for another quantity than one (`per`).
public struct Money: Record {
  /// The amount in the currency's minor units: 1250 is 12.50 EUR.
  public var amount: Int
  /// The currency's code (ISO 4217): three capitals, such as EUR.
  public var currency: String
  /// The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for one.
  /// Default: 1. Totals never have `per`.
  public var per: Decimal?

  public init(
    amount: Int,
    currency: String,
    per: Decimal? = nil
  ) {
    self.amount = amount
    self.currency = currency
    self.per = per
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.amount = reader.required("amount")
    self.currency = reader.required("currency")
    self.per = reader.optional("per")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("amount", self.amount)
    writer.put("currency", self.currency)
    writer.putIfGiven("per", self.per)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct MoneyChanges: InputRecord {
  /// The amount in the currency's minor units: 1250 is 12.50 EUR.
  public var amount: Int?
  /// The currency's code (ISO 4217): three capitals, such as EUR.
  public var currency: String?
  /// The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for one.
  /// Default: 1. Totals never have `per`.
  public var per: Change<Decimal>

  public init(
    amount: Int? = nil,
    currency: String? = nil,
    per: Change<Decimal> = .unchanged
  ) {
    self.amount = amount
    self.currency = currency
    self.per = per
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("amount", self.amount)
    writer.putIfGiven("currency", self.currency)
    writer.putChange("per", self.per)
    return writer.json
  }
}

/// An amount of money: a whole number of the currency's minor units, such as cents. A unit price or a unit cost may be
/// for another quantity than one (`per`).
public struct MoneyInput: InputRecord {
  /// The amount in the currency's minor units: 1250 is 12.50 EUR.
  public var amount: Int
  /// The currency's code (ISO 4217): three capitals, such as EUR.
  public var currency: String
  /// The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for one.
  /// Default: 1. Totals never have `per`.
  public var per: Decimal?

  public init(
    amount: Int,
    currency: String,
    per: Decimal? = nil
  ) {
    self.amount = amount
    self.currency = currency
    self.per = per
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("amount", self.amount)
    writer.put("currency", self.currency)
    writer.putIfGiven("per", self.per)
    return writer.json
  }
}

/// A sum of money: an exact whole number of the currency's minor units. It can be more than 2^53; some JSON readers
/// round such numbers.
public struct MoneySum: Record {
  /// The amount in the currency's minor units: 1250 is 12.50 EUR.
  public var amount: Int
  /// The currency's code (ISO 4217): three capitals, such as EUR.
  public var currency: String

  public init(
    amount: Int,
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
