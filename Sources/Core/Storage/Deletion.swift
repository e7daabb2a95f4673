public import Shape

/// A record of a company that was deleted, and not with the company.
public struct Deletion {
  /// The kind of record, as the change log names it.
  public let entity: StaticString
  public let record: UUID
  public let company: UUID
  public let store: Store
}
