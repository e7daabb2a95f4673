internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

extension Contacts {
  /// Merges a contact into another one: what refers to it refers to the other one from then on, as its id does.
  /// - Throws: `notFound` for either; -32602 where they are the same, or have too much together.
  func merge(_ from: ID<ContactDetails>, into: ID<ContactDetails>, in context: CompanyContext) throws(Failure) -> Contact {
    let old = try records.find(from, at: "/from", in: context).record
    let new = try find(into, at: "/into", in: context)
    if old.id == new.id { throw .invalidParam("/into", "into must be another contact than from") }
    if new.details.archived.isSet { throw .invalidParam("/into", "into must not be archived: what refers to from could not go on with it") }
    let details = ContactDetails(new.details, joining: old.details)
    try details.checkCounts(at: "/from")
    // It is what both were, before anything refers to it.
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

  /// Merges a contact, which may be gone, once more into the one that merges lead to which devices have made apart from each other.
  /// - Throws: -32602 where they have too much together.
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

  /// The contact with this id, or the one that it went into.
  /// - Parameter pointer: where the parameters name it, if it is not what the method is about.
  /// - Throws: `notFound`.
  func find(_ id: ID<ContactDetails>, at pointer: String? = nil, in context: CompanyContext) throws(Failure) -> Contact {
    do throws(Failure) { return try records.find(id, at: pointer, in: context).record } catch {
      guard error.code == .notFound, let target = try merges.target(of: id, in: context) else { throw error }
      return try records.find(target, at: pointer, in: context).record
    }
  }
}
