public import RPC
public import Shape

/// What a service asks of a collection's records beyond their description. The rules `create`, `update` and `delete` throw what
/// refuses the change, before anything is written.
public struct RecordRules<Details: RecordDetails> {
  public typealias Scoped = Details.Scope.Context

  /// The natural key of a new record, from which its id follows; `nil` for a record without one.
  public var naturalKey: ((Details, Scoped) -> NaturalKey?)?
  /// Sets members that follow from others when a record is created or changed here, in the same write; `nil` for none.
  public var completed: ((_ old: Details?, _ new: Details, _ id: ID<Details>?, Scoped) throws(Failure) -> Details)?
  /// Whether a new record may be.
  public var create: ((Details, Scoped) throws(Failure) -> Void)?
  /// Whether a record may become this. Asked only where something differs.
  public var update: ((_ old: Stored<Details>, _ new: Details, Scoped) throws(Failure) -> Void)?
  /// Whether a record may go.
  public var delete: ((Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// What is to be kept in step with a change, in the same write: the record before it (nil for a new one) and after it (nil for one that
  /// is gone), and its row.
  public var written: ((_ old: Stored<Details>?, _ new: Stored<Details>?, _ row: Int, Scoped) throws(Failure) -> Void)?
  /// Called when a record was created or changed here, after everything else of the write: what a person would do next by hand. Records
  /// that come from other devices are not announced.
  public var saved: ((_ old: Stored<Details>?, _ new: Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// Computes the members that every answer has beside the stored ones; `nil` for a collection without such members.
  public var supplement: ((_ row: Int, Scoped) throws(Failure) -> Details.Supplement)?
  /// Computes the same of a record that has just been read or written; `nil` to read its row again.
  /// A record that was created a moment ago `isNew`: nothing refers to it yet.
  public var supplementOf: ((Stored<Details>, _ isNew: Bool, Scoped) throws(Failure) -> Details.Supplement)?
}
