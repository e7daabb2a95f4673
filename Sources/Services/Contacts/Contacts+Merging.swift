internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Merges contacts, and finds the contact that a merged contact's id leads to.
extension Contacts {
  /// Merges a contact into another one. References to the first contact become references to the other contact, and so
  /// does its id.
  /// - Throws: `notFound` for either contact; -32602 if they are the same, or if their lists are too long together.
  func merge(_ from: ID<ContactDetails>, into: ID<ContactDetails>, in context: CompanyContext) throws(Failure)
    -> Contact
  {
    let old = try records.find(from, at: "/from", in: context).record
    let new = try find(into, at: "/into", in: context)
    if old.id == new.id { throw .invalidParam("/into", "`into` must be another contact than `from`") }
    if new.details.archived.isSet {
      throw .invalidParam(
        "/into", "`into` must not be an archived contact: all records that refer to `from` will refer to `into`")
    }
    let details = ContactDetails(new.details, joining: old.details)
    try details.checkCounts(at: "/from")
    // The remaining contact gets the members of both before references lead to it.
    let left = try records.update(
      new.id, Patch(names: ContactDetails.joinedMembers) { (_, _) in .success(details) }, expect: nil, in: context)
    try moveReferences(from: old.id, to: new.id, in: context)
    if let note = old.details.note, note != details.note { _ = try notes.add(note, to: new.id, in: context) }
    try merges.add(old.id, into: new.id, in: context)
    _ = try records.delete(old.id, expect: nil, in: context)
    return left
  }

  private func moveReferences(
    from old: ID<ContactDetails>, to new: ID<ContactDetails>, in context: CompanyContext
  ) throws(Failure) {
    for referrer in referrers() { try referrer.redirect(Contact.entityName, from: old.uuid, to: new.uuid, in: context) }
    try notes.move(from: old, to: new, in: context)
  }

  /// Merges a contact again, which may have been removed already. The target is the contact that the merges of devices
  /// apart lead to.
  /// - Throws: -32602 if their lists are too long together.
  func unite(_ from: ID<ContactDetails>, into: ID<ContactDetails>, in context: CompanyContext) throws(Failure) {
    let new = try records.find(into, in: context).record
    let old = try records.findIfThere(from, in: context)
    if let old {
      let details = ContactDetails(new.details, joining: old.details)
      try details.checkCounts(at: "/from")
      _ = try records.update(
        new.id, Patch(names: ContactDetails.joinedMembers) { (_, _) in .success(details) }, expect: nil, in: context)
    }
    try moveReferences(from: from, to: new.id, in: context)
    if old != nil { _ = try records.delete(from, expect: nil, in: context) }
  }

  /// Returns the contact with this id, or the contact that it was merged into.
  /// - Parameter pointer: the place of the id in the parameters, if the method is not about the contact itself.
  /// - Throws: `notFound`.
  func find(_ id: ID<ContactDetails>, at pointer: String? = nil, in context: CompanyContext) throws(Failure) -> Contact
  {
    do throws(Failure) { return try records.find(id, at: pointer, in: context).record } catch {
      guard error.code == .notFound, let target = try merges.target(of: id, in: context) else { throw error }
      return try records.find(target, at: pointer, in: context).record
    }
  }
}
