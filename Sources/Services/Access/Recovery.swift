internal import Crypto
public import JSON
public import RPC
public import Shape
internal import Storage
public import Tenancy

/// Gives owners who have lost their passwords new ones, for a person who holds the company's files.
///
/// As soon as a `Recovery` exists, the account acts as an owner of every company of the private store, without a
/// sign-in. This opens no new way: a person who may read and write the files could act as an owner anyway. A process
/// that serves other programs never creates a `Recovery`.
public final class Recovery {
  /// An owner with credentials.
  public struct Owner {
    public let user: UUID
    public let username: String

    /// Returns a Boolean value that indicates whether the owner has this username. Upper and lower case do not matter.
    public func isCalled(_ name: String) -> Bool { Username(stored: username).folded == Username(stored: name).folded }
  }

  /// A text that is valid as a password.
  public struct NewPassword {
    fileprivate let password: Password

    /// - Throws: the rule for passwords that the text breaks.
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

  /// Returns the owners of a company who have credentials, in the order in which they got their first rights. For a
  /// company of another account, the list is empty.
  public func owners(of company: UUID) throws(Failure) -> [Owner] {
    guard let scope = try scope(of: company) else { return [] }
    return try memberships.records.owners(in: scope).map { Owner(user: $0.user, username: $0.username) }
  }

  /// Replaces the password of an owner, ends all sessions of the company, and records the change in the owner's access
  /// record. So every owner is notified of the change.
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
