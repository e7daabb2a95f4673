internal import JSON
internal import SQLite
public import Shape

/// One change of one record.
public struct Change {
  public let store: Store
  /// The change's position in the store's log. Later changes have higher positions.
  public let seq: Int
  /// The company that the record belongs to, or `nil` for the account's own records.
  public let company: UUID?
  public let entity: String
  public let record: UUID
  public let action: ChangeLog.Action
  public let version: Int
  /// The values before and after an update, or the last state of a deleted record. `nil` for other actions, and for a
  /// change that an older program logged without values.
  public let values: ChangedValues?
  public let actor: UUID
  public let at: Timestamp
  public let origin: Origin

  /// Where a change was made.
  public enum Origin: Int, Sendable {
    /// On this device.
    case here = 0
    /// On another device.
    case elsewhere
  }

  /// The names of the members that an update changed, or `nil` for other actions.
  public var fields: [String]? { action == .updated ? values?.fields : nil }
}

/// The values of a change: those before and after an update, or the last state of a deleted record.
public struct ChangedValues: Sendable {
  /// The names of the members that an update changed, in declared order; empty for a deletion.
  public let fields: [String]
  /// A JSON object: the changed members before an update, or all members of a deleted record. `nil` if they were not
  /// logged.
  public let old: String?
  /// A JSON object: the changed members after an update. `nil` for a deletion, and if they were not logged.
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

  /// Returns the changed values without the members that a reader may not see.
  /// - Parameter hidden: the names of these members.
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
