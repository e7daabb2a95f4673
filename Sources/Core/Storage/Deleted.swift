public import Shape

/// The result of a deletion.
public struct Deleted: Record {
  public let deleted: UUID

  public static let doc: StaticString = "A record that was deleted."

  public init(id: UUID) { deleted = id }

  public init<F: Fields<Self>>(_ field: inout F) {
    deleted = field("deleted", \.deleted, "The id of the deleted record.")
  }
}
