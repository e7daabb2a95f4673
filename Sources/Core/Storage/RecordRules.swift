public import RPC

/// What a service asks of a collection's records beyond their description. Each rule but the last throws what refuses the change, before
/// anything is written.
public struct RecordRules<Details: RecordDetails> {
  public typealias Scoped = Details.Scope.Context

  /// The natural key of a new record, from which its id follows; `nil` for a record without one.
  public var naturalKey: ((Details, Scoped) -> NaturalKey?)?
  /// Whether a new record may be.
  public var create: ((Details, Scoped) throws(Failure) -> Void)?
  /// Whether a record may become this. Asked only where something differs.
  public var update: ((_ old: Stored<Details>, _ new: Details, Scoped) throws(Failure) -> Void)?
  /// Whether a record may go.
  public var delete: ((Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// What is to be kept in step with a change, in the same write: the record before it (nil for a new one) and after it (nil for one that
  /// is gone), and its row.
  public var written: ((_ old: Stored<Details>?, _ new: Stored<Details>?, _ row: Int, Scoped) throws(Failure) -> Void)?
}
