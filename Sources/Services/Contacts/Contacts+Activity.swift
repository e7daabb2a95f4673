internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Lists the activities with a contact, and the entries of a contact's account.
extension Contacts {
  /// Returns a page of the activities with a contact, newest first. Activities that the caller may not see are left
  /// out.
  /// - Throws: `notFound`; -32602 for a cursor of another list.
  func activity(
    of id: ID<ContactDetails>, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Page<Activity> {
    let contact = try find(id, in: context)
    let start = try Contacts.position(of: cursor, in: "activity")
    var found = try notes.activity(of: contact.id, before: start, limit: limit + 1, in: context)
    for teller in tellers() where teller.activityAccess.permits(context.rights) {
      found += try teller.activity(of: contact.uuid, before: start, limit: limit + 1, in: context)
    }
    found.sort { $0.position.isBefore($1.position) }
    let next = found.count > limit ? found[limit - 1] : nil
    var items = Array(found.prefix(limit))
    for index in items.indices where items[index].actor == nil {
      items[index].actor = try maker(of: items[index], in: context.store)
    }
    return Page(
      items: items,
      next: next.map { Contacts.cursor(at: $0.position, in: "activity") })
  }

  /// Returns a page of a contact's account, newest first.
  /// - Throws: `notFound`; -32602 for a cursor of another list.
  func account(
    of id: ID<ContactDetails>, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> ContactAccount {
    let contact = try find(id, in: context).uuid
    let start = try Contacts.position(of: cursor, in: "account")
    let found = try accounts().account(of: contact, before: start, limit: limit + 1, in: context)
    let next = found.count > limit ? found[limit - 1] : nil
    return ContactAccount(
      contact: contact, balances: try accounts().balances(of: contact, in: context), items: Array(found.prefix(limit)),
      next: next.map { Contacts.cursor(at: $0.position, in: "account") })
  }

  /// Returns the position in a list at which a cursor continues.
  private static func position(of cursor: String?, in list: String) throws(Failure) -> ActivityPosition {
    guard let text = try Cursor.decode(list, cursor) else { return .newest }
    let parts = text.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let at = Int(parts[0], radix: 36), let id = UUID(String(parts[1])) else {
      throw Cursor.unknown
    }
    return ActivityPosition(at: at, id: id)
  }

  private static func cursor(at position: ActivityPosition, in list: String) -> String {
    Cursor.encode(list, "\(String(position.at, radix: 36))-\(position.id)")
  }

  /// Returns the user who created the record of an activity. This user never changes, so live queries need not depend
  /// on the reading.
  private func maker(of activity: Activity, in store: Store) throws(Failure) -> UUID? {
    try stores.untraced { () throws(Failure) in
      try stores.changes.creation(of: activity.id, at: activity.at, in: store)?.actor
    }
  }
}
