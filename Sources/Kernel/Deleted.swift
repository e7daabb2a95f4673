package import Shape

/// What a deletion answers.
package struct Deleted: Record {
  package let deleted: UUID

  package static let doc: StaticString = "A record that is gone."

  package init(id: UUID) { deleted = id }

  package init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    deleted = field("deleted", \.deleted, "The id that the record had.")
  }
}
