public import Shape

/// Describes the deletion of one record. A record that is deleted together with its whole company has no such value.
public struct Deletion {
  /// The kind of record, as the change log names it.
  public let entity: StaticString
  public let record: UUID
  /// The company that the record belonged to, or `nil` for the account.
  public let company: UUID?
  public let store: Store
}
