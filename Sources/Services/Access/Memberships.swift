public import Crypto
public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// Gives the service of companies and other services access to the users of companies and their rights.
public final class Memberships: AccessKeeper {
  let stores: Stores
  let ids: IDGenerator
  let records: AccessRecords
  let credentials: CredentialStore
  let sessions: Sessions
  /// The parameters with which new passwords are hashed. A password whose hash has weaker parameters is hashed again at
  /// the next sign-in.
  let scrypt: Scrypt
  /// Returns a Boolean value that indicates whether a company of the shared store is shared for reading only. The
  /// sharing service sets this function.
  public var isReadOnly: (UUID) throws(Failure) -> Bool = { (_) throws(Failure) in false }
  /// Returns a Boolean value that indicates whether the owner of a company of the shared store requires credentials of
  /// each participant. The service of companies sets this function.
  public var requiresCredentials: (UUID) throws(Failure) -> Bool = { (_) throws(Failure) in false }
  /// Returns the realm of the current conversation: the group of conversations that share its sign-ins. The
  /// conversations set this function.
  public var realm: () -> Int = { 0 }
  /// Ends all sessions in a company to which this account has lost access, and notifies subscribers. The access service
  /// sets this function.
  var endSessions: (UUID) throws(Failure) -> Void = { (_) throws(Failure) in }
  /// A Boolean value that indicates whether the files are being recovered (`Recovery`). If so, the account acts as an
  /// owner of all companies in the private store.
  var isRecovering = false

  public init(_ stores: Stores, _ ids: IDGenerator, scrypt: Scrypt) {
    self.scrypt = scrypt
    self.stores = stores
    self.ids = ids
    records = AccessRecords(stores)
    credentials = CredentialStore(stores)
    sessions = Sessions(stores)
    sessions.realm = { [unowned self] in realm() }
  }

  /// Returns the membership of the user who acts in a company. If the company has no credentials, the account acts
  /// there. Otherwise the user who is signed in acts there.
  public func membership(in company: UUID, of store: Store, at now: Timestamp) throws(Failure) -> Membership? {
    let account = try stores.account()
    if isRecovering, store == .private {
      return Membership(user: account, rights: .founder, signIn: .unneeded, session: nil)
    }
    let own = try records.rights(of: account, in: company, store)
    let isReadOnly = store == .shared && own != nil ? try isReadOnly(company) : false
    guard try credentials.exist(in: company, store) else {
      guard let own else { return nil }
      if store == .shared, try requiresCredentials(company) {
        return Membership(user: account, rights: .none, signIn: .create, session: nil, isReadOnly: isReadOnly)
      }
      return Membership(user: account, rights: own, signIn: .unneeded, session: nil, isReadOnly: isReadOnly)
    }
    // The account is always a member of its own companies. If it were not, no user could sign in to them.
    if own == nil, store != .private { return nil }
    if let session = try sessions.current(in: company, at: now),
      let rights = try records.rights(of: session.user, in: company, store)
    {
      return Membership(user: session.user, rights: rights, signIn: .done, session: session, isReadOnly: isReadOnly)
    }
    return Membership(user: account, rights: .none, signIn: .needed, session: nil)
  }

  /// Returns a Boolean value that indicates whether any company has sign-ins. If so, not every user of the core may
  /// read the state of each company.
  public func hasSignIns() throws(Failure) -> Bool { try credentials.exist() }

  /// Returns a Boolean value that indicates whether, in the current conversation, an owner is signed in to each company
  /// with sign-ins. Returns `true` if no company has sign-ins.
  public func isOwnerEverywhere(at now: Timestamp) throws(Failure) -> Bool {
    for company in try credentials.ofCompanies() {
      for store in stores.ofCompanies {
        if let membership = try membership(in: company, of: store, at: now), !membership.rights.isOwner { return false }
      }
    }
    return true
  }

  public func noteReading(in store: Store) {
    records.noteReading(in: store)
    credentials.noteReading(in: store)
    sessions.noteReading()
  }

  public func noteUse(of session: OpenSession, in company: UUID, at now: Timestamp) throws(Failure) {
    try sessions.noteUse(of: session, in: company, at: now)
  }

  public func admitFounder(of company: UUID, number: Int, _ context: Context) throws(Failure) {
    _ = try records.insert(
      try stores.account(), .founder, as: ids.next(at: context.now), company: company, number: number, in: .private,
      context)
  }

  public func prepare(_ new: NewCredentials, at pointer: String) throws(Failure) -> CredentialsInMaking {
    try new.username.requireNew(at: "\(pointer)/username")
    let hash = HashInMaking(scrypt, ids)
    return CredentialsInMaking {
      hash.make(of: new.password)
    } keep: { [credentials] (outcome, user, company, now) throws(Failure) in
      let made = try hash.hash(in: outcome)
      try credentials.insert(
        Credential(company: company, user: user, username: new.username, hash: made, createdAt: now, changedAt: now))
    }
  }

  public func heldBits(in scope: CompanyScope) throws(Failure) -> Int { try records.heldBits(in: scope) }
}

extension Memberships: MemberKeeper {
  public func isMember(_ user: UUID, in scope: CompanyScope) throws(Failure) -> Bool {
    try records.rights(of: user, in: scope.company, scope.store) != nil
  }
}
