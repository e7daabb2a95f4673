public import RPC
public import Shape
public import Storage

/// What all services share. What one of them needs of another it is handed beside this, when it is made.
public final class Dependencies {
  public let stores: Stores
  public let clock: Clock
  public let ids: IDGenerator
  public let host: HostCalls
  public let background: Background
  public let conversations: Conversations
  /// Finds companies, and who acts there.
  public private(set) lazy var directory = CompanyDirectory(stores, clock, keeper: makeKeeper())
  private let makeKeeper: () -> any CompanyKeeper
  /// The conversations that want to hear what a service says unasked of a company. Set by who takes subscriptions.
  public var listeners: (_ service: StaticString, _ company: UUID) -> [Conversation] = { _, _ in [] }
  /// What somebody signs in to a company with; nil for who does not. Set by who knows the services.
  public var username: (_ user: UUID, _ company: UUID) throws(Failure) -> String? = { (_, _) throws(Failure) in nil }
  /// The number of a company in a store, whoever may see it; nil where it is not there. Set by who knows the companies.
  public var numberOfCompany: (_ company: UUID, Store) throws(Failure) -> Int? = { (_, _) throws(Failure) in nil }
  /// Whether an access record is of somebody with whom the company is shared. Set by who knows what is shared.
  public var takesPart: (_ record: UUID, _ company: UUID) throws(Failure) -> Bool = { (_, _) throws(Failure) in false }
  /// Forgets what the account's own store has about a company of others that is here no longer. Set by who knows what that is.
  public var left: (_ company: UUID) throws(Failure) -> Void = { (_) throws(Failure) in }
  /// What returns the first instant of a company's day, in UTC at first. Set by who knows the time zones.
  public var startOfDay: (CompanyContext) throws(Failure) -> (Day) -> Timestamp = { (_) throws(Failure) in { $0.start } }
  /// Values that the app shares with its widgets.
  public private(set) lazy var appGroup = AppGroup(stores)
  /// Deletes what all services keep of a company.
  private let empty: (CompanyScope) throws(Failure) -> Void

  /// - Parameters:
  ///   - keeper: makes what knows the companies; called when a company is first asked for.
  ///   - empty: deletes what all services keep of a company.
  public init(
    _ stores: Stores, clock: Clock, ids: IDGenerator, host: HostCalls, background: Background, conversations: Conversations,
    keeper: @escaping () -> any CompanyKeeper, empty: @escaping (CompanyScope) throws(Failure) -> Void
  ) {
    self.stores = stores
    self.clock = clock
    self.ids = ids
    self.host = host
    self.background = background
    self.conversations = conversations
    makeKeeper = keeper
    self.empty = empty
  }

  /// Small values that stay on the device.
  public var settings: Settings { stores.settings }

  /// The account that the directory serves.
  public func account() throws(Failure) -> UUID { try stores.account() }

  /// Deletes what all services keep of a company.
  public func deleteContents(of scope: CompanyScope) throws(Failure) {
    stores.useReserve()
    stores.noteEmptying(of: scope.store)
    try empty(scope)
  }
}
