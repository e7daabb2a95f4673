internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the notes about contacts.
struct ContactNotes {
  let stores: Stores
  private let ids: IDGenerator
  let table: Table<ContactNote>
  let numbers: RowNumbers
  private let ofContact = StoreStatement(
    "SELECT \(Table<ContactNote>.columns) FROM {store}.contact_notes WHERE contact = ? AND row BETWEEN ? AND ?")
  private let page = StoreStatement(
    """
    SELECT at, id, text, actor FROM {store}.contact_notes WHERE contact = ?1 AND (at, id) < (?2, ?3) ORDER BY at DESC, id DESC LIMIT ?4
    """)
  private let emptying = StoreStatement("DELETE FROM {store}.contact_notes WHERE row BETWEEN ? AND ?")

  init(_ stores: Stores, _ ids: IDGenerator) {
    self.stores = stores
    self.ids = ids
    table = Table("contact_notes", stores)
    numbers = RowNumbers(of: "contact_notes", stores)
  }

  func add(_ text: String, to contact: ID<ContactDetails>, in context: CompanyContext) throws(Failure) -> ContactNote {
    let note = ContactNote(
      id: ID(ids.next(at: context.now)), company: CompanyID(context.company), contact: contact, text: text,
      actor: try context.base.actor(), at: context.now, version: 1)
    guard try table.insert(note, row: try numbers.next(in: context.partition), in: context.store, context.base) else {
      throw .internalError("a note with this id exists already")
    }
    return note
  }

  /// Stores the member `note` of a contact that is merged into another one. The id follows from the merged contact and
  /// the text. So if two devices merge the contact before they sync, there is only one note.
  func add(noteOf merged: Contact, to contact: ID<ContactDetails>, in context: CompanyContext) throws(Failure) {
    guard let text = merged.details.note else { return }
    let id = NaturalKey("mergedNote", merged.uuid, text).id()
    // The contact may have been merged before, and restored by another device.
    if let note = try table.find(id, in: context.partition.rows.all, of: context.store)?.record {
      if note.contact != contact {
        _ = try table.update(note, to: note.moved(to: contact), in: context.store, context.base)
      }
      return
    }
    let note = ContactNote(
      id: ID(id), company: CompanyID(context.company), contact: contact, text: text, actor: try context.base.actor(),
      at: context.now, version: 1)
    let isNew = try table.insert(note, row: try numbers.next(in: context.partition), in: context.store, context.base)
    assert(isNew, "no other note has the id")
  }

  private func all(of contact: ID<ContactDetails>, in context: CompanyContext) throws(Failure) -> [ContactNote] {
    let rows = context.partition.rows.all
    return try stores.all(ofContact, in: context.store, bind: contact, rows.lowerBound, rows.upperBound) { $0.fields() }
  }

  /// Moves the notes of a contact to the contact into which it is merged.
  func move(from old: ID<ContactDetails>, to new: ID<ContactDetails>, in context: CompanyContext) throws(Failure) {
    for note in try all(of: old, in: context) {
      _ = try table.update(note, to: note.moved(to: new), in: context.store, context.base)
    }
  }

  /// Deletes the notes of a contact that is deleted.
  func delete(of contact: ID<ContactDetails>, in context: CompanyContext) throws(Failure) {
    for note in try all(of: contact, in: context) {
      try table.delete(note, lastState: jsonText(note, for: .core), in: context.store, context.base)
    }
  }

  /// Returns the notes of a contact as activities, newest first.
  func activity(
    of contact: ID<ContactDetails>, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    try stores.all(page, in: context.store, bind: contact, position.at, position.id, limit) {
      Activity(
        at: $0.next(), kind: ContactNote.entityName, id: $0.next(), text: $0.next(), status: nil,
        actor: $0.next(UUID.self))
    }
  }

  /// Deletes all notes of a company.
  func empty(_ partition: Partition) throws(Failure) {
    numbers.forget(partition)
    try stores.run(emptying, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
  }
}
