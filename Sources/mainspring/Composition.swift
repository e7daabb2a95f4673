internal import AI
internal import Access
internal import Accounts
internal import Assemblies
internal import Assets
internal import Companies
internal import Contacts
internal import Content
internal import Conversations
internal import Dashboard
internal import Entitlements
internal import Events
internal import Feedback
internal import Host
internal import Hosting
internal import Inventory
internal import JSON
internal import Journal
internal import Live
internal import Logging
internal import Orders
internal import Places
internal import Policy
internal import Ports
internal import RPC
internal import Reports
internal import SQLite
internal import Settings
internal import Shape
internal import Storage
internal import Sync
internal import Telemetry
internal import Temperature
internal import Tenancy
internal import Views
internal import Weather
internal import Widgets

/// Creates the services of a core and the objects that they share. Each is created when it is first needed. The list of
/// all services is also here.
final class Composition {
  private let options: CoreOptions
  private let files: StoreFiles
  private let clock: Clock
  private let ids: IDGenerator
  let router: Router
  /// The methods, tables and other parts that each service provides, or `nil` for a service that was not needed yet.
  private var parts: [ServiceParts?]

  /// An entry of the list of services.
  private struct Entry {
    let type: any ServiceModule.Type
    let make: (Composition) -> ServiceParts

    init<M: ServiceModule>(_ type: M.Type, _ make: @escaping (Composition) -> M) {
      self.type = type
      self.make = { make($0).parts }
    }
  }

  /// The services, one on each line. Their tags, tables and methods have the order of this list.
  nonisolated(unsafe) private static let services: [Entry] = [
    Entry(RPCModule.self) { RPCModule($0.dependencies, $0.system) },
    Entry(SystemModule.self) { SystemModule($0.dependencies, $0.system) },
    Entry(HostModule.self) { core in HostModule(core.dependencies) { [unowned core] in core.capabilities } },
    Entry(EventsModule.self) { core in EventsModule(core.dependencies) { [unowned core] in core.all.flatMap(\.kinds) }
    },
    Entry(LiveModule.self) { LiveModule($0.dependencies, router: $0.router) },
    Entry(TemperatureModule.self) { $0.temperature },
    Entry(WeatherModule.self) { $0.weather },
    Entry(LocationModule.self) { $0.location },
    Entry(PlacesModule.self) { PlacesModule($0.dependencies, zones: $0.options.zones) },
    Entry(CompaniesModule.self) { core in
      CompaniesModule(core.dependencies, core.companies, core.memberships, zones: core.zoneNames) {
        [unowned core] in core.contacts
      }
    },
    Entry(AccessModule.self) {
      core in
      AccessModule(core.dependencies, core.memberships, features: core.entitlements, router: core.router) {
        [unowned core] in core.sync
      }
    },
    Entry(EntitlementsModule.self) { EntitlementsModule($0.dependencies, $0.entitlements) },
    Entry(InventoryModule.self) { InventoryModule($0.dependencies, $0.inventory) },
    Entry(LocationsModule.self) { LocationsModule($0.dependencies, $0.inventory) },
    Entry(LotsModule.self) { LotsModule($0.dependencies, $0.inventory) },
    Entry(StockModule.self) { StockModule($0.dependencies, $0.inventory) },
    Entry(CountsModule.self) { CountsModule($0.dependencies, $0.inventory) },
    Entry(SuppliersModule.self) { SuppliersModule($0.dependencies, $0.inventory) },
    Entry(LoansModule.self) { LoansModule($0.dependencies, $0.inventory) },
    Entry(ScanModule.self) {
      ScanModule($0.dependencies, $0.inventory, profiles: $0.companies, others: $0.orders.labelled)
    },
    Entry(ContactsModule.self) { ContactsModule($0.dependencies, $0.contacts) },
    Entry(OrdersModule.self) { OrdersModule($0.dependencies, $0.orders) },
    Entry(DispatchesModule.self) { DispatchesModule($0.dependencies, $0.orders) },
    Entry(PurchasesModule.self) { PurchasesModule($0.dependencies, $0.orders) },
    Entry(AssembliesModule.self) { AssembliesModule($0.dependencies, $0.assemblies) },
    Entry(InvoicesModule.self) { InvoicesModule($0.dependencies, $0.orders) },
    Entry(PricesModule.self) { PricesModule($0.dependencies, $0.orders) },
    Entry(DashboardModule.self) {
      DashboardModule($0.dependencies, orders: $0.orders, stock: $0.inventory, zones: $0.zones)
    },
    Entry(ReportsModule.self) { core in
      ReportsModule(core.dependencies, stock: core.inventory, orders: core.orders, zones: core.zones) {
        [unowned core] in core.ai.assistant
      }
    },
    Entry(AssetsModule.self) { $0.assets },
    Entry(ViewsModule.self) { ViewsModule($0.dependencies, router: $0.router) },
    Entry(AIModule.self) { $0.ai },
    Entry(SettingsModule.self) { $0.settings },
    Entry(JournalModule.self) { core in
      JournalModule(core.dependencies, core.journal) { [unowned core] in core.ai.assistant }
    },
    Entry(AuthModule.self) { AuthModule($0.dependencies, $0.accounts) },
    Entry(UsersModule.self) { UsersModule($0.dependencies, $0.accounts) },
    Entry(TelemetryModule.self) { $0.telemetry },
    Entry(ConversationsModule.self) { ConversationsModule($0.dependencies, session: $0.accounts) },
    Entry(FeedbackModule.self) { $0.feedback },
    Entry(SyncModule.self) { SyncModule($0.dependencies, $0.sync) },
    Entry(SharingModule.self) { SharingModule($0.dependencies, $0.sync) },
    Entry(ContentModule.self) { $0.content },
    Entry(PolicyModule.self) { $0.policy },
    Entry(WidgetsModule.self) { core in
      WidgetsModule(
        core.dependencies, entitlements: core.entitlements, forecaster: core.weather.forecaster,
        thermometer: core.temperature.thermometer,
        namer: core.location.namer)
    },
    Entry(AppGroupModule.self) { AppGroupModule($0.dependencies, flags: $0.policy.flags, mirror: $0.mirror) },
    Entry(LinksModule.self) { LinksModule($0.dependencies, $0.options.links) },
    Entry(LogModule.self) { $0.log },
  ]

  /// A Boolean value that indicates whether the log was created. If it was not, no lines were dropped from it.
  private(set) var hasLog = false

  init(_ options: CoreOptions, _ files: StoreFiles, _ clock: Clock) {
    self.options = options
    self.files = files
    self.clock = clock
    ids = IDGenerator(seed: options.seed)
    router = Router()
    let services = Composition.services
    parts = [ServiceParts?](repeating: nil, count: services.count)
    router.features = { [unowned self] in entitlements }
    for (index, service) in services.enumerated() {
      router.add(MethodName(service.type.name)) { [unowned self] in part(index, service.make).methods }
    }
  }

  private func part(_ index: Int, _ make: (Composition) -> ServiceParts) -> ServiceParts {
    if let known = parts[index] { return known }
    let made = make(self)
    parts[index] = made
    return made
  }

  /// The methods, tables and other parts of all services.
  var all: [ServiceParts] { Composition.services.enumerated().map { part($0, $1.make) } }

  // MARK: Objects that services share

  private(set) lazy var stores: Stores = Stores(
    files, clock: clock, ids: ids,
    isThere: { [unowned self] company throws(Failure) in
      // This look-up of a company is not part of the request. So its reads are not added to the request's footprint, on
      // which live queries depend.
      try stores.untraced { () throws(Failure) in try dependencies.directory.find(company) != nil }
    }, log: Log.error)

  private(set) lazy var dependencies: Dependencies = {
    let conversations = Conversations()
    let host = HostCalls(conversations)
    stores.whenShared = { [unowned self] in mirror?.touch($0) }
    stores.whenDeleted = { [unowned self] (deletion, context) throws(Failure) in try assets.deleted(deletion, context) }
    stores.whenForgotten = { [unowned self] (record, store) throws(Failure) in
      try sync.forgetLines(about: record, in: store)
    }
    host.whenOffered = { [unowned self] names in
      if names.contains(ContentModule.capability) { content.renewStale() }
      if names.contains(PolicyModule.capability) || names.contains(ContentModule.capability) { policy.renewStale() }
      if names.contains(Entitlements.capability) { entitlements.renewStale() }
      if names.contains(FeedbackModule.capability) { feedback.sendWaiting() }
      // If the sync can't begin now, it begins in the next idle moment.
      if names.contains(SyncModule.capability) { try? sync.hostOffered() }
      if names.contains(TelemetryModule.capability) { telemetry.hostOffered() }
      if names.contains(LogModule.capability) { log.hostOffered() }
      if names.contains(where: AuthModule.capabilities.contains) { accounts.hostOffered(names) }
    }
    conversations.whenRealmChanges = { [unowned self] in stores.outdate() }
    let dependencies = Dependencies(
      stores, clock: clock, ids: ids, host: host, background: Background(conversations), conversations: conversations,
      keeper: { [unowned self] in companies },
      empty: { [unowned self] scope throws(Failure) in
        for part in all {
          for empty in part.emptying { try empty(scope) }
        }
      })
    dependencies.numberOfCompany = { [unowned self] (company, store) throws(Failure) in
      try companies.number(of: company, in: store)
    }
    dependencies.takesPart = { [unowned self] (record, company) throws(Failure) in
      try sync.takesPart(record, in: company)
    }
    dependencies.isInCloud = { [unowned self] (record, store) throws(Failure) in try sync.isInCloud(record, store) }
    dependencies.left = { [unowned self] company throws(Failure) in try memberships.forgetSecrets(of: company) }
    dependencies.username = { [unowned self] (user, company) throws(Failure) in
      try memberships.username(of: user, in: company)
    }
    dependencies.startOfDay = { [unowned self] (context) throws(Failure) in try zones.zone(in: context).start(of:) }
    return dependencies
  }()

  /// A function that returns the server for requests. It is set when the server exists.
  var server: (() -> RequestServer)?
  private(set) lazy var sync = Sync(
    dependencies, options.syncWithLinks, program: Child.program, loop: { [unowned self] in SyncLoop(server!()) },
    kinds: { [unowned self] in all.flatMap(\.synced) }, readable: { [unowned self] in all.flatMap(\.kinds) },
    accountRules: { [unowned self] in all.map(\.account) }, people: memberships,
    hostRefusal: { [unowned self] in policy.refusalOfHostsCloud() },
    log: { Log.warning($0, .cloudKit) }, trace: { Log.info($0, .cloudKit) })

  private lazy var build = Build(options.buildEnvironment, trustsTiers: options.trustsTiers)
  private(set) lazy var system = System(dependencies, data: options.copied ?? options.data, build: build) {
    [unowned self] () throws(Failure) in
    try memberships.hasSignIns()
  }
  private lazy var memberships: Memberships = {
    let memberships = Memberships(stores, ids, scrypt: options.scrypt)
    memberships.isReadOnly = { [unowned self] company throws(Failure) in try sync.isReadOnly(company) }
    memberships.realm = { [unowned self] in dependencies.conversations.current.realm }
    memberships.requiresCredentials = { [unowned self] company throws(Failure) in
      try companies.requiresCredentials(company)
    }
    return memberships
  }()
  /// The recovery of companies. Only the person who has the files of the data directory may use it. The recovery opens
  /// all companies when it is created.
  private(set) lazy var recovery = Recovery(dependencies, memberships)
  private lazy var companies: CompanyLookup = CompanyLookup(stores, memberships, entitlements, build)
  private lazy var entitlements: Entitlements = Entitlements(
    stores, clock, ids, dependencies.appGroup, options.storefront, host: dependencies.host,
    needed: { [unowned self] in router.endpoints.compactMap { $0.feature.map { "\($0)" } } },
    promoted: { [unowned self] in policy.promotedProducts() })
  private lazy var inventory: Inventory = Inventory(
    dependencies, zones: zones, contacts: { [unowned self] in contacts }, people: { [unowned self] in memberships },
    referrers: { [unowned self] in referrers }, plans: { [unowned self] in [orders, assemblies] },
    returns: { [unowned self] in orders }, kits: { [unowned self] in assemblies })
  private lazy var contacts: Contacts = Contacts(
    dependencies, referrers: { [unowned self] in referrers }, tellers: { [unowned self] in tellers },
    accounts: { [unowned self] in orders })
  /// The services whose records refer to records of other services.
  private var referrers: [any Referrer] { [inventory, orders, assemblies, assets.referrer] }
  private lazy var orders: Orders = Orders(
    dependencies, stock: inventory, contacts: contacts, people: memberships, profiles: companies, zones: zones,
    assets: { [unowned self] in assets.keeper })
  private lazy var assemblies: Assemblies = Assemblies(
    dependencies, stock: inventory, orders: { [unowned self] in orders }, zones: zones)
  private lazy var zoneNames = ZoneNames(options.zones.spelling(of:))
  private lazy var zones = CompanyZones(companies, read: options.zones.file(of:))
  /// The services that list activities with contacts.
  private var tellers: [any ActivityTeller] { [inventory] + orders.tellers }
  private lazy var assets: AssetsModule = AssetsModule(
    dependencies, in: { [files] in files.directory ?? TemporaryFolder.make() },
    cache: { [unowned self] () throws(Failure) in try settings.assetCacheBytes() },
    kinds: { [unowned self] in all.flatMap(\.kinds) },
    referrers: { [unowned self] in referrers }, cloud: { [unowned self] in sync })
  private lazy var journal: Journal = Journal(
    dependencies, preferences: { [unowned self] in settings.keeper }, zones: zones,
    assets: { [unowned self] in assets.keeper })
  private lazy var accounts: Accounts = Accounts(
    dependencies, options.signIn, paths: { [unowned self] in policy.paths },
    services: { [unowned self] in all.map(\.users) })
  private lazy var settings: SettingsModule = SettingsModule(
    dependencies, zones: zoneNames, assetCacheOption: options.assetCache,
    assetCacheChanged: { [unowned self] in assets.cacheChanged() },
    telemetrySwitched: { [unowned self] () throws(Failure) in try telemetry.switched() })
  private lazy var telemetry: TelemetryModule = TelemetryModule(dependencies, options.telemetryNames ?? .standard) {
    [unowned self] in
    settings.keeper
  }
  /// The log of the data directory.
  private lazy var book = Log.book(for: options)
  private(set) lazy var log: LogModule = {
    hasLog = true
    return LogModule(
      dependencies, book,
      isOperator: { [unowned self] () throws(Failure) in try memberships.isOwnerEverywhere(at: clock.now) },
      traces: LogTraces(
        diagnostics: { [unowned self] in jsonText(system.diagnose(isChecked: false, hasLog: false)) },
        syncStatus: { [unowned self] () throws(Failure) in try sync.statusText() },
        syncEvents: { [unowned self] () throws(Failure) in try sync.allEvents() },
        identities: { [unowned self] () throws(Failure) in
          try accounts.identities() + (sync.accountReference().map { [$0] } ?? []) + ["\(dependencies.account())"]
        }), whenCleared: Log.clear)
  }()
  private lazy var temperature = TemperatureModule(dependencies, table: options.table)
  private lazy var content: ContentModule = ContentModule(
    dependencies, container: { [unowned self] in sync }, problems: { PolicyModule.problems(of: $0, records: $1) },
    stored: { [unowned self] (type, now) throws(Failure) in try policy.recordsFetched(of: type, at: now) })
  private lazy var policy: PolicyModule = PolicyModule(
    dependencies, options.policy, entitlements: entitlements, build: build, content: content.keeper,
    deploymentChanged: { [unowned self] in sync.deploymentChanged() })
  private lazy var location = LocationModule(dependencies)
  private lazy var ai: AIModule = AIModule(dependencies) { [unowned self] in settings.keeper }
  private lazy var feedback = FeedbackModule(dependencies, session: accounts) { [unowned self] in system.appDiagnostics
  }
  private lazy var weather = WeatherModule(dependencies, thermometer: temperature.thermometer)

  /// Writes the app group's file. It is created when a value of the app group first changes, because it needs services
  /// that take longer to create than a call takes.
  private lazy var mirror: AppGroupMirror? = options.appGroupFile.map { path in
    AppGroupMirror(
      dependencies, PublishedFile(path), flags: policy.flags, entitlements: entitlements,
      forecaster: weather.forecaster, warn: Log.warning)
  }

  // MARK: Descriptions that are computed from the list

  /// The tags of the OpenRPC document, one for each service. A separate part of a service, such as `inventory.stock`,
  /// has the tag of the service.
  static var tags: [OpenRPC.Tag] {
    services.filter { !"\($0.type.name)".contains(".") }.map {
      OpenRPC.Tag(name: "\($0.type.name)", doc: "\($0.type.doc)")
    }
  }
  static var notifications: [NotificationDescription] { services.flatMap { $0.type.notifications } }
  static var errors: [ErrorDescription] {
    ErrorDescription.ofRPC + ErrorDescription.ofTenancy + services.flatMap { $0.type.errors }
  }
  /// The requests that the core may send to the host. Each request is listed once.
  var capabilities: [HostCapability] {
    var seen: Set<String> = []
    return (router.endpoints.flatMap(\.asks) + Composition.hostRequests).filter { seen.insert($0.name).inserted }
  }
  static var hostRequests: [HostCapability] { services.flatMap { $0.type.hostRequests } }
  static var documents: [DocumentDescription] { services.flatMap { $0.type.documents } }

  /// The tables of all services in a store, and their migrations.
  static func schema(of store: Store) -> FileSchema {
    ServiceSchema.file(
      of: store, { [Stores.schema, RenewalMemory.schema] + services.map { $0.type.schema } },
      legacy: { LegacySteps.names(of: store, upTo: $0) })
  }
}
