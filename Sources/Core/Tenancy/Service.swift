public import RPC
public import Shape
public import Storage

/// A service: everything that the core must know of it. What is `static` is known without making one; the rest is made when the first of
/// its methods is called, or when somebody asks for all of them.
///
///     public struct InventoryModule: ServiceModule {
///       public static let name: StaticString = "inventory"
///       public static let doc: StaticString = "What a company keeps in stock."
///       public static let schema = InventoryTables.schema
///
///       public let parts: ServiceParts
///
///       public init(_ environment: Dependencies) {
///         let inventory = Inventory(environment)
///         let on = Methods(of: inventory, environment)
///         parts = ServiceParts(methods: [on(CreateItem.self), on(GetItem.self)])
///       }
///     }
public protocol ServiceModule {
  /// What the names of its methods begin with.
  static var name: StaticString { get }
  /// What it is about, in one sentence.
  static var doc: StaticString { get }
  /// Its tables.
  static var schema: ServiceSchema { get }
  /// What it sends unasked.
  static var notifications: [NotificationDescription] { get }
  /// The errors that it answers, beyond those of the rooms below it.
  static var errors: [ErrorDescription] { get }
  /// What the files look like that it reads.
  static var documents: [DocumentDescription] { get }
  /// What it asks the host that no reply waits for.
  static var hostRequests: [HostCapability] { get }

  var parts: ServiceParts { get }
}

extension ServiceModule {
  public static var schema: ServiceSchema { .none }
  public static var notifications: [NotificationDescription] { [] }
  public static var errors: [ErrorDescription] { [] }
  public static var documents: [DocumentDescription] { [] }
  public static var hostRequests: [HostCapability] { [] }
}

/// What a service consists of.
public final class ServiceParts {
  public let methods: [Endpoint]
  /// The kinds of records that it keeps.
  public let kinds: [EntityKind]
  /// What it would like to do in idle moments.
  public let chores: [Chore]
  /// Deletes all that it keeps of a company; what follows from its collections goes by itself.
  public let emptying: [(CompanyScope) throws(Failure) -> Void]
  private let makeSynced: () -> [SyncedRecords]
  /// What is wrong with what it keeps in a store of companies, as sentences; looked for when somebody asks.
  public let checks: [(Store) throws(Failure) -> [String]]
  /// What becomes of it when the directory goes over to another account.
  public let account: AccountRules
  /// What becomes of what belongs to a user of the account.
  public let users: UserRules

  /// - Parameters:
  ///   - collections: what follows from descriptions; their methods stand before the others.
  ///   - kinds: of the records that are in no collection.
  public init(
    collections: [CollectionParts] = [], methods: [Endpoint] = [], kinds: [EntityKind] = [], chores: [Chore] = [],
    emptying: [(CompanyScope) throws(Failure) -> Void] = [], checks: [(Store) throws(Failure) -> [String]] = [],
    synced: @autoclosure @escaping () -> [SyncedRecords] = [], account: AccountRules = AccountRules(),
    users: UserRules = UserRules()
  ) {
    self.account = account
    self.users = users
    makeSynced = synced
    self.methods = collections.flatMap(\.methods) + methods
    self.kinds = collections.map(\.kind) + kinds
    self.chores = collections.flatMap(\.chores) + chores
    self.emptying = collections.map(\.empty) + emptying
    self.checks = checks
  }

  /// The kinds of records that sync: made when it is asked, as most processes that are started for one request never do.
  public var synced: [SyncedRecords] { makeSynced() }
}

/// Makes the endpoints of a service's methods, a line each.
public struct Methods<Service> {
  private let service: Service
  private let dependencies: Dependencies

  public init(of service: Service, _ dependencies: Dependencies) {
    self.service = service
    self.dependencies = dependencies
  }

  /// A method that is answered at once.
  /// - Parameter company: the company that a call asks about, for methods that work in none.
  public func callAsFunction<M: Method>(_ type: M.Type, about company: ((M) -> UUID?)? = nil) -> Endpoint
  where M.Service == Service, M.Scope.Dependencies == Dependencies {
    Endpoint(type, on: service, in: dependencies, about: company)
  }

  /// A method that may be answered later.
  public func callAsFunction<M: DeferredMethod>(_ type: M.Type) -> Endpoint
  where M.Service == Service, M.Scope.Dependencies == Dependencies {
    Endpoint(type, on: service, in: dependencies, dependencies.host, dependencies.background)
  }

  /// A method that may be answered later, and of which a query can be live.
  public func callAsFunction<M: CachedMethod>(_ type: M.Type) -> Endpoint
  where M.Service == Service, M.Scope.Dependencies == Dependencies {
    Endpoint(cached: type, on: service, in: dependencies, dependencies.host, dependencies.background)
  }
}
