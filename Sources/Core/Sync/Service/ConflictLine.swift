internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A conflict line: a value that sync has discarded, for example because two devices changed the same member.
struct ConflictLine<Company: Shape.Value, Value: Shape.Value>: Record {
  let id: UUID, company: Company, type: String, record: UUID, field: String?, ancestor: Value?, local: Value?,
    server: Value?
  let kept: SyncConflict.Side, reason: SyncConflict.Reason, modifier: String?, at: Timestamp, resolvedAt: Timestamp?

  static var recordName: String { "SyncConflict" }
  static var doc: StaticString {
    "A conflict: a value that sync has discarded, for example because two devices changed the same member."
  }
}

/// A conflict line in the form that callers see.
typealias Conflict = ConflictLine<CompanyID?, AnyJSON>

/// A conflict line in the form that the store and the cloud have. The values are texts of JSON. A line of the account's
/// own zone has no company.
typealias SyncedLine = ConflictLine<UUID?, String>

extension ConflictLine {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the conflict.")
    company = field("company", \.company, "The company of the record. `null` for the account's own records.")
    type = field("type", \.type, "The kind of the record, such as `item`. Events have the same text in `type`.")
    record = field("record", \.record, "The record's id.")
    self.field = field(
      "field", \.field, "The name of the member with the conflict. `null` if one side deleted the record.")
    ancestor = field(
      "ancestor", \.ancestor, "The value before the two changes. `null` if there was no value, or if it is not known.")
    local = field("local", \.local, "The value of the device that found the conflict. `null` if there was no value.")
    server = field("server", \.server, "The value in the container. `null` if there was no value.")
    kept = field("kept", \.kept, "The side whose value the record has now: local or server.")
    reason = field(
      "reason", \.reason,
      """
      The reason why a value was discarded. edited: both sides changed the same member, or one side deleted a record that the other side \
      changed. renamed: another record has the value, which must be unique. duplicate: both sides created a record of the same thing, and \
      the earlier record stays. moved: two moves put two records below each other. rejected: the change is not allowed. \
      discarded: `sync.queue.discard` was called.
      """)
    modifier = field(
      "modifier", \.modifier, "The account that wrote the value in the container, as the container names the account.")
    at = field("at", \.at, "The time when the conflict was found.")
    resolvedAt = field(
      "resolvedAt", \.resolvedAt, "The time when a user chose the right value. `null` before that time.")
  }
}

extension SyncedLine {
  init(_ row: inout RowSource) {
    id = row.next()
    company = row.next(UUID?.self)
    type = row.next()
    record = row.next()
    field = row.next(String?.self)
    ancestor = row.next(String?.self)
    local = row.next(String?.self)
    server = row.next(String?.self)
    kept = row.next()
    reason = row.next()
    modifier = row.next(String?.self)
    at = row.next()
    resolvedAt = row.next(Timestamp?.self)
  }

  func bind(to binder: inout Binder) {
    binder.add(id)
    binder.add(company)
    binder.add(type)
    binder.add(record)
    binder.add(field)
    binder.add(ancestor)
    binder.add(local)
    binder.add(server)
    binder.add(kept)
    binder.add(reason)
    binder.add(modifier)
    binder.add(at)
    binder.add(resolvedAt)
  }
}

extension Conflict {
  /// - Parameter hidden: the members of the record that the caller may not see.
  init(_ line: SyncedLine, of company: UUID?, without hidden: Set<String> = []) {
    func value(_ text: String?) -> AnyJSON? {
      // A line about a whole record has all members of the record, so the hidden ones are removed.
      let whole = line.field == nil && !hidden.isEmpty ? text.flatMap { Members(json: $0) } : nil
      return (whole?.only { !hidden.contains($0) }.text ?? text).map(AnyJSON.init)
    }
    id = line.id
    self.company = company.map(CompanyID.init)
    type = line.type
    record = line.record
    field = line.field
    ancestor = value(line.ancestor)
    local = value(line.local)
    server = value(line.server)
    kept = line.kept
    reason = line.reason
    modifier = line.modifier
    at = line.at
    resolvedAt = line.resolvedAt
  }
}
