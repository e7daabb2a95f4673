internal import Storage

/// The schema of the contacts' tables, in both stores of companies.
enum ContactTables {
  static let schema = ServiceSchema(steps: [.init("contacts", in: .companies, contacts)])

  private static let contacts = """
    CREATE TABLE {store}.contacts (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      name TEXT NOT NULL,
      kinds TEXT NOT NULL,
      organisation TEXT,
      people TEXT NOT NULL,
      emails TEXT NOT NULL,
      phones TEXT NOT NULL,
      website TEXT,
      addresses TEXT NOT NULL,
      taxId TEXT,
      currency TEXT,
      paymentDays INTEGER,
      priceList TEXT,
      tags TEXT NOT NULL,
      note TEXT,
      archived INTEGER NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.contacts_archived ON contacts (row) WHERE archived = 1;
    CREATE VIRTUAL TABLE {store}.contacts_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
    INSERT INTO {store}.contacts_text (contacts_text, rank) VALUES ('automerge', 0);
    CREATE TABLE {store}.contacts_text_state (company INTEGER PRIMARY KEY, indexed INTEGER NOT NULL) STRICT;
    """
}
