public import RPC
public import Shape
public import Storage

/// A service's description: everything that the core must know about the service. The `static` members are known
/// without creating the service. It is created when one of its methods is first called, or when all methods are listed.
///
///     public struct InventoryModule: ServiceModule {
///       public static let name: StaticString = "inventory"
///       public static let doc: StaticString = "The stock of a company."
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
  /// The service's name. The names of its methods begin with it.
  static var name: StaticString { get }
  /// The service's subject, in one sentence.
  static var doc: StaticString { get }
  /// The service's tables.
  static var schema: ServiceSchema { get }
  /// The notifications that the service sends.
  static var notifications: [NotificationDescription] { get }
  /// The errors of the service's methods, beyond those of the modules that it builds on.
  static var errors: [ErrorDescription] { get }
  /// The descriptions of the documents that the service reads from files.
  static var documents: [DocumentDescription] { get }
  /// The host requests that the service sends without a caller that waits for the reply.
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

/// The methods, kinds of records and rules of a service.
public final class ServiceParts {
  public let methods: [Endpoint]
  /// The kinds of the service's records.
  public let kinds: [EntityKind]
  /// The service's work for idle moments.
  public let chores: [Chore]
  /// The functions that delete all data of the service about a company, including the data of its collections.
  public let emptying: [(CompanyScope) throws(Failure) -> Void]
  private let makeSynced: () -> [SyncedRecords]
  /// The functions that look for faults in the service's data in a store of companies, and return them as sentences.
  /// They are called only if a caller requests the check.
  public let checks: [(Store) throws(Failure) -> [String]]
  /// The rules for the service's data when another account takes over the directory.
  public let account: AccountRules
  /// The rules for records that belong to a user of the account.
  public let users: UserRules

  /// - Parameters:
  ///   - collections: the methods, kinds and work of the service's collections. Their methods come before the others.
  ///   - kinds: the kinds of records that are in no collection.
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

  /// The kinds of records that sync. They are made when they are needed, because most processes that are started for
  /// one request never need them.
  public var synced: [SyncedRecords] { makeSynced() }
}

/// Makes the endpoints of a service's methods. A service lists its methods with one call for each.
public struct Methods<Service> {
  private let service: Service
  private let dependencies: Dependencies

  public init(of service: Service, _ dependencies: Dependencies) {
    self.service = service
    self.dependencies = dependencies
  }

  /// Returns the endpoint of a method that replies at once.
  /// - Parameter company: returns the company that a call is about, for methods whose scope is no company.
  public func callAsFunction<M: Method>(_ type: M.Type, about company: ((M) -> UUID?)? = nil) -> Endpoint
  where M.Service == Service, M.Scope.Dependencies == Dependencies {
    Endpoint(type, on: service, in: dependencies, about: company)
  }

  /// Returns the endpoint of a method that may reply later.
  public func callAsFunction<M: DeferredMethod>(_ type: M.Type) -> Endpoint
  where M.Service == Service, M.Scope.Dependencies == Dependencies {
    Endpoint(type, on: service, in: dependencies, dependencies.host, dependencies.background)
  }

  /// Returns the endpoint of a method that may reply later, and that a live query can call.
  public func callAsFunction<M: CachedMethod>(_ type: M.Type) -> Endpoint
  where M.Service == Service, M.Scope.Dependencies == Dependencies {
    Endpoint(cached: type, on: service, in: dependencies, dependencies.host, dependencies.background)
  }
}
