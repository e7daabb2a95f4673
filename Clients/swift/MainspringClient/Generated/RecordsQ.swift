// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A page of records of the public database.
public struct QueriedRecords: InputRecord {
  /// The records of the page, in the container's order. Required: an empty list if there are no records.
  public var records: [PublicRecord]?
  /// The cursor for the next page. `null` on the last page.
  public var cursor: String?

  public init(
    records: [PublicRecord]? = nil,
    cursor: String? = nil
  ) {
    self.records = records
    self.cursor = cursor
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("records", self.records)
    writer.putIfGiven("cursor", self.cursor)
    return writer.json
  }
}

/// A call of a method that only reads, for a live query.
public struct Query: InputRecord {
  /// The name of the method, such as inventory.items.list. In a live query, `weather.current` and `weather.hourly`
  /// never ask the host: they return stored weather, or `null`.
  public var method: String
  /// The method's parameters: an object, or a list of values in the order of the parameters. If it is left out, the
  /// method gets no parameters.
  public var params: JSON?

  public init(
    method: String,
    params: JSON? = nil
  ) {
    self.method = method
    self.params = params
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("method", self.method)
    writer.putIfGiven("params", self.params)
    return writer.json
  }
}

/// A record with changes of this device that the container has not confirmed.
public struct QueuedRecord: Record {
  /// The kind of the record, such as `item`. Events have the same text in `type`.
  public var type: String
  /// The record's id.
  public var record: String
  /// The company that the record belongs to. `null` for the account's own records.
  public var company: String?
  /// The names of the changed members. Empty if all members are sent.
  public var fields: [String]
  /// `true` if the container does not have the record, so that all of its members are sent.
  public var isNew: Bool
  /// `true` if the record was deleted on this device, and the container has not confirmed the deletion yet.
  public var isDeletion: Bool
  /// The state. pendingEdit: the change was not sent yet. pendingSync: the change was sent, and is not confirmed yet.
  /// quarantined: the container refuses the record for a lasting reason. The core sends the record again only after
  /// another change of the record, or after `sync.queue.retry`.
  public var state: QueuedRecordState
  /// The number of attempts to send the record that the container refused.
  public var attempts: Int
  /// The time of the next attempt. `null` if the next cycle sends the record, or if no attempt is planned.
  public var nextAttemptAt: Date?
  /// The reason of the last refusal. `null` if the record was never refused.
  public var lastError: String?

  public init(
    type: String,
    record: String,
    company: String?,
    fields: [String],
    isNew: Bool,
    isDeletion: Bool,
    state: QueuedRecordState,
    attempts: Int,
    nextAttemptAt: Date?,
    lastError: String?
  ) {
    self.type = type
    self.record = record
    self.company = company
    self.fields = fields
    self.isNew = isNew
    self.isDeletion = isDeletion
    self.state = state
    self.attempts = attempts
    self.nextAttemptAt = nextAttemptAt
    self.lastError = lastError
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.type = reader.required("type")
    self.record = reader.required("record")
    self.company = reader.optional("company")
    self.fields = reader.required("fields")
    self.isNew = reader.required("isNew")
    self.isDeletion = reader.required("isDeletion")
    self.state = reader.required("state")
    self.attempts = reader.required("attempts")
    self.nextAttemptAt = reader.optional("nextAttemptAt")
    self.lastError = reader.optional("lastError")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("record", self.record)
    writer.put("company", self.company)
    writer.put("fields", self.fields)
    writer.put("isNew", self.isNew)
    writer.put("isDeletion", self.isDeletion)
    writer.put("state", self.state)
    writer.put("attempts", self.attempts)
    writer.put("nextAttemptAt", self.nextAttemptAt)
    writer.put("lastError", self.lastError)
    return writer.json
  }
}

/// One page of a list.
public struct QueuedRecordPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [QueuedRecord]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [QueuedRecord],
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
