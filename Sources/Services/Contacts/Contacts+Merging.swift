internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Merges contacts, and finds the contact into which another one was merged.
extension Contacts {
  /// Merges the contact `from` into the contact `into`. Records that refer to `from` then refer to `into`, and the id
  /// of `from` leads to `into`.
  /// - Throws: `notFound` for either contact; -32602 if both are the same contact, or if their united lists are too
  ///   long.
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
    // The remaining contact gets the members of both contacts first. Only then records refer to it.
    let left = try records.update(
      new.id, Patch(names: ContactDetails.joinedMembers) { (_, _) in .success(details) }, expect: nil, in: context)
    try moveReferences(from: old.id, to: new.id, in: context)
    if old.details.note != details.note { try notes.add(noteOf: old, to: new.id, in: context) }
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

  /// Merges a contact again during sync. The contact may have been removed already. Devices that merged contacts before
  /// they synced may have chosen different targets, so the target is computed from all merges.
  /// - Throws: -32602 if the united lists of both contacts are too long.
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

  /// Returns the contact with this id. If the contact was merged, returns the contact into which it was merged.
  /// - Parameter pointer: the JSON Pointer of the id in the parameters; `nil` if the method is about the contact
  ///   itself.
  /// - Throws: `notFound`.
  func find(_ id: ID<ContactDetails>, at pointer: String? = nil, in context: CompanyContext) throws(Failure) -> Contact
  {
    do throws(Failure) { return try records.find(id, at: pointer, in: context).record } catch {
      guard error.code == .notFound, let target = try merges.target(of: id, in: context) else { throw error }
      return try records.find(target, at: pointer, in: context).record
    }
  }
}
