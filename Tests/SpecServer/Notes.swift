import RPC
import Shape
import Storage
import Tenancy

/// The members of a note that the user can change. A note is a record of the account.
struct NoteDetails: AccountDetails {
  let title: Line, text: String?

  static let collection = CollectionName(service: "work", "notes", one: "note")
  static let key: StaticString? = "title"
  static let sample = #""title":"Remember the milk""#
  static let doc: StaticString = "A note."

  init<F: Fields<Self>>(_ field: inout F) {
    title = field("title", \.title, "What it is about; no two notes have the same.", .length(1...200))
    text = field("text", \.text, "The text of the note.", .length(1...4000))
  }

  /// The table of notes.
  static func table(_ name: String) -> String {
    """
    CREATE TABLE {store}.\(name) (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      title TEXT NOT NULL UNIQUE,
      text TEXT,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    """
  }
}

/// Any number of services of the same form, each with a table, a record and five methods. They show that a start does
/// not grow with the number of services.
enum ManyServices {
  static func schema(_ count: Int) -> ServiceSchema {
    ServiceSchema(steps: (0..<count).map { .init("many.\($0)", in: .private, NoteDetails.table("notes\($0)")) })
  }

  static func add(_ count: Int, to router: Router, _ dependencies: Dependencies) {
    for number in 0..<count {
      router.add(MethodName("many\(number)")) {
        let records = Records<NoteDetails>(dependencies.stores, dependencies.ids, table: "notes\(number)")
        return ServiceParts(collections: [records.parts(dependencies)]).methods
      }
    }
  }
}
