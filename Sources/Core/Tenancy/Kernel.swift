public import RPC
public import Shape

/// What services share.
public final class Kernel {
  public let stores: Stores
  public let clock: Clock
  public let ids: IDGenerator
  public let settings: Settings
  public let directory: CompanyDirectory
  /// Set by the service that keeps access records.
  public var access: (any AccessKeeper)!
  /// Set by the service that keeps what the account has bought.
  public var entitlements: (any EntitlementKeeper)!
  /// Set by the service that converts temperatures.
  public var thermometer: (any Thermometer)!
  /// Set by the service that knows the weather.
  public var forecaster: (any Forecaster)!
  public let appGroup: AppGroup
  /// What each service does before a company is deleted.
  private var deleters: [(CompanyScope) throws(Failure) -> Void] = []
  /// The kinds of records that tables hold, by name.
  public private(set) var kinds: [EntityKind] = []
  /// What services would like to do in idle moments.
  public private(set) var chores: [Chore] = []

  public init(stores: Stores, clock: Clock, ids: IDGenerator) throws(Failure) {
    self.stores = stores
    self.clock = clock
    self.ids = ids
    settings = Settings(stores)
    appGroup = AppGroup(stores, clock)
    directory = CompanyDirectory(stores, clock)
    stores.once.isThere = { [unowned stores, unowned directory] company throws(Failure) in
      // To look for a company is not to work in it.
      let footprint = stores.footprint
      defer { stores.footprint = footprint }
      return try directory.find(company) != nil
    }
    addChore(stores.once.chore)
    addChore(stores.changes.retention)
  }

  /// Takes part in the deletion of companies: `action` deletes all that a service keeps of one.
  public func whenCompanyIsDeleted(_ action: @escaping (CompanyScope) throws(Failure) -> Void) { deleters.append(action) }

  public func deleteContents(of scope: CompanyScope) throws(Failure) {
    for delete in deleters { try delete(scope) }
  }

  /// The account that the directory serves.
  public var account: UUID { stores.account }

  /// A request begins: time goes on, and as long as nobody else is known to act, the account does.
  public func beginRequest() {
    clock.advance()
    stores.actAsAccount()
  }

  /// What goes back to the present moment.
  public func moment() -> () -> Void {
    let (instant, actor) = (clock.now, stores.actor)
    return { [unowned self] in
      clock.goBack(to: instant)
      stores.actor = actor
    }
  }

  /// Lets go of the services, which hold the kernel themselves; nothing may be asked of it after that.
  public func letGo() {
    access = nil
    entitlements = nil
    thermometer = nil
    forecaster = nil
    deleters = []
    chores = []
    directory.keeper = nil
  }

  func add(_ kind: EntityKind) { kinds.append(kind) }

  public func addChore(_ chore: Chore) { chores.append(chore) }
}
