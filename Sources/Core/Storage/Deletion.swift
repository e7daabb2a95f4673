public import Shape

/// A record that was deleted by itself, not with its company.
public struct Deletion {
  /// The kind of record, as the change log names it.
  public let entity: StaticString
  public let record: UUID
  /// The company that the record belonged to, or `nil` for the account.
  public let company: UUID?
  public let store: Store
}
