internal import Crypto
public import JSON
public import RPC
public import Shape
internal import Storage
public import Tenancy

/// Gives a company back to whoever holds the files that it is in, when its owners have lost their passwords.
///
/// From its making on, the account acts as an owner of every company of the private store, without a sign-in: what may read and write the
/// files may do all of this anyway. No process that serves others makes one.
public final class Recovery {
  /// An owner who signs in.
  public struct Owner {
    public let user: UUID
    public let username: String

    /// Whether they sign in with this name, however it is spelled.
    public func isCalled(_ name: String) -> Bool { Username(stored: username).folded == Username(stored: name).folded }
  }

  /// What may be a password.
  public struct NewPassword {
    fileprivate let password: Password

    /// - Throws: what was expected of it.
    public init(_ text: String) throws(JSONText.Defect) {
      password = try JSONText.read(Array(jsonText(text).utf8)) { Password.read(from: &$0) }
    }
  }

  private let dependencies: Dependencies
  private let memberships: Memberships

  public init(_ dependencies: Dependencies, _ memberships: Memberships) {
    self.dependencies = dependencies
    self.memberships = memberships
    memberships.isRecovering = true
    dependencies.stores.outdate()
  }

  /// The owners of a company who sign in, in the order in which they were let in; none of a company that others share.
  public func owners(of company: UUID) throws(Failure) -> [Owner] {
    guard let scope = try scope(of: company) else { return [] }
    return try memberships.records.owners(in: scope).map { Owner(user: $0.user, username: $0.username) }
  }

  /// Keeps another password of an owner, ends whatever session there is, and notes it in the owner's access record, so that every owner
  /// is told of it.
  /// - Throws: `notFound`.
  public func setPassword(_ password: NewPassword, of owner: UUID, in company: UUID) throws(Failure) {
    let now = dependencies.clock.now
    guard let scope = try scope(of: company), let record = try memberships.records.record(of: owner, in: scope),
      let known = try memberships.credentials.find(owner, in: company)
    else { throw .notFound("credential") }
    let hash = HashInMaking(.standard, dependencies.ids)
    let made = try hash.hash(in: hash.make(of: password.password))
    let context = Context(dependencies.stores, at: now)
    try memberships.credentials.replace(known.changed(to: made, at: now))
    try memberships.sessions.end(in: company)
    try SignInFailures(dependencies.stores).forget(owner, in: company)
    try memberships.records.replace(record, by: record.recovered(at: now), in: scope.store, context)
    try dependencies.stores.commit()
  }

  private func scope(of company: UUID) throws(Failure) -> CompanyScope? {
    guard let scope = try dependencies.directory.find(company), scope.store == .private else { return nil }
    return scope
  }
}
