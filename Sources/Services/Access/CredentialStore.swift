internal import Crypto
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The table of the credentials of companies' users. Only the private store has it.
struct CredentialStore {
  private let stores: Stores
  private static let columns = "company, user, username, n, r, p, salt, hash, createdAt, changedAt"
  private let any = StoreStatement(
    """
    SELECT 1 FROM private.credentials c JOIN {store}.access_records a ON a.company = c.company AND a.user = c.user
    WHERE c.company = ? LIMIT 1
    """)
  private let anywhere = StoreStatement("SELECT 1 FROM {store}.credentials LIMIT 1")
  private let companies = StoreStatement("SELECT DISTINCT company FROM {store}.credentials ORDER BY company")
  private let byUser = StoreStatement("SELECT \(columns) FROM {store}.credentials WHERE company = ? AND user = ?")
  private let byName = StoreStatement("SELECT \(columns) FROM {store}.credentials WHERE company = ? AND folded = ?")
  private let names = StoreStatement("SELECT username FROM {store}.credentials WHERE company = ? ORDER BY user")
  private let oldest = StoreStatement(
    "SELECT \(columns) FROM {store}.credentials WHERE company = ? ORDER BY createdAt, user LIMIT 1")
  private let every = StoreStatement(
    "SELECT \(columns) FROM {store}.credentials WHERE company >= ? ORDER BY company, user")
  private let insertion = StoreStatement(
    "INSERT INTO {store}.credentials (\(columns), folded, kdf) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'scrypt')")
  private let replacement = StoreStatement(
    """
    UPDATE {store}.credentials SET username = ?, folded = ?, n = ?, r = ?, p = ?, salt = ?, hash = ?, createdAt = ?, changedAt = ?
    WHERE company = ? AND user = ?
    """)
  private let deletion = StoreStatement("DELETE FROM {store}.credentials WHERE company = ? AND user = ?")

  init(_ stores: Stores) {
    self.stores = stores
  }

  /// Returns a Boolean value that indicates whether the private store has credentials for any user of the company.
  func exist(in company: UUID, _ store: Store) throws(Failure) -> Bool {
    let found: Void? = try stores.first(any, in: store, bind: company) { _ in }
    return found != nil
  }

  /// Returns a Boolean value that indicates whether any company has credentials.
  func exist() throws(Failure) -> Bool {
    let found: Void? = try stores.first(anywhere, in: .private) { _ in }
    return found != nil
  }

  /// Returns the companies with credentials.
  func ofCompanies() throws(Failure) -> [UUID] { try stores.all(companies, in: .private) { $0.next(UUID.self) } }

  /// Records a reading of credentials, without reading them. So live queries run again after credentials have changed.
  func noteReading(in store: Store) { stores.noteReading(any, in: store) }

  func find(_ user: UUID, in company: UUID) throws(Failure) -> Credential? {
    try stores.first(byUser, in: .private, bind: company, user, read: CredentialStore.read)
  }

  /// Returns the credentials with a username. Older programs stored usernames in which wide forms of letters were
  /// different letters. Such usernames still match.
  func find(_ username: Username, in company: UUID) throws(Failure) -> Credential? {
    let (older, present) = (try find(username.foldedBefore, in: company), try find(username.folded, in: company))
    return older ?? present
  }

  private func find(_ folded: String, in company: UUID) throws(Failure) -> Credential? {
    try stores.first(byName, in: .private, bind: company, folded, read: CredentialStore.read)
  }

  /// Returns the oldest credentials of the company.
  func first(in company: UUID) throws(Failure) -> Credential? {
    try stores.first(oldest, in: .private, bind: company, read: CredentialStore.read)
  }

  private static func read(_ row: inout RowSource) -> Credential {
    Credential(
      company: row.next(), user: row.next(), username: Username(stored: row.next()),
      hash: PasswordHash(
        scrypt: Scrypt(cost: row.next(), blockSize: row.next(), parallelization: row.next()), salt: row.nextBlob(),
        key: row.nextBlob()),
      createdAt: row.next(), changedAt: row.next())
  }

  /// Throws an error if a username looks like an existing one. Older usernames that look alike remain valid.
  /// - Throws: `duplicate`.
  func requireDistinct(_ username: Username, in company: UUID) throws(Failure) {
    let names = try stores.all(names, in: .private, bind: company) { Username(stored: $0.next()) }
    guard let other = names.first(where: { $0.looksLike(username) }) else { return }
    if other.folded == username.folded { throw .duplicate("credential", member: "username") }
    throw .duplicate(
      member: "username",
      "\(username.text) looks like \(other.text), the username of another user; choose another username")
  }

  /// Stores new credentials.
  /// - Throws: `duplicate` if the username, or a username that looks like it, exists, or if the user already has
  ///   credentials.
  func insert(_ credential: Credential) throws(Failure) {
    try requireDistinct(credential.username, in: credential.company)
    guard try put(credential) else { throw .duplicate("credential", member: "username") }
    stores.outdate()
  }

  @discardableResult private func put(_ credential: Credential, origin: Change.Origin = .here) throws(Failure) -> Bool {
    let isNew = try stores.runUnlessDuplicate(insertion, in: .private) {
      $0.add(credential.company)
      $0.add(credential.user)
      $0.add(credential.username)
      CredentialStore.bind(credential.hash, to: &$0)
      $0.add(credential.createdAt)
      $0.add(credential.changedAt)
      $0.add(credential.username.folded)
    }
    // Lists of people show usernames. Secrets are not in the change log, so the change is reported in another way.
    if isNew { try stores.changes.noteOther(of: credential.company, in: .private, origin: origin) }
    return isNew
  }

  /// Replaces the credentials of a user.
  func replace(_ credential: Credential, origin: Change.Origin = .here) throws(Failure) {
    try stores.run(replacement, in: .private) {
      $0.add(credential.username)
      $0.add(credential.username.folded)
      CredentialStore.bind(credential.hash, to: &$0)
      $0.add(credential.createdAt)
      $0.add(credential.changedAt)
      $0.add(credential.company)
      $0.add(credential.user)
    }
    try stores.changes.noteOther(of: credential.company, in: .private, origin: origin)
  }

  private static func bind(_ hash: PasswordHash, to binder: inout Binder) {
    binder.add(hash.scrypt.cost)
    binder.add(hash.scrypt.blockSize)
    binder.add(hash.scrypt.parallelization)
    binder.addBlob(hash.salt)
    binder.addBlob(hash.key)
  }

  func delete(_ user: UUID, in company: UUID, origin: Change.Origin = .here) throws(Failure) {
    try stores.run(deletion, in: .private, bind: company, user)
    try stores.changes.noteOther(of: company, in: .private, origin: origin)
    stores.outdate()
  }

  // MARK: Sync

  func all() throws(Failure) -> [Credential] {
    try stores.all(every, in: .private, bind: UUID(high: 0, low: 0), read: CredentialStore.read)
  }

  /// Describes how credentials sync: in the account's own zone, which is never shared.
  /// - Parameter endSessions: ends the sessions of a user whose password was replaced, or whose credentials were
  ///   deleted, on another device.
  func synced(endSessions: @escaping (Credential, SignedOut.Reason) throws(Failure) -> Void) -> SyncedRecords {
    SyncedRecords(
      SyncedCredential.kind,
      SyncTraits("UserPass", rank: 2, unwritten: ["changedAt"], names: [("user", "userID")], isScanned: true),
      schema: { ObjectSchema(of: SyncedCredential.self) },
      read: { (id, _) throws(Failure) in
        try all().first { $0.id == id }.map { jsonText(SyncedCredential($0), for: .core) }
      },
      put: { (id, json, _) throws(Failure) in
        guard let new = SyncedCredential(json: json)?.credential, new.id == id else {
          return .unfit("the record's values are not valid for credentials")
        }
        if let other = try find(new.username, in: new.company), other.user != new.user {
          return .duplicate(member: "username", holder: other.id)
        }
        if let known = try find(new.user, in: new.company) {
          // All members are compared. If a member remained different on this device, each sync would send the record
          // back.
          if known.hash == new.hash, known.username.text == new.username.text, known.createdAt == new.createdAt,
            known.changedAt == new.changedAt
          {
            return .done
          }
          try replace(new, origin: .elsewhere)
          // A user who is signed in on this device with the former password has to sign in again.
          if known.hash != new.hash { try endSessions(new, .passwordReset) }
          stores.outdate()
          return .done
        }
        try put(new, origin: .elsewhere)
        stores.outdate()
        return .done
      },
      delete: { (id, _) throws(Failure) in
        guard let known = try all().first(where: { $0.id == id }) else { return true }
        try delete(known.user, in: known.company, origin: .elsewhere)
        try endSessions(known, .revoked)
        return true
      },
      walk: { (row, limit, _) throws(Failure) in
        try all().enumerated().dropFirst(row).prefix(limit).map { (record: $1.id, company: nil, row: $0 + 1) }
      })
  }
}

extension Credential {
  /// The id of the credentials in the change log and in the cloud.
  var id: UUID { Credential.id(of: user, in: company) }

  /// Returns a UUID of version 8 (RFC 9562, section 5.8), computed from the user's id and the company's id.
  static func id(of user: UUID, in company: UUID) -> UUID {
    UUID(high: (user.high ^ company.high) & ~0xf000 | 0x8000, low: (user.low ^ company.low) & ~(3 << 62) | 2 << 62)
  }
}
