internal import Crypto
internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// The credentials of a company's people, in the private store alone.
struct CredentialStore {
  private let kernel: Kernel
  private static let columns = "company, user, username, n, r, p, salt, hash, createdAt, changedAt"
  private let any = StoreStatement("SELECT 1 FROM {store}.credentials WHERE company = ? LIMIT 1")
  private let byUser = StoreStatement("SELECT \(columns) FROM {store}.credentials WHERE company = ? AND user = ?")
  private let byName = StoreStatement("SELECT \(columns) FROM {store}.credentials WHERE company = ? AND folded = ?")
  private let replacement = StoreStatement(
    """
    INSERT OR REPLACE INTO {store}.credentials (\(columns), folded, kdf) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'scrypt')
    """)
  private let deletion = StoreStatement("DELETE FROM {store}.credentials WHERE company = ? AND user = ?")
  private let companyDeletion = StoreStatement("DELETE FROM {store}.credentials WHERE company = ?")

  init(_ kernel: Kernel) {
    self.kernel = kernel
    kernel.whenCompanyIsDeleted { [companyDeletion] scope throws(Failure) in
      if scope.store == .private { try kernel.stores.run(companyDeletion, in: .private) { $0.add(scope.company) } }
    }
  }

  /// Whether anybody in the company has credentials.
  func exist(in company: UUID) throws(Failure) -> Bool {
    let found: Void? = try kernel.stores.first(any, in: .private, { $0.add(company) }, { _ in })
    return found != nil
  }

  /// Notes that `exist` was asked.
  func noteReading() { kernel.stores.noteReading(any, in: .private) }

  func find(_ user: UUID, in company: UUID) throws(Failure) -> Credential? {
    try kernel.stores.first(
      byUser, in: .private,
      {
        $0.add(company)
        $0.add(user)
      }, CredentialStore.read)
  }

  func find(_ username: Username, in company: UUID) throws(Failure) -> Credential? {
    try kernel.stores.first(
      byName, in: .private,
      {
        $0.add(company)
        $0.add(username.folded)
      }, CredentialStore.read)
  }

  private static func read(_ row: inout RowSource) -> Credential {
    Credential(
      company: row.next(), user: row.next(), username: Username(stored: row.next()),
      secret: PasswordKey(
        scrypt: Scrypt(cost: row.next(), blockSize: row.next(), parallelization: row.next()), salt: row.nextBlob(), key: row.nextBlob()),
      createdAt: row.next(), changedAt: row.next())
  }

  /// Stores credentials in the place of those that the user had.
  func store(_ credential: Credential) throws(Failure) {
    try kernel.stores.run(replacement, in: .private) {
      $0.add(credential.company)
      $0.add(credential.user)
      $0.add(credential.username)
      $0.add(credential.secret.scrypt.cost)
      $0.add(credential.secret.scrypt.blockSize)
      $0.add(credential.secret.scrypt.parallelization)
      $0.addBlob(credential.secret.salt)
      $0.addBlob(credential.secret.key)
      $0.add(credential.createdAt)
      $0.add(credential.changedAt)
      $0.add(credential.username.folded)
    }
    kernel.directory.forget()
  }

  func delete(_ user: UUID, in company: UUID) throws(Failure) {
    try kernel.stores.run(deletion, in: .private) {
      $0.add(company)
      $0.add(user)
    }
    kernel.directory.forget()
  }
}
