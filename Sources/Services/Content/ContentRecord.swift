internal import Cloud
internal import Ports
internal import Shape

/// A public record as the core answers it.
struct ContentRecord: Record {
  let type: String, id: String, fields: Members, createdAt: Timestamp?, modifiedAt: Timestamp?

  static let doc: StaticString = "A record of the public database, as it was fetched."

  init(_ type: String, _ record: PublicRecord) {
    self.type = type
    id = record.recordName
    fields = Members(text: record.fields.plainText)
    createdAt = record.creationDate
    modifiedAt = record.modificationDate
  }

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The kind of record.")
    id = field("id", \.id, "The record's name in the public database.")
    fields = field(
      "fields", \.fields,
      "Its fields: texts, dates and references as strings, numbers as numbers, lists as lists, an asset as {sha256, bytes}.")
    createdAt = field("createdAt", \.createdAt, "When it was first saved there; null if the host does not say.")
    modifiedAt = field("modifiedAt", \.modifiedAt, "When it was last saved there; null if the host does not say.")
  }
}
