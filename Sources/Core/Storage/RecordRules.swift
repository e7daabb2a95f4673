public import RPC

/// What a service asks of a collection's records beyond their description. Each rule throws what refuses the change, before anything is
/// written.
public struct RecordRules<Details: RecordDetails> {
  public typealias Scoped = Details.Scope.Context

  /// Whether a new record may be.
  public var create: ((Details, Scoped) throws(Failure) -> Void)?
  /// Whether a record may become this. Asked only where something differs.
  public var update: ((_ old: Stored<Details>, _ new: Details, Scoped) throws(Failure) -> Void)?
  /// Whether a record may go.
  public var delete: ((Stored<Details>, Scoped) throws(Failure) -> Void)?
  /// Told of each record that is new (`old` is nil) or has changed, behind its writing: for what is kept beside it.
  public var written: ((_ new: Stored<Details>, _ old: Details?, Scoped) throws(Failure) -> Void)?
}
