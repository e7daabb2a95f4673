internal import JSON
internal import SQLite
public import Shape

/// One change of one record.
public struct Change {
  public let store: Store
  /// Grows from change to change within a store.
  public let seq: Int
  /// The company that the record belongs to; nil for the account's own.
  public let company: UUID?
  public let entity: String
  public let record: UUID
  public let action: ChangeLog.Action
  public let version: Int
  /// What an update changed, and the last state of what was deleted; nil for other actions, and where an older program noted neither.
  public let values: ChangedValues?
  public let actor: UUID
  public let at: Timestamp
  public let origin: Origin

  /// Where a change was made.
  public enum Origin: Int, Sendable {
    /// On this device.
    case here = 0
    /// On another one, from where it came.
    case elsewhere
  }

  /// The names of the members that an update changed; nil for other actions.
  public var fields: [String]? { action == .updated ? values?.fields : nil }
}

/// What a change has changed: of an update the values before and after, of a deletion the last state.
public struct ChangedValues: Sendable {
  /// The names of the members that an update changed, in declared order; empty for a deletion.
  public let fields: [String]
  /// Members as a JSON object: what an update's held before, or all of what was deleted; nil where that was not noted.
  public let old: String?
  /// Members as a JSON object: what an update's hold after it; nil for a deletion, and where that was not noted.
  public let new: String?

  init(fields: [String], old: String?, new: String?) {
    self.fields = fields
    self.old = old
    self.new = new
  }

  init(_ changes: [FieldChange]) {
    fields = changes.map(\.name)
    func object(_ value: (FieldChange) -> String) -> String {
      "{\(changes.map { "\(jsonText($0.name)):\(value($0))" }.joined(separator: ","))}"
    }
    old = object(\.old)
    new = object(\.new)
  }

  /// - Parameter state: a deleted record as a JSON object.
  init(lastState state: String) { self.init(fields: [], old: state, new: nil) }

  /// The same without members that a reader may not see.
  /// - Parameter hidden: their names.
  public func hiding(_ hidden: Set<String>) -> ChangedValues {
    if hidden.isEmpty { return self }
    func shown(_ object: String?) -> String? {
      guard var object else { return nil }
      return object.withUTF8 { text in
        JSONSource.decode(text) { source in
          let members = source.value.members.filter { !hidden.contains($0.name.string) }
          return "{\(members.map { "\(jsonText($0.name.string)):\($0.value.compactText)" }.joined(separator: ","))}"
        }
      }
    }
    return ChangedValues(fields: fields.filter { !hidden.contains($0) }, old: shown(old), new: shown(new))
  }
}
