public import RPC
public import Shape
public import Storage

/// The objects that all services share. A service that needs an object of another service gets that object separately,
/// when the service is made.
public final class Dependencies {
  public let stores: Stores
  public let clock: Clock
  public let ids: IDGenerator
  public let host: HostCalls
  public let background: Background
  public let conversations: Conversations
  /// Finds companies, and the users who act in them.
  public private(set) lazy var directory = CompanyDirectory(stores, clock, keeper: makeKeeper())
  private let makeKeeper: () -> any CompanyKeeper
  /// Returns the conversations that have subscribed to a service's notifications about a company. The service of
  /// subscriptions sets this function.
  public var listeners: (_ service: StaticString, _ company: UUID) -> [Conversation] = { _, _ in [] }
  /// Returns the name that a user signs in to a company with, or `nil` for a user without one. The list of services
  /// sets this function.
  public var username: (_ user: UUID, _ company: UUID) throws(Failure) -> String? = { (_, _) throws(Failure) in nil }
  /// Returns the number of a company in a store, even if no user may see the company. Returns `nil` if the store does
  /// not have the company. The list of services sets this function.
  public var numberOfCompany: (_ company: UUID, Store) throws(Failure) -> Int? = { (_, _) throws(Failure) in nil }
  /// Returns a Boolean value that indicates whether an access record belongs to a user with whom the company is shared.
  /// The list of services sets this function.
  public var takesPart: (_ record: UUID, _ company: UUID) throws(Failure) -> Bool = { (_, _) throws(Failure) in false }
  /// Returns a Boolean value that indicates whether the cloud is known to have a record. Set by the list of services.
  public var isInCloud: (_ record: UUID, Store) throws(Failure) -> Bool = { (_, _) throws(Failure) in false }
  /// Is called when a company of another account is no longer on this device. It deletes the data about the company in
  /// the account's own store. The list of services sets this function.
  public var left: (_ company: UUID) throws(Failure) -> Void = { (_) throws(Failure) in }
  /// Returns a function that computes the first instant of a company's day. By default, days are those of UTC. The list
  /// of services sets this function.
  public var startOfDay: (CompanyContext) throws(Failure) -> (Day) -> Timestamp = { (_) throws(Failure) in { $0.start }
  }
  /// Values that the app shares with its widgets.
  public private(set) lazy var appGroup = AppGroup(stores)
  /// Deletes the data of all services about a company.
  private let empty: (CompanyScope) throws(Failure) -> Void

  /// - Parameters:
  ///   - keeper: makes the object that stores the companies. It is called when a company is needed for the first time.
  ///   - empty: deletes the data of all services about a company.
  public init(
    _ stores: Stores, clock: Clock, ids: IDGenerator, host: HostCalls, background: Background,
    conversations: Conversations,
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

  /// Returns the account that the directory serves.
  public func account() throws(Failure) -> UUID { try stores.account() }

  /// Deletes the data of all services about a company.
  public func deleteContents(of scope: CompanyScope) throws(Failure) {
    stores.useReserve()
    stores.noteEmptying(of: scope.store)
    try empty(scope)
  }
}
