public import RPC
public import Shape

/// The rules of a service for a collection's records, beyond their description. The rules `create`, `update` and
/// `delete` throw the error that refuses a change, before anything is written.
public struct RecordRules<Details: RecordDetails> {
  public typealias Scoped = Details.Scope.Context

  /// The natural key of a new record, from which its id follows; `nil` for a record without one.
  public var naturalKey: ((Details, Scoped) -> NaturalKey?)?
  /// Sets members that follow from others when a record is created or changed here, in the same write; `nil` for none.
  public var completed: ((_ old: Details?, _ new: Details, _ id: ID<Details>?, Scoped) throws(Failure) -> Details)?
  /// Throws if a new record is not allowed.
  public var create: ((Details, Scoped) throws(Failure) -> Void)?
  /// Throws if a record may not change to this state. It is called only for a change that would be written.
  public var update: ((_ old: Stored<Details>, _ new: Details, Scoped) throws(Failure) -> Void)?
  /// Throws if a record may not be deleted.
  public var delete: ((Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// Updates data that depends on the record, in the same write. The arguments are the record before the change (`nil`
  /// for a new one), the record after it (`nil` for a deleted one), and its row.
  public var written: ((_ old: Stored<Details>?, _ new: Stored<Details>?, _ row: Int, Scoped) throws(Failure) -> Void)?
  /// Is called when a record was created or changed here, after everything else of the write: for steps that a person
  /// would otherwise do next. Records from other devices are not announced.
  public var saved: ((_ old: Stored<Details>?, _ new: Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// Computes the members that every answer has beside the stored ones; `nil` for a collection without such members.
  public var supplement: ((_ row: Int, Scoped) throws(Failure) -> Details.Supplement)?
  /// Computes the same members of a record that has just been read or written; `nil` to read its row again. `isNew` is
  /// true for a record that was created a moment ago: nothing refers to it yet.
  public var supplementOf: ((Stored<Details>, _ isNew: Bool, Scoped) throws(Failure) -> Details.Supplement)?
}
