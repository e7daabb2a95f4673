internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Contacts as sync sees them.
extension Contacts {
  var synced: [SyncedRecords] {
    [records.synced(SyncTraits("Contacts", rank: 3, sets: ["kinds", "tags"])), notes.synced, merges.synced]
  }
}

extension ContactNotes {
  var synced: SyncedRecords {
    SyncedTable(
      table, named: "contact_notes", stores, nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) }
    ).synced(SyncTraits("ContactNotes", rank: 7, unwritten: ["actor", "at"], owners: [("contact", "contact")]))
  }
}

extension ContactMerges {
  /// A merge has the id of the contact that went into another one, and in the cloud a name of its own.
  var synced: SyncedRecords {
    SyncedTable(
      table, named: "contact_merges", stores, nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) }
    ).synced(SyncTraits("ContactMerges", rank: 7, isImmutable: true, hasNameOfItsOwn: true))
  }
}
