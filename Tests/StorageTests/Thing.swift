import Shape
import Storage

/// A record for these tests.
struct Thing: Entity {
  let id: UUID, company: UUID, name: String, note: String?, version: Int

  static let entityName: StaticString = "thing"
  static let service: StaticString = "test"
  static let doc: StaticString = "A thing."

  var uuid: UUID { id }
  var companyID: UUID? { company }

  init(id: UUID, company: UUID, name: String, note: String? = nil, version: Int = 1) {
    self.id = id
    self.company = company
    self.name = name
    self.note = note
    self.version = version
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id.")
    company = field("company", \.company, "The company.")
    name = field("name", \.name, "The name, which no other thing has.")
    note = field("note", \.note, "Anything.")
    version = field("version", \.version, "Grows by one a change.")
  }

  static let sql = """
    CREATE TABLE {store}.things (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, company BLOB NOT NULL, name TEXT NOT NULL UNIQUE, note TEXT,
      version INTEGER NOT NULL
    ) STRICT;
    """
}
