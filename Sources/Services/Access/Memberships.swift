public import Crypto
public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// Who takes part in companies, and what they hold there: what companies ask.
public final class Memberships: AccessKeeper {
  let stores: Stores
  let ids: IDGenerator
  let records: AccessRecords
  let credentials: CredentialStore
  let sessions: Sessions
  /// What new passwords are kept with; keys of weaker parameters are made anew at a sign-in.
  let scrypt: Scrypt
  /// Whether a company of the shared store is shared to look on alone. Set by who knows what is shared.
  public var isReadOnly: (UUID) throws(Failure) -> Bool = { (_) throws(Failure) in false }
  /// Whether the owner of a company of the shared store asks everybody for credentials of their own. Set by who knows the companies.
  public var requiresCredentials: (UUID) throws(Failure) -> Bool = { (_) throws(Failure) in false }
  /// The realm of the current conversation: whose sign-ins count. Set by who knows the conversations.
  public var realm: () -> Int = { 0 }
  /// Ends all sessions in a company whose access this account has lost, and notifies subscribers. Set by the access service.
  var endSessions: (UUID) throws(Failure) -> Void = { (_) throws(Failure) in }
  /// Whether whoever holds the files acts as an owner of the companies that are kept in them.
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

  /// As long as a company has no credentials, the account acts there; from then on, whoever is signed in.
  public func membership(in company: UUID, of store: Store, at now: Timestamp) throws(Failure) -> Membership? {
    let account = try stores.account()
    if isRecovering, store == .private { return Membership(user: account, rights: .founder, signIn: .unneeded, session: nil) }
    let own = try records.rights(of: account, in: company, store)
    let isReadOnly = store == .shared && own != nil ? try isReadOnly(company) : false
    guard try credentials.exist(in: company, store) else {
      guard let own else { return nil }
      if store == .shared, try requiresCredentials(company) {
        return Membership(user: account, rights: .none, signIn: .create, session: nil, isReadOnly: isReadOnly)
      }
      return Membership(user: account, rights: own, signIn: .unneeded, session: nil, isReadOnly: isReadOnly)
    }
    // Of the account's own companies it knows in any case: how else would anybody sign in?
    if own == nil, store != .private { return nil }
    if let session = try sessions.current(in: company, at: now), let rights = try records.rights(of: session.user, in: company, store) {
      return Membership(user: session.user, rights: rights, signIn: .done, session: session, isReadOnly: isReadOnly)
    }
    return Membership(user: account, rights: .none, signIn: .needed, session: nil)
  }

  /// Whether people sign in to any company. Then there is one of which not everybody who can write to the pipe may know how it does.
  public func hasSignIns() throws(Failure) -> Bool { try credentials.exist() }

  /// Whether an owner is signed in, for the current conversation, to each company that people sign in to. So it is where there is none.
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
      try stores.account(), .founder, as: ids.next(at: context.now), company: company, number: number, in: .private, context)
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
