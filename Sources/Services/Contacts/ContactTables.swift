internal import Storage

/// The schema of the contacts' tables, in both stores of companies. A released step is never edited: a change is a new
/// step at the end.
enum ContactTables {
  static let schema = ServiceSchema(
    steps: [
      .init("contacts", in: .companies, contacts), .init("contacts.keys", in: .companies, keys),
      .init("contacts.merges", in: .companies, merges), .init("contacts.notes", in: .companies, notes),
      .init("contacts.name", in: .companies, "CREATE INDEX {store}.contacts_name ON contacts (row >> 40, name);"),
      .init("contacts.merges.follows", in: .companies, mergesApart),
      .init("contacts.keys.phones", in: .companies, phoneKeys),
      .init("contacts.tax", in: .companies, contactsTable.adding("taxRate", "taxCategory")),
    ])

  private static let contactsTable = RecordTable(
    Contact.self, "contacts", added: ["taxRate", "taxCategory"], checksIDs: false)
  private static let contactMergesTable = RecordTable(
    ContactMerge.self, "contact_merges", added: ["contact", "follows"], checksIDs: false)
  private static let contactNotesTable = RecordTable(ContactNote.self, "contact_notes", checksIDs: false)

  private static let contacts = """
    \(contactsTable.sql)
    CREATE INDEX {store}.contacts_archived ON contacts (row) WHERE archived = 1;
    \(TextIndex.tables(of: "contacts"))
    """

  /// The keys of contacts, by the number of their company. `shared` is 1 if several contacts have the key.
  private static let keys = """
    CREATE TABLE {store}.contact_keys (
      company INTEGER NOT NULL,
      kind TEXT NOT NULL,
      value TEXT NOT NULL,
      contact BLOB NOT NULL,
      shared INTEGER NOT NULL,
      PRIMARY KEY (company, kind, value, contact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.contact_keys_shared ON contact_keys (company, contact) WHERE shared = 1;
    """

  /// Computes the keys of telephone numbers again, without country codes.
  private static let phoneKeys = """
    DELETE FROM {store}.contact_keys WHERE kind = 'phone';
    INSERT OR IGNORE INTO {store}.contact_keys
      SELECT n.company, 'phone', k.value, n.id, 0 FROM (
        SELECT c.row >> 40 AS company, c.id AS id, json_extract(e.value, '$.value') AS number
        FROM {store}.contacts c, json_each(iif(json_valid(c.phones), c.phones, '[]')) e WHERE c.archived = 0 AND e.type = 'object'
        UNION ALL
        SELECT c.row >> 40, c.id, json_extract(e.value, '$.phone')
        FROM {store}.contacts c, json_each(iif(json_valid(c.people), c.people, '[]')) e WHERE c.archived = 0 AND e.type = 'object') n,
        json_each(phone_keys(ifnull(n.number, ''))) k;
    UPDATE {store}.contact_keys AS k SET shared = 1 WHERE kind = 'phone' AND EXISTS (
      SELECT 1 FROM {store}.contact_keys o
      WHERE o.company = k.company AND o.kind = k.kind AND o.value = k.value AND o.contact <> k.contact);
    """

  private static let merges = """
    \(contactMergesTable.sql)
    """

  /// Adds the contact of a merge, and the merges that it follows. So a contact that was merged before can be merged
  /// again.
  private static let mergesApart = """
    \(contactMergesTable.adding("contact", "follows"))
    CREATE INDEX {store}.contact_merges_contact ON contact_merges (coalesce(contact, id));
    CREATE INDEX {store}.contact_merges_into ON contact_merges ("into");
    """

  private static let notes = """
    \(contactNotesTable.sql)
    CREATE INDEX {store}.contact_notes_contact ON contact_notes (contact, at, id);
    """
}
