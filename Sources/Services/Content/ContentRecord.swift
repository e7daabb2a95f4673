internal import Cloud
internal import Ports
internal import Shape

/// A public record, in the form for results.
struct ContentRecord: Record {
  let type: String, id: String, fields: UnknownMembers, createdAt: Timestamp?, modifiedAt: Timestamp?

  static let doc: StaticString = "A record of the public database, as it was fetched."

  init(_ type: String, _ record: PublicRecord) {
    self.type = type
    id = record.recordName
    fields = UnknownMembers(text: record.fields.plainText)
    createdAt = record.creationDate
    modifiedAt = record.modificationDate
  }

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The type of the record.")
    id = field("id", \.id, "The record's name in the public database.")
    fields = field(
      "fields", \.fields,
      "The fields of the record, by name. Texts, dates and references are strings, numbers are numbers, and lists are lists. An asset is an object with `sha256`, `bytes` and `path`."
    )
    createdAt = field(
      "createdAt", \.createdAt,
      "The time when the record was first saved in the public database; `null` if the host does not report it.")
    modifiedAt = field(
      "modifiedAt", \.modifiedAt,
      "The time when the record was last saved in the public database; `null` if the host does not report it.")
  }
}
