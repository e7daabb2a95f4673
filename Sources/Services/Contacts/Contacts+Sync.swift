internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The sync of contacts, of their notes and of their merges.
extension Contacts {
  var synced: [SyncedRecords] {
    var contacts = records.synced(SyncTraits("Contacts", rank: 3, sets: ["kinds", "tags"]))
    contacts.uniting = uniting
    return [contacts, notes.synced, merges.synced]
  }

  /// Merges contacts again, if devices have merged them before they synced.
  private var uniting: SyncedUniting {
    SyncedUniting(
      reached: { [merges] (id, context) throws(Failure) in try merges.graph(around: id, in: context).reached(from: id)
      },
      target: { [merges, records] (id, context) throws(Failure) in
        if let target = try merges.graph(around: id, in: context).target(of: id) { return target }
        // Records that were made on a device without the merge may still refer to the contact.
        let isGone = try records.findIfThere(ID(id), in: context) == nil
        return isGone ? try merges.target(of: ID(id), in: context)?.uuid : nil
      },
      merge: { [unowned self] (id, target, context) throws(Failure) in try unite(ID(id), into: ID(target), in: context)
      })
  }
}

extension ContactNotes {
  var synced: SyncedRecords {
    SyncedTable(
      table, named: "contact_notes", stores,
      nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) }
    ).synced(SyncTraits("ContactNotes", rank: 7, unwritten: ["actor", "at"], owners: [("contact", "contact")]))
  }
}

extension ContactMerges {
  /// The sync of merges. A merge by an older program has the id of the merged contact, so in the cloud it has a name of
  /// its own. Merges are fetched before notes, because notes need their contacts.
  var synced: SyncedRecords {
    SyncedTable(
      table, named: "contact_merges", stores,
      nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) }
    ).synced(SyncTraits("ContactMerges", rank: 6, isImmutable: true, need: ("into", "contact"), hasNameOfItsOwn: true))
  }
}
