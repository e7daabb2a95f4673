public import RPC
public import Shape

/// The rules of a service for a collection's records, beyond their description. `create`, `update` and `delete` are
/// called before anything is written. To refuse the change, they throw an error.
public struct RecordRules<Details: RecordDetails> {
  public typealias Scoped = Details.Scope.Context

  /// Returns the natural key of a new record, from which its id is computed, or `nil` for a record without one.
  public var naturalKey: ((Details, Scoped) -> NaturalKey?)?
  /// Returns the details with members that are computed from others, when a record is created or changed on this
  /// device.
  public var completed: ((_ old: Details?, _ new: Details, _ id: ID<Details>?, Scoped) throws(Failure) -> Details)?
  /// Throws an error if a new record is not allowed.
  public var create: ((Details, Scoped) throws(Failure) -> Void)?
  /// Throws an error if a record must not change to this state. It is not called if nothing would change.
  public var update: ((_ old: Stored<Details>, _ new: Details, Scoped) throws(Failure) -> Void)?
  /// Throws an error if a record must not be deleted.
  public var delete: ((Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// Updates data that depends on the record, in the same write. The arguments are the record before the change (`nil`
  /// for a new one), the record after it (`nil` for a deleted one), and its row.
  public var written: ((_ old: Stored<Details>?, _ new: Stored<Details>?, _ row: Int, Scoped) throws(Failure) -> Void)?
  /// Is called at the end of a write that has created or changed a record on this device. It takes steps that a person
  /// would otherwise take next. It is not called for records that come from other devices.
  public var saved: ((_ old: Stored<Details>?, _ new: Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// Computes the members that every reply has beside the stored ones; `nil` for a collection without such members.
  public var supplement: ((_ row: Int, Scoped) throws(Failure) -> Details.Supplement)?
  /// Computes the members of `supplement` for a record that has just been read or written. If it is `nil`, the record's
  /// row is read again instead. `isNew` is true for a record that was created a moment ago: no other record refers to
  /// it yet.
  public var supplementOf: ((Stored<Details>, _ isNew: Bool, Scoped) throws(Failure) -> Details.Supplement)?
}
