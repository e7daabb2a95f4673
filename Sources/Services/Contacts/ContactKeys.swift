internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The table of the keys of all contacts, by which duplicates are found. A key that several contacts have is marked as
/// shared.
struct ContactKeys {
  private let stores: Stores
  private let add = StoreStatement(
    """
    INSERT OR IGNORE INTO {store}.contact_keys (company, kind, value, contact, shared) VALUES (?1, ?2, ?3, ?4,
      EXISTS (SELECT 1 FROM {store}.contact_keys WHERE company = ?1 AND kind = ?2 AND value = ?3))
    """)
  /// Marks the key of another contact as shared, if only one other contact has this key. If several other contacts have
  /// it, it is marked already.
  private let share = StoreStatement(
    """
    UPDATE {store}.contact_keys SET shared = 1 WHERE company = ?1 AND kind = ?2 AND value = ?3 AND shared = 0 AND contact =
      (SELECT contact FROM {store}.contact_keys WHERE company = ?1 AND kind = ?2 AND value = ?3 AND contact <> ?4 LIMIT 1)
    """)
  private let remove = StoreStatement(
    "DELETE FROM {store}.contact_keys WHERE company = ?1 AND kind = ?2 AND value = ?3 AND contact = ?4")
  /// Removes the mark from a key that only one contact still has.
  private let unshare = StoreStatement(
    """
    UPDATE {store}.contact_keys SET shared = 0 WHERE company = ?1 AND kind = ?2 AND value = ?3
      AND contact = (SELECT contact FROM {store}.contact_keys WHERE company = ?1 AND kind = ?2 AND value = ?3 LIMIT 1)
      AND 1 = (SELECT count(*) FROM (SELECT 1 FROM {store}.contact_keys WHERE company = ?1 AND kind = ?2 AND value = ?3 LIMIT 2))
    """)
  /// The first contact after ?2 that shares a key with a contact whose id is greater.
  private let nextSharer = StoreStatement(
    """
    SELECT a.contact FROM {store}.contact_keys a WHERE a.company = ?1 AND a.shared = 1 AND a.contact > ?2 AND EXISTS (
      SELECT 1 FROM {store}.contact_keys b
      WHERE b.company = ?1 AND b.kind = a.kind AND b.value = a.value AND b.contact > a.contact)
    ORDER BY a.contact LIMIT 1
    """)
  /// The contacts with an id after ?3 that share a key with the contact ?2.
  private let sharers = StoreStatement(
    """
    SELECT c.id, c.name, other.id, other.name, json_group_array(DISTINCT a.kind)
    FROM {store}.contact_keys a INDEXED BY contact_keys_shared
    CROSS JOIN {store}.contact_keys b ON b.company = ?1 AND b.kind = a.kind AND b.value = a.value AND b.contact > ?3
    JOIN {store}.contacts c ON c.id = ?2 JOIN {store}.contacts other ON other.id = b.contact
    WHERE a.company = ?1 AND a.shared = 1 AND a.contact = ?2 GROUP BY b.contact ORDER BY b.contact LIMIT ?4
    """)
  private let emptying = StoreStatement("DELETE FROM {store}.contact_keys WHERE company = ?")

  init(_ stores: Stores) { self.stores = stores }

  /// Stores the keys of a contact after it was changed, and removes the keys that it no longer has.
  func set(_ new: [ContactKey], of contact: UUID, was old: [ContactKey], in context: CompanyContext) throws(Failure) {
    for key in old where !new.contains(key) { try run([remove, unshare], key, contact, in: context) }
    for key in new where !old.contains(key) { try run([add, share], key, contact, in: context) }
  }

  private func run(_ statements: [StoreStatement], _ key: ContactKey, _ contact: UUID, in context: CompanyContext)
    throws(Failure)
  {
    for statement in statements {
      try stores.run(statement, in: context.store) {
        $0.add(context.number)
        $0.add(key.kind)
        $0.add(key.value)
        if statement !== unshare { $0.add(contact) }
      }
    }
  }

  /// Returns a page of pairs of contacts that share keys, in the order of their ids.
  func duplicates(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<
    DuplicateContacts
  > {
    let none = UUID(high: 0, low: 0)
    let position = try Cursor.decode("duplicates", cursor).map { (text) throws(Failure) in
      guard text.utf8.count == 73, let first = UUID(String(text.prefix(36))), let second = UUID(String(text.suffix(36)))
      else {
        throw Cursor.unknown
      }
      return (first: first, second: second)
    }
    var found: [DuplicateContacts] = []
    var first = position?.first
    if let position { found = try pairs(with: position.first, behind: position.second, limit + 1, in: context) }
    while found.count <= limit, let next = try next(behind: first ?? none, in: context) {
      found += try pairs(with: next, behind: next, limit + 1 - found.count, in: context)
      first = next
    }
    let next =
      found.count > limit
      ? Cursor.encode("duplicates", "\(found[limit - 1].first.id)-\(found[limit - 1].second.id)") : nil
    return Page(items: Array(found.prefix(limit)), next: next)
  }

  private func next(behind contact: UUID, in context: CompanyContext) throws(Failure) -> UUID? {
    try stores.first(nextSharer, in: context.store, bind: context.number, contact) { $0.next(UUID.self) }
  }

  private func pairs(
    with contact: UUID, behind other: UUID, _ limit: Int, in context: CompanyContext
  ) throws(Failure) -> [DuplicateContacts] {
    try stores.all(sharers, in: context.store, bind: context.number, contact, other, limit) {
      DuplicateContacts(
        first: ContactName(id: $0.next(), name: $0.next()), second: ContactName(id: $0.next(), name: $0.next()),
        by: $0.next())
    }
  }

  /// Deletes all keys of a company.
  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(emptying, in: partition.store, bind: partition.number)
  }
}
